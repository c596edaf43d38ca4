import fc from 'fast-check';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { expect, test } from 'vitest';
import { sentenceTimeoutMs, readAloudMachine, type ReadAloudEvent } from './read-aloud.machine.ts';

const reading = { id: '1001', title: '泉水涨了', sentences: ['一。', '二。'] };
const events: ReadAloudEvent[] = [
  { type: 'reading.requested', reading },
  { type: 'toggle.requested' },
  { type: 'pause.requested' },
  { type: 'next.requested' },
  { type: 'previous.requested' },
  { type: 'rate.requested', rate: 1 },
  { type: 'close.requested' },
  { type: 'sentence.spoken' },
  { type: 'voice.failed' },
  { type: 'sound.silenced' },
];
function start({ hasVoice = true } = {}) {
  const clock = new SimulatedClock();
  const spoken: string[] = [];
  let voice: string | undefined;
  const actor = createActor(
    readAloudMachine.provide({
      actors: { findVoice: fromPromise(() => Promise.resolve(hasVoice)) },
      actions: {
        speak: (_, { text, rate }) => {
          // a browser queues utterances: a second one would be spoken after the first
          if (voice !== undefined) throw new Error('two voices at once');
          voice = text;
          spoken.push(rate === 1 ? text : `${text}×${rate}`);
        },
        stopSpeech: () => {
          voice = undefined;
        },
      },
    }),
    { clock },
  ).start();
  return {
    clock,
    spoken,
    actor,
    voice: () => voice,
    send(...sent: readonly ReadAloudEvent[]) {
      for (const event of sent) {
        if (event.type === 'sentence.spoken' || event.type === 'voice.failed') {
          // only an audible voice fires these events
          if (voice === undefined) continue;
          voice = undefined;
        }
        actor.send(event);
      }
    },
    async begin() {
      actor.send({ type: 'reading.requested', reading });
      await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    },
  };
}

test('in any order of events, one voice speaks, and only while a story is read', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...events), { maxLength: 30 }), async (sequence) => {
      const reader = start();
      for (const event of sequence) {
        reader.send(event);
        if (reader.actor.getSnapshot().hasTag('busy'))
          await waitFor(reader.actor, (snapshot) => !snapshot.hasTag('busy'));
        const snapshot = reader.actor.getSnapshot();
        expect(reader.voice() !== undefined).toBe(snapshot.hasTag('heard'));
      }
    }),
    { numRuns: 60 },
  );
});

test('reads sentence by sentence to the end, and again from the start when asked', async () => {
  const reader = start();
  await reader.begin();
  reader.send({ type: 'sentence.spoken' }, { type: 'sentence.spoken' });
  expect(reader.actor.getSnapshot().matches('finished')).toBe(true);
  reader.send({ type: 'toggle.requested' });
  expect(reader.spoken).toEqual(['一。', '二。', '一。']);
});

test('a pause stops within the sentence, which is repeated', async () => {
  const reader = start();
  await reader.begin();
  reader.send({ type: 'next.requested' }, { type: 'pause.requested' });
  expect(reader.voice()).toBeUndefined();
  reader.send({ type: 'toggle.requested' });
  expect(reader.spoken).toEqual(['一。', '二。', '二。']);
});

test('another rate repeats the sentence at it', async () => {
  const reader = start();
  await reader.begin();
  reader.send({ type: 'rate.requested', rate: 1.5 });
  expect(reader.spoken).toEqual(['一。', '一。×1.5']);
});

test('a device without a Chinese voice says so and stays silent', async () => {
  const reader = start({ hasVoice: false });
  await reader.begin();
  expect(reader.actor.getSnapshot().hasTag('voiceless')).toBe(true);
  expect(reader.spoken).toEqual([]);
});

test('a voice that stops without an event counts as failed after a minute', async () => {
  const reader = start();
  await reader.begin();
  reader.clock.increment(sentenceTimeoutMs);
  expect(reader.actor.getSnapshot().hasTag('failed')).toBe(true);
  reader.send({ type: 'toggle.requested' });
  expect(reader.spoken).toEqual(['一。', '一。']);
});
