import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { chunkReloadMachine } from './chunk-reload.machine.ts';

test('a missing implementation throws its name', () => {
  const failures: unknown[] = [];
  const actor = createActor(chunkReloadMachine, { input: { reloadedAt: undefined } });
  actor.subscribe({ error: (error) => failures.push(error) });
  actor.start();
  actor.send({ type: 'chunk.failed', at: 1_800_000_000_000 });
  expect(String(failures[0])).toContain('saveReloadTime');
});
