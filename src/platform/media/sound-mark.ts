/** Says on the document that the mini player stands over the page: pages then end above it. */
export function markMiniPlayer(isShown: boolean): void {
  const { dataset } = document.documentElement;
  if (isShown) dataset.sound = 'on';
  else delete dataset.sound;
}
