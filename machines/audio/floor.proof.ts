import { defineProof } from '../proof/proof.ts';
import { floorMachine, type SoundSource } from './floor.machine.ts';

const player: SoundSource = { kind: 'player', id: 'player' };
const film: SoundSource = { kind: 'media', id: 'film' };
const starts = (source: SoundSource) => ({ type: 'sound.started', source }) as const;
const stops = (source: SoundSource) => ({ type: 'sound.stopped', source }) as const;

export const floorProof = defineProof({
  name: 'floor',
  title: '谁在出声',
  machine: floorMachine,
  events: [starts(player), starts(film), stops(player), stops(film), 'elsewhere.started'],
  invariants: {
    'somebody is heard exactly while somebody holds the floor': ({ to }) =>
      to.hasTag('sounding') === (to.context.holder !== undefined),
    'whoever held the floor is silenced when another takes it, and nobody else': ({ from, to, effects }) => {
      const silenced = effects.filter(({ type }) => type === 'silence').length;
      const { holder } = from.context;
      const isTaken = holder !== undefined && to.context.holder !== undefined && holder !== to.context.holder;
      return isTaken ? silenced === 1 : silenced === 0 || to.context.holder === undefined;
    },
  },
  expectations: {
    'nobody is heard at first': { when: [], state: 'silent', tags: [] },
    'whoever starts is heard, and other tabs are told': {
      when: [starts(player)],
      state: 'sounding',
      context: { holder: player },
      effects: ['tellOthers'],
    },
    'another who starts silences the first': {
      when: [starts(player), starts(film)],
      state: 'sounding',
      context: { holder: film },
      effects: [{ type: 'silence', params: { source: player, by: 'here' } }, 'tellOthers'],
    },
    'one who starts twice silences nobody': {
      when: [starts(player), starts(player)],
      state: 'sounding',
      context: { holder: player },
      effects: [],
    },
    'one who stops leaves the floor': {
      when: [starts(player), stops(player)],
      state: 'silent',
      context: { holder: undefined },
    },
    'the stop of one who is not heard changes nothing': {
      when: [starts(player), starts(film), stops(player)],
      state: 'sounding',
      context: { holder: film },
    },
    'a sound in another tab silences the one here': {
      when: [starts(player), 'elsewhere.started'],
      state: 'silent',
      context: { holder: undefined },
      effects: [{ type: 'silence', params: { source: player, by: 'elsewhere' } }],
    },
  },
});
