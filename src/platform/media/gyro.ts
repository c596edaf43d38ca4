/** Orientation of the phone in degrees; `turned` is the screen's rotation from its natural orientation. */
export interface DeviceOrientation {
  readonly alpha: number;
  readonly beta: number;
  readonly gamma: number;
  readonly turned: number;
}

/** iOS asks for permission first, and only after a tap. */
interface PermissionRequester {
  readonly requestPermission?: () => Promise<PermissionState>;
}

/** @returns `granted` if no permission is needed */
async function requestPermission(
  sense: typeof DeviceOrientationEvent & PermissionRequester,
): Promise<PermissionState> {
  // a request without a tap throws
  return (await sense.requestPermission?.().catch(() => 'denied' as const)) ?? 'granted';
}

/** without the sensor no event arrives */
const timeoutMs = 1500;

/**
 * Asks for permission if needed, and waits for the first event.
 * @returns `missing` if the device has no such sensor
 */
export async function requestGyro(): Promise<'granted' | 'refused' | 'missing'> {
  if (!('DeviceOrientationEvent' in window)) return 'missing';
  if ((await requestPermission(DeviceOrientationEvent)) !== 'granted') return 'refused';
  return new Promise((resolve) => {
    const respondWith = (found: 'granted' | 'missing') => {
      stop();
      clearTimeout(waiting);
      resolve(found);
    };
    const stop = watchPhone(() => respondWith('granted'));
    const waiting = setTimeout(() => respondWith('missing'), timeoutMs);
  });
}

/** Degrees; older iOS versions have it on `window` only. */
function screenTurned(): number {
  const { orientation: ofScreen }: { orientation?: ScreenOrientation } = screen;
  const { orientation: ofWindow }: { orientation?: number } = window;
  return ofScreen?.angle ?? ofWindow ?? 0;
}

/** Calls back when the orientation changes. @returns a function that unsubscribes */
export function watchPhone(onHeld: (held: DeviceOrientation) => void): () => void {
  const feel = ({ alpha, beta, gamma }: DeviceOrientationEvent) => {
    // computers fire the event without values
    if (alpha === null || beta === null || gamma === null) return;
    onHeld({ alpha, beta, gamma, turned: screenTurned() });
  };
  addEventListener('deviceorientation', feel);
  return () => removeEventListener('deviceorientation', feel);
}
