import { after, defineProof, equivalence, done, failed } from '../proof/proof.ts';
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
    'there is a story exactly while it is read, and the position is one of its sentences': ({ to }) => {
      const { reading: read, at } = to.context;
      return to.hasTag('active') === (read !== undefined) && at >= 0 && at < (read?.sentences.length ?? 1);
    },
    'speech always starts with the sentence at the position': ({ to, effects }) =>
      effects.every(
        ({ type, params }) =>
          type !== 'speak' ||
          JSON.stringify(params) ===
            JSON.stringify({ text: to.context.reading?.sentences[to.context.at], rate: to.context.rate }),
      ),
    'unwanted speech is cancelled': ({ from, event, to, effects }) =>
      !from.hasTag('heard') ||
      to.hasTag('heard') ||
      event.type === 'sentence.spoken' ||
      effects.some(({ type }) => type === 'stopSpeech'),
  },
  equivalentMutants: {
    'readAloud on *.requested with reenter': equivalence.reenter,
    '* with setReading before stopSpeech': equivalence.order,
    '* with clearReading before stopSpeech': equivalence.order,
    '* with goNext before stopSpeech': equivalence.order,
    '* with goPrevious before stopSpeech': equivalence.order,
    '* with setRate before stopSpeech': equivalence.order,
  },
  expectations: {
    'initially nothing is read': { when: [], state: 'idle', tags: [] },
    'first a voice is looked for': {
      when: [asked],
      state: 'finding',
      tags: ['active', 'busy'],
      effects: ['stopSpeech'],
    },
    'the first sentence is spoken': {
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
    'a device that cannot list its voices has none': {
      when: [asked, failed('findVoice')],
      state: 'voiceless',
    },
    'the search for a voice can be retried': { when: [asked, none, 'toggle.requested'], state: 'finding' },
    'a tap during the search for a voice stops it': {
      when: [asked, 'toggle.requested'],
      state: 'idle',
      context: { reading: undefined },
    },
    'a pause during the search for a voice stops it': {
      when: [asked, 'pause.requested'],
      state: 'idle',
      context: { reading: undefined },
    },
    'another sound during the search for a voice stops it': {
      when: [asked, 'sound.silenced'],
      state: 'idle',
      context: { reading: undefined },
    },
    'the next sentence follows': {
      when: [...aloud, 'sentence.spoken'],
      state: 'speaking',
      context: { at: 1 },
      effects: [speaks('二。')],
    },
    'each sentence has its own time limit': {
      when: [...aloud, after(59_999), 'sentence.spoken', after(59_999)],
      state: 'speaking',
    },
    'the story ends after its last sentence': {
      when: [...aloud, 'sentence.spoken', 'sentence.spoken', 'sentence.spoken'],
      state: 'finished',
      tags: ['active'],
      effects: [],
    },
    'an ended story can be read again from the start': {
      when: [...aloud, 'next.requested', 'next.requested', 'sentence.spoken', 'toggle.requested'],
      state: 'speaking',
      context: { at: 0 },
      effects: [speaks('一。')],
    },
    'stepping forward speaks the next sentence at once': {
      when: [...aloud, 'next.requested'],
      state: 'speaking',
      effects: ['stopSpeech', speaks('二。')],
    },
    'a sentence stepped forward to has its own time limit': {
      when: [...aloud, after(59_999), 'next.requested', after(1)],
      state: 'speaking',
    },
    'stepping back speaks the previous sentence at once': {
      when: [...aloud, 'next.requested', 'previous.requested'],
      state: 'speaking',
      effects: ['stopSpeech', speaks('一。')],
    },
    'a sentence stepped back to has its own time limit': {
      when: [...aloud, 'next.requested', after(59_999), 'previous.requested', after(1)],
      state: 'speaking',
    },
    'a tap pauses': {
      when: [...aloud, 'toggle.requested'],
      state: 'paused',
      tags: ['active'],
      effects: ['stopSpeech'],
    },
    'a pause event pauses': { when: [...aloud, 'pause.requested'], state: 'paused', effects: ['stopSpeech'] },
    'another sound pauses': { when: [...aloud, 'sound.silenced'], state: 'paused', effects: ['stopSpeech'] },
    'resuming repeats the sentence': {
      when: [...aloud, 'next.requested', 'pause.requested', 'toggle.requested'],
      state: 'speaking',
      effects: [speaks('二。')],
    },
    'stepping forward while paused moves the position': {
      when: [...aloud, 'pause.requested', 'next.requested'],
      state: 'paused',
      context: { at: 1 },
      effects: [],
    },
    'stepping back while paused moves the position': {
      when: [...aloud, 'next.requested', 'pause.requested', 'previous.requested'],
      state: 'paused',
      context: { at: 0 },
      effects: [],
    },
    'a failing voice is shown': {
      when: [...aloud, 'voice.failed'],
      state: 'failed',
      tags: ['active', 'failed'],
      effects: ['stopSpeech'],
    },
    'a failed voice can be retried': {
      when: [...aloud, 'voice.failed', 'toggle.requested'],
      state: 'speaking',
      effects: [speaks('一。')],
    },
    'a voice without an end event has a minute': {
      when: [...aloud, after(59_999)],
      state: 'speaking',
    },
    'a voice without an end event has failed after a minute': {
      when: [...aloud, after(60_000)],
      state: 'failed',
      effects: ['stopSpeech'],
    },
    'another rate repeats the sentence at it': {
      when: [...aloud, faster],
      state: 'speaking',
      effects: ['stopSpeech', speaks('一。', 1.5)],
    },
    'a sentence at another rate has its own time limit': {
      when: [...aloud, after(59_999), faster, after(1)],
      state: 'speaking',
    },
    'a rate chosen before reading is kept': {
      when: [faster, ...aloud],
      context: { rate: 1.5 },
      effects: [speaks('一。', 1.5)],
    },
    'a rate chosen while paused is kept': {
      when: [...aloud, 'pause.requested', faster],
      state: 'paused',
      context: { rate: 1.5 },
      effects: [],
    },
    'another story replaces the first': {
      when: [...aloud, 'next.requested', asked],
      state: 'finding',
      context: { at: 0 },
      effects: ['stopSpeech'],
    },
    'closing ends reading': {
      when: [...aloud, 'close.requested'],
      state: 'idle',
      context: { reading: undefined, at: 0 },
      effects: ['stopSpeech'],
    },
  },
});
