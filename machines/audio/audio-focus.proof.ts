import { defineProof, equivalence } from '../proof/proof.ts';
import { audioFocusMachine, type SoundSource } from './audio-focus.machine.ts';

const player: SoundSource = { kind: 'player', id: 'player' };
const video: SoundSource = { kind: 'media', id: 'video' };
const starts = (source: SoundSource) => ({ type: 'sound.started', source }) as const;
const stops = (source: SoundSource) => ({ type: 'sound.stopped', source }) as const;

export const audioFocusProof = defineProof({
  name: 'audio-focus',
  title: '谁在出声',
  machine: audioFocusMachine,
  events: [starts(player), starts(video), stops(player), stops(video), 'elsewhere.started'],
  invariants: {
    'a sound plays exactly while there is a holder': ({ to }) =>
      to.hasTag('sounding') === (to.context.holder !== undefined),
    'a holder is silenced exactly when another source takes its place': ({ from, to, effects }) => {
      const silenced = effects.filter(({ type }) => type === 'silence').length;
      const { holder } = from.context;
      const isTaken = holder !== undefined && to.context.holder !== undefined && holder !== to.context.holder;
      return isTaken ? silenced === 1 : silenced === 0 || to.context.holder === undefined;
    },
  },
  equivalentMutants: {
    '* with notifyOtherTabs before gainFocus': equivalence.order,
  },
  expectations: {
    'initially nothing plays': { when: [], state: 'silent', tags: [] },
    'a starting sound plays, and other tabs are notified': {
      when: [starts(player)],
      state: 'sounding',
      context: { holder: player },
      effects: ['notifyOtherTabs'],
    },
    'a second sound silences the first': {
      when: [starts(player), starts(video)],
      state: 'sounding',
      context: { holder: video },
      effects: [{ type: 'silence', params: { source: player, by: 'here' } }, 'notifyOtherTabs'],
    },
    'a repeated start silences nothing': {
      when: [starts(player), starts(player)],
      state: 'sounding',
      context: { holder: player },
      effects: [],
    },
    'a stopped sound releases the focus': {
      when: [starts(player), stops(player)],
      state: 'silent',
      context: { holder: undefined },
    },
    'the stop of a sound that does not play is ignored': {
      when: [starts(player), starts(video), stops(player)],
      state: 'sounding',
      context: { holder: video },
    },
    'a sound in another tab silences the one here': {
      when: [starts(player), 'elsewhere.started'],
      state: 'silent',
      context: { holder: undefined },
      effects: [{ type: 'silence', params: { source: player, by: 'elsewhere' } }],
    },
  },
});
