/** GB of memory required for speculative work */
const enough = 2;
/** GB of memory and processor cores required for animations of whole pages */
const animating = { memory: 4, cores: 4 };

/** `deviceMemory` in GB where supported; other browsers count as having enough. */
function memoryOf(source: Navigator & { deviceMemory?: number }): number {
  return source.deviceMemory ?? Infinity;
}

/** Whether the device can be expected to animate whole pages smoothly. */
export const canAnimatePages = () =>
  navigator.hardwareConcurrency >= animating.cores && memoryOf(navigator) >= animating.memory;

/** Whether the device has the resources for speculative work, and can render it hidden (`content-visibility`). */
export function hasSpareResources(): boolean {
  return memoryOf(navigator) >= enough && CSS.supports('content-visibility', 'hidden');
}
