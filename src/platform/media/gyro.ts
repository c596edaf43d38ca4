/** How the phone is held, in degrees; `turned` is how far its screen is turned from how it is made. */
export interface PhoneHeld {
  readonly alpha: number;
  readonly beta: number;
  readonly gamma: number;
  readonly turned: number;
}

/** Phones of one maker ask their reader first, and only on a tap. */
interface Asking {
  readonly requestPermission?: () => Promise<PermissionState>;
}

/** @returns `granted` where nobody need be asked */
async function askReader(sense: typeof DeviceOrientationEvent & Asking): Promise<PermissionState> {
  // a question that no tap asked is thrown back
  return (await sense.requestPermission?.().catch(() => 'denied' as const)) ?? 'granted';
}

/** ms that a phone may take to say how it is held: what has no such sense never does */
const limit = 1500;

/**
 * Asks the reader, where the phone wants that, and then the phone.
 * @returns `missing` where it does not feel how it is held
 */
export async function askGyro(): Promise<'granted' | 'refused' | 'missing'> {
  if (!('DeviceOrientationEvent' in window)) return 'missing';
  if ((await askReader(DeviceOrientationEvent)) !== 'granted') return 'refused';
  return new Promise((resolve) => {
    const answerWith = (found: 'granted' | 'missing') => {
      stop();
      clearTimeout(waiting);
      resolve(found);
    };
    const stop = watchPhone(() => answerWith('granted'));
    const waiting = setTimeout(() => answerWith('missing'), limit);
  });
}

/** Degrees; phones of one maker that are some years old know it of the window alone. */
function screenTurned(): number {
  const { orientation: ofScreen }: { orientation?: ScreenOrientation } = screen;
  const { orientation: ofWindow }: { orientation?: number } = window;
  return ofScreen?.angle ?? ofWindow ?? 0;
}

/** Calls back whenever the phone is held otherwise. @returns stops watching */
export function watchPhone(onHeld: (held: PhoneHeld) => void): () => void {
  const feel = ({ alpha, beta, gamma }: DeviceOrientationEvent) => {
    // computers have the event, and nothing to say
    if (alpha === null || beta === null || gamma === null) return;
    onHeld({ alpha, beta, gamma, turned: screenTurned() });
  };
  addEventListener('deviceorientation', feel);
  return () => removeEventListener('deviceorientation', feel);
}
