// Compiled but never run: a machine that sets, and a page that asks for, an unknown tag is a type error, as is an unknown
// emitted event.
import { createActor, emit, setup } from 'xstate';
import { composerMachine } from './composer/composer.machine.ts';
import { prefetchMachine } from './prefetch/prefetch.machine.ts';
import type { NoEmittedEvents, NoTags } from './none.ts';

const composer = createActor(composerMachine).getSnapshot();
const prefetch = createActor(prefetchMachine).getSnapshot();
export const good = composer.hasTag('may-send');
export const wrong = [
  // @ts-expect-error unknown tag
  composer.hasTag('may-sent'),
  // @ts-expect-error a machine without tags
  prefetch.hasTag('busy'),
];

const lamp = setup({
  types: { tags: {} as 'lit', emitted: {} as { type: 'lamp.lit' } },
  actions: {
    light: emit({ type: 'lamp.lit' }),
    // @ts-expect-error unknown emitted event
    lit: emit({ type: 'lamp.light' }),
  },
});
export const lamps = [
  lamp.createMachine({ tags: 'lit', entry: 'light' }),
  // @ts-expect-error unknown tag
  lamp.createMachine({ tags: 'light' }),
];

export const quiet = setup({
  types: { tags: {} as NoTags, emitted: {} as NoEmittedEvents },
  actions: {
    // @ts-expect-error a machine that emits nothing
    light: emit({ type: 'lamp.lit' }),
  },
});
