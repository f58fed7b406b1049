/** What Enter and the space bar do on something that is drawn as a button. */
export const onPress = (act: () => unknown) => (event: KeyboardEvent): void => {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  event.stopPropagation();
  act();
};
