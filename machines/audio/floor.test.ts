import fc from 'fast-check';
import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { floorMachine, type FloorEvent, type SilencedBy, type SoundSource } from './floor.machine.ts';

const player: SoundSource = { kind: 'player', id: 'player' };
const voice: SoundSource = { kind: 'voice', id: 'voice' };
const film = (id: string): SoundSource => ({ kind: 'media', id });
const sources = [player, voice, film('1'), film('2')];
const events: FloorEvent[] = [
  ...sources.flatMap((source): FloorEvent[] => [
    { type: 'sound.started', source },
    { type: 'sound.stopped', source },
  ]),
  { type: 'elsewhere.started' },
];

/** The world as it is: who makes a sound just now, each silenced when told so. */
function startWorld() {
  const heard = new Set<string>();
  const silenced: { source: SoundSource | undefined; by: SilencedBy }[] = [];
  const nameOf = ({ kind, id }: SoundSource) => `${kind} ${id}`;
  let told = 0;
  const actor = createActor(
    floorMachine.provide({
      actions: {
        silence: (_, params) => {
          silenced.push(params);
          if (params.source) heard.delete(nameOf(params.source));
        },
        tellOthers: () => {
          told += 1;
        },
      },
    }),
  ).start();
  return {
    silenced,
    heard,
    told: () => told,
    send(event: FloorEvent) {
      if (event.type === 'sound.started') heard.add(nameOf(event.source));
      if (event.type === 'sound.stopped') heard.delete(nameOf(event.source));
      actor.send(event);
    },
  };
}

test('whatever starts and stops in whatever order, at most one is heard', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events), { maxLength: 40 }), (sequence) => {
      const world = startWorld();
      for (const event of sequence) {
        world.send(event);
        expect(world.heard.size).toBeLessThanOrEqual(1);
        if (event.type === 'elsewhere.started') expect(world.heard.size).toBe(0);
      }
    }),
  );
});

test('who starts silences whoever was heard, and the other tabs are told', () => {
  const world = startWorld();
  world.send({ type: 'sound.started', source: player });
  world.send({ type: 'sound.started', source: film('1') });
  expect(world.silenced).toEqual([{ source: player, by: 'here' }]);
  expect([...world.heard]).toEqual(['media 1']);
  expect(world.told()).toBe(2);
});

test('going on is no new start', () => {
  const world = startWorld();
  world.send({ type: 'sound.started', source: player });
  world.send({ type: 'sound.started', source: player });
  expect(world.silenced).toEqual([]);
  expect(world.told()).toBe(1);
});

test('a late stop of one that was silenced leaves the floor to who has it', () => {
  const world = startWorld();
  world.send({ type: 'sound.started', source: player });
  world.send({ type: 'sound.started', source: voice });
  world.send({ type: 'sound.stopped', source: player });
  world.send({ type: 'sound.started', source: film('2') });
  expect(world.silenced.at(-1)).toEqual({ source: voice, by: 'here' });
});
