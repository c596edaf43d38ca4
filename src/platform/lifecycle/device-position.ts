/** Degrees. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

const timeoutMs = 15_000;

/**
 * Requests the device's position; the browser asks for permission first.
 * @returns the position, `refused` without permission, `unknown` if it cannot be determined
 */
export function requestPosition(): Promise<Position | 'refused' | 'unknown'> {
  const { geolocation }: { readonly geolocation?: Geolocation } = navigator;
  if (geolocation === undefined) return Promise.resolve('unknown');
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? 'refused' : 'unknown'),
      { timeout: timeoutMs, maximumAge: 60_000 },
    );
  });
}
