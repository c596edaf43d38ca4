/** Marks the document while the mini player is shown, so that pages end above it. */
export function markMiniPlayer(isShown: boolean): void {
  const { dataset } = document.documentElement;
  if (isShown) dataset.sound = 'on';
  else delete dataset.sound;
}
