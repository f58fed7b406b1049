#!/bin/sh
# Writes a backup, tries it out by restoring it into an empty database, and keeps the newest few.
# KEYFLOWER_DATABASE: the server's file or PostgreSQL URL. KEYFLOWER_BACKUPS: the folder. KEYFLOWER_BACKUPS_KEPT: how many.
set -eu
folder=${KEYFLOWER_BACKUPS:?the folder for backups}
kept=${KEYFLOWER_BACKUPS_KEPT:-14}
: "${KEYFLOWER_DATABASE:?the database of the server}"
mkdir -p "$folder"
trial=$(mktemp -d)
trap 'rm -rf "$trial"' EXIT
made="$folder/keyflower-$(date -u +%Y%m%dT%H%M%SZ).gz"

keyflower backup "$trial/new.gz"
# A backup that cannot be read back is none: then nothing older is touched, and the unit fails.
keyflower restore "$trial/new.gz" --database "$trial/trial.db"
cp "$trial/new.gz" "$made.part"
mv "$made.part" "$made"

find "$folder" -maxdepth 1 -name 'keyflower-*.gz' | sort -r | tail -n "+$((kept + 1))" | while read -r old; do
    rm -f "$old"
done
