import { after, defineProof, done, failed } from '../proof/proof.ts';
import { readAloudMachine, type Reading } from './read-aloud.machine.ts';

const reading: Reading = { id: '1001', title: '泉水涨了', sentences: ['一。', '二。', '三。'] };
const asked = { type: 'reading.requested', reading } as const;
const faster = { type: 'rate.requested', rate: 1.5 } as const;
const found = done('findVoice', true);
const none = done('findVoice', false);
const aloud = [asked, found] as const;

const speaks = (text: string, rate = 1) => ({ type: 'speak', params: { text, rate } });

export const readAloudProof = defineProof({
  name: 'read-aloud',
  title: '朗读',
  machine: readAloudMachine,
  events: [
    asked,
    'toggle.requested',
    'pause.requested',
    'next.requested',
    'previous.requested',
    faster,
    'close.requested',
    'sentence.spoken',
    'voice.failed',
    'sound.silenced',
  ],
  actorOutcomes: { findVoice: { done: [true, false], error: ['no voices'] } },
  invariants: {
    'there is a story exactly while it is read, and the place is one of its sentences': ({ to }) => {
      const { reading: read, at } = to.context;
      return to.hasTag('active') === (read !== undefined) && at >= 0 && at < (read?.sentences.length ?? 1);
    },
    'whatever is read is spoken from its start, in the words of the place': ({ to, effects }) =>
      effects.every(
        ({ type, params }) =>
          type !== 'speak' ||
          JSON.stringify(params) ===
            JSON.stringify({ text: to.context.reading?.sentences[to.context.at], rate: to.context.rate }),
      ),
    'a voice that is not wanted any more is hushed': ({ from, event, to, effects }) =>
      !from.hasTag('heard') ||
      to.hasTag('heard') ||
      event.type === 'sentence.spoken' ||
      effects.some(({ type }) => type === 'hush'),
  },
  expectations: {
    'nothing is read at first': { when: [], state: 'idle', tags: [] },
    'a voice is looked for first': {
      when: [asked],
      state: 'finding',
      tags: ['active', 'busy'],
      effects: ['hush'],
    },
    'the first sentence is read': {
      when: aloud,
      state: 'speaking',
      tags: ['active', 'heard'],
      effects: [speaks('一。')],
    },
    'a device without a Chinese voice says so': {
      when: [asked, none],
      state: 'voiceless',
      tags: ['active', 'voiceless'],
      effects: [],
    },
    'a device that cannot tell its voices has none': {
      when: [asked, failed('findVoice')],
      state: 'voiceless',
    },
    'a voice is looked for again when asked': { when: [asked, none, 'toggle.requested'], state: 'finding' },
    'a tap while a voice is looked for gives up': {
      when: [asked, 'toggle.requested'],
      state: 'idle',
      context: { reading: undefined },
    },
    'a pause while a voice is looked for gives up': {
      when: [asked, 'pause.requested'],
      state: 'idle',
      context: { reading: undefined },
    },
    'another sound while a voice is looked for gives up': {
      when: [asked, 'sound.silenced'],
      state: 'idle',
      context: { reading: undefined },
    },
    'one sentence follows the other': {
      when: [...aloud, 'sentence.spoken'],
      state: 'speaking',
      context: { at: 1 },
      effects: [speaks('二。')],
    },
    'each sentence has its own minute': {
      when: [...aloud, after(59_999), 'sentence.spoken', after(59_999)],
      state: 'speaking',
    },
    'after the last sentence the story is over': {
      when: [...aloud, 'sentence.spoken', 'sentence.spoken', 'sentence.spoken'],
      state: 'finished',
      tags: ['active'],
      effects: [],
    },
    'a story that is over is read once more from its start': {
      when: [...aloud, 'next.requested', 'next.requested', 'sentence.spoken', 'toggle.requested'],
      state: 'speaking',
      context: { at: 0 },
      effects: [speaks('一。')],
    },
    'the next sentence is read at once': {
      when: [...aloud, 'next.requested'],
      state: 'speaking',
      effects: ['hush', speaks('二。')],
    },
    'a sentence gone on to has its own minute': {
      when: [...aloud, after(59_999), 'next.requested', after(1)],
      state: 'speaking',
    },
    'the sentence before is read at once': {
      when: [...aloud, 'next.requested', 'previous.requested'],
      state: 'speaking',
      effects: ['hush', speaks('一。')],
    },
    'a sentence gone back to has its own minute': {
      when: [...aloud, 'next.requested', after(59_999), 'previous.requested', after(1)],
      state: 'speaking',
    },
    'a tap pauses': {
      when: [...aloud, 'toggle.requested'],
      state: 'paused',
      tags: ['active'],
      effects: ['hush'],
    },
    'a pause pauses': { when: [...aloud, 'pause.requested'], state: 'paused', effects: ['hush'] },
    'another sound pauses': { when: [...aloud, 'sound.silenced'], state: 'paused', effects: ['hush'] },
    'going on repeats the sentence': {
      when: [...aloud, 'next.requested', 'pause.requested', 'toggle.requested'],
      state: 'speaking',
      effects: [speaks('二。')],
    },
    'in silence the place goes on': {
      when: [...aloud, 'pause.requested', 'next.requested'],
      state: 'paused',
      context: { at: 1 },
      effects: [],
    },
    'in silence the place goes back': {
      when: [...aloud, 'next.requested', 'pause.requested', 'previous.requested'],
      state: 'paused',
      context: { at: 0 },
      effects: [],
    },
    'a voice that breaks off says so': {
      when: [...aloud, 'voice.failed'],
      state: 'failed',
      tags: ['active', 'failed'],
      effects: ['hush'],
    },
    'a voice that broke off is tried again': {
      when: [...aloud, 'voice.failed', 'toggle.requested'],
      state: 'speaking',
      effects: [speaks('一。')],
    },
    'a voice that falls silent without a word has a minute': {
      when: [...aloud, after(59_999)],
      state: 'speaking',
    },
    'a voice that falls silent without a word has failed': {
      when: [...aloud, after(60_000)],
      state: 'failed',
      effects: ['hush'],
    },
    'another speed reads the sentence once more at it': {
      when: [...aloud, faster],
      state: 'speaking',
      effects: ['hush', speaks('一。', 1.5)],
    },
    'a sentence at another speed has its own minute': {
      when: [...aloud, after(59_999), faster, after(1)],
      state: 'speaking',
    },
    'a speed chosen before is kept': {
      when: [faster, ...aloud],
      context: { rate: 1.5 },
      effects: [speaks('一。', 1.5)],
    },
    'a speed chosen in a pause is kept': {
      when: [...aloud, 'pause.requested', faster],
      state: 'paused',
      context: { rate: 1.5 },
      effects: [],
    },
    'another story takes the place of the first': {
      when: [...aloud, 'next.requested', asked],
      state: 'finding',
      context: { at: 0 },
      effects: ['hush'],
    },
    'closing ends it': {
      when: [...aloud, 'close.requested'],
      state: 'idle',
      context: { reading: undefined, at: 0 },
      effects: ['hush'],
    },
  },
});
