import type { AnyMachineSnapshot } from 'xstate';
import type { Step } from './proof.ts';

/** When playback is no longer wanted, the machine pauses or releases the medium, unless the browser reported that it stopped. */
export const isStoppedWhenUnwanted = ({ from, event, to, effects }: Step<AnyMachineSnapshot>): boolean =>
  !from.hasTag('wanted') ||
  to.hasTag('wanted') ||
  event.type.startsWith('media.') ||
  effects.some(({ type }) => type === 'pause' || type === 'release');
