/** GB of memory required for speculative work */
const enough = 2;

/** `deviceMemory` where supported; other browsers count as having enough. */
function memoryOf(source: Navigator & { deviceMemory?: number }): number {
  return source.deviceMemory ?? enough;
}

/** Whether the device has the resources for speculative work, and can render it hidden (`content-visibility`). */
export function hasSpareResources(): boolean {
  return memoryOf(navigator) >= enough && CSS.supports('content-visibility', 'hidden');
}
