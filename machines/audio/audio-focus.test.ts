import fc from 'fast-check';
import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import {
  audioFocusMachine,
  type AudioFocusEvent,
  type SilencedBy,
  type SoundSource,
} from './audio-focus.machine.ts';

const player: SoundSource = { kind: 'player', id: 'player' };
const voice: SoundSource = { kind: 'voice', id: 'voice' };
const video = (id: string): SoundSource => ({ kind: 'media', id });
const sources = [player, voice, video('1'), video('2')];
const events: AudioFocusEvent[] = [
  ...sources.flatMap((source): AudioFocusEvent[] => [
    { type: 'sound.started', source },
    { type: 'sound.stopped', source },
  ]),
  { type: 'elsewhere.started' },
];

/** A fake environment: tracks which sources play, and silences them on request. */
function startEnvironment() {
  const heard = new Set<string>();
  const silenced: { source: SoundSource | undefined; by: SilencedBy }[] = [];
  const nameOf = ({ kind, id }: SoundSource) => `${kind} ${id}`;
  let notifications = 0;
  const actor = createActor(
    audioFocusMachine.provide({
      actions: {
        silence: (_, params) => {
          silenced.push(params);
          if (params.source) heard.delete(nameOf(params.source));
        },
        notifyOtherTabs: () => {
          notifications += 1;
        },
      },
    }),
  ).start();
  return {
    silenced,
    heard,
    notifications: () => notifications,
    send(event: AudioFocusEvent) {
      if (event.type === 'sound.started') heard.add(nameOf(event.source));
      if (event.type === 'sound.stopped') heard.delete(nameOf(event.source));
      actor.send(event);
    },
  };
}

test('at most one source plays in any order of starts and stops', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events), { maxLength: 40 }), (sequence) => {
      const environment = startEnvironment();
      for (const event of sequence) {
        environment.send(event);
        expect(environment.heard.size).toBeLessThanOrEqual(1);
        if (event.type === 'elsewhere.started') expect(environment.heard.size).toBe(0);
      }
    }),
  );
});

test('a starting source silences the current one, and other tabs are notified', () => {
  const environment = startEnvironment();
  environment.send({ type: 'sound.started', source: player });
  environment.send({ type: 'sound.started', source: video('1') });
  expect(environment.silenced).toEqual([{ source: player, by: 'here' }]);
  expect([...environment.heard]).toEqual(['media 1']);
  expect(environment.notifications()).toBe(2);
});

test('a repeated start is no new start', () => {
  const environment = startEnvironment();
  environment.send({ type: 'sound.started', source: player });
  environment.send({ type: 'sound.started', source: player });
  expect(environment.silenced).toEqual([]);
  expect(environment.notifications()).toBe(1);
});

test('a late stop of a silenced source leaves the focus with the current holder', () => {
  const environment = startEnvironment();
  environment.send({ type: 'sound.started', source: player });
  environment.send({ type: 'sound.started', source: voice });
  environment.send({ type: 'sound.stopped', source: player });
  environment.send({ type: 'sound.started', source: video('2') });
  expect(environment.silenced.at(-1)).toEqual({ source: voice, by: 'here' });
});
