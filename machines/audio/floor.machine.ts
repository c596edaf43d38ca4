import { assign, setup } from 'xstate';
import { notProvidedAction } from '../not-provided.ts';

// Law: at most one sound is heard. Who starts silences whoever was heard before, here and in other tabs; a stop of
// somebody who is not heard any more changes nothing. Spec section 4.

/** What makes a sound: the player of audio news, the voice that reads a story, or a film or sound of the page's own. */
export interface SoundSource {
  readonly kind: 'player' | 'voice' | 'media';
  /** tells two films of one page apart */
  readonly id: string;
}

export type FloorEvent =
  | { type: 'sound.started'; source: SoundSource }
  | { type: 'sound.stopped'; source: SoundSource }
  /** another tab began to play */
  | { type: 'elsewhere.started' };

/** Who silenced a sound: another one of this page, or one in another tab. */
export type SilencedBy = 'here' | 'elsewhere';

interface FloorContext {
  readonly holder: SoundSource | undefined;
}

const same = (a: SoundSource | undefined, b: SoundSource) => a?.kind === b.kind && a.id === b.id;

export const floorMachine = setup({
  types: { context: {} as FloorContext, events: {} as FloorEvent },
  actions: {
    /** stops one that is heard; what it does then must not be taken for the reader's wish */
    silence: notProvidedAction<{ source: SoundSource | undefined; by: SilencedBy }>('silence'),
    /** tells other tabs that a sound is heard here */
    tellOthers: notProvidedAction('tellOthers'),
    takeFloor: assign({
      holder: ({ context, event }) => (event.type === 'sound.started' ? event.source : context.holder),
    }),
    leaveFloor: assign({ holder: undefined }),
  },
  guards: {
    isHolder: ({ context, event }) => 'source' in event && same(context.holder, event.source),
  },
}).createMachine({
  id: 'floor',
  context: { holder: undefined },
  initial: 'silent',
  states: {
    silent: {
      on: { 'sound.started': { target: 'sounding', actions: ['takeFloor', 'tellOthers'] } },
    },
    sounding: {
      tags: 'sounding',
      on: {
        'sound.started': [
          { guard: 'isHolder' },
          {
            actions: [
              {
                type: 'silence',
                params: ({ context }) => ({ source: context.holder, by: 'here' }),
              },
              'takeFloor',
              'tellOthers',
            ],
          },
        ],
        'sound.stopped': { guard: 'isHolder', target: 'silent', actions: 'leaveFloor' },
        'elsewhere.started': {
          target: 'silent',
          actions: [
            { type: 'silence', params: ({ context }) => ({ source: context.holder, by: 'elsewhere' }) },
            'leaveFloor',
          ],
        },
      },
    },
  },
});
