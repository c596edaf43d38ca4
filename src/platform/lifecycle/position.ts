/** Degrees. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** ms that a device may take to find out where it is */
const limit = 15_000;

/**
 * Where the device is; the browser asks its reader first. @returns why not, where they do not want it or it cannot be
 * found out
 */
export function askPosition(): Promise<Position | 'refused' | 'unknown'> {
  const { geolocation }: { readonly geolocation?: Geolocation } = navigator;
  if (geolocation === undefined) return Promise.resolve('unknown');
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? 'refused' : 'unknown'),
      { timeout: limit, maximumAge: 60_000 },
    );
  });
}
