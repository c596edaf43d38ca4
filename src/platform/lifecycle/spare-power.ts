/** GB of memory from which on work may be done that the reader might not need */
const enough = 2;

/** Browsers that say how much there is; the others are asked for the same as a phone with enough. */
function memoryOf(source: Navigator & { deviceMemory?: number }): number {
  return source.deviceMemory ?? enough;
}

/** Whether the device can do what may turn out to be for nothing, and hide what it made of it without painting it. */
export function hasSparePower(): boolean {
  return memoryOf(navigator) >= enough && CSS.supports('content-visibility', 'hidden');
}
