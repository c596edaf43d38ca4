import { assign, setup } from 'xstate';
import type { NoEmittedEvents } from '../none.ts';
import { notProvidedAction } from '../not-provided.ts';

// Guarantees: at most one sound plays. A starting sound silences the current one, here and in other tabs; a stop
// event from a sound that no longer plays is ignored. Spec section 4.

/** A source of sound: the audio news player, the voice that reads a story, or a video or sound of the page. */
export interface SoundSource {
  readonly kind: 'player' | 'voice' | 'media';
  /** distinguishes several videos of one page */
  readonly id: string;
}

export type AudioFocusEvent =
  | { type: 'sound.started'; source: SoundSource }
  | { type: 'sound.stopped'; source: SoundSource }
  /** another tab started playing */
  | { type: 'elsewhere.started' };

/** What silenced a sound: another source of this page, or another tab. */
export type SilencedBy = 'here' | 'elsewhere';

interface AudioFocusContext {
  readonly holder: SoundSource | undefined;
}

const same = (a: SoundSource | undefined, b: SoundSource) => a?.kind === b.kind && a.id === b.id;

export const audioFocusMachine = setup({
  types: {
    context: {} as AudioFocusContext,
    events: {} as AudioFocusEvent,
    tags: {} as 'sounding',
    emitted: {} as NoEmittedEvents,
  },
  actions: {
    /** stops a source; its pause event must not be treated as the reader's pause */
    silence: notProvidedAction<{ source: SoundSource | undefined; by: SilencedBy }>('silence'),
    /** tells other tabs that a sound plays here */
    notifyOtherTabs: notProvidedAction('notifyOtherTabs'),
    gainFocus: assign({
      holder: ({ context, event }) => (event.type === 'sound.started' ? event.source : context.holder),
    }),
    loseFocus: assign({ holder: undefined }),
  },
  guards: {
    isHolder: ({ context, event }) => 'source' in event && same(context.holder, event.source),
  },
}).createMachine({
  id: 'audioFocus',
  context: { holder: undefined },
  initial: 'silent',
  states: {
    silent: {
      on: { 'sound.started': { target: 'sounding', actions: ['gainFocus', 'notifyOtherTabs'] } },
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
              'gainFocus',
              'notifyOtherTabs',
            ],
          },
        ],
        'sound.stopped': { guard: 'isHolder', target: 'silent', actions: 'loseFocus' },
        'elsewhere.started': {
          target: 'silent',
          actions: [
            { type: 'silence', params: ({ context }) => ({ source: context.holder, by: 'elsewhere' }) },
            'loseFocus',
          ],
        },
      },
    },
  },
});
