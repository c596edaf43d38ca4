import type { AnyMachineSnapshot } from 'xstate';
import type { Step } from './proof.ts';

/** Of a sound or a film: what is not wanted any more is paused or let go, unless the world said that it stopped. */
export const isStoppedWhenUnwanted = ({ from, event, to, effects }: Step<AnyMachineSnapshot>): boolean =>
  !from.hasTag('wanted') ||
  to.hasTag('wanted') ||
  event.type.startsWith('media.') ||
  effects.some(({ type }) => type === 'pause' || type === 'release');
