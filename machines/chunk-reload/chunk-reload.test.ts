import { createActor } from 'xstate';
import { describe, expect, test, vi } from 'vitest';
import { explore } from '../proof/explore.ts';
import { chunkReloadMachine } from './chunk-reload.machine.ts';
import { reloadGuard } from './reload-guard.ts';

const now = 1_800_000_000_000;
const walkAfter = (reloadedAt: number | undefined) =>
  explore(chunkReloadMachine, {
    input: { reloadedAt },
    events: [{ type: 'chunk.failed', at: now }, { type: 'reload.asked' }],
  });

function run(reloadedAt: number | undefined, at = now) {
  const reloadPage = vi.fn();
  const rememberReload = vi.fn();
  const machine = chunkReloadMachine.provide({ actions: { reloadPage, rememberReload } });
  const actor = createActor(machine, { input: { reloadedAt } }).start();
  actor.send({ type: 'chunk.failed', at });
  return { actor, reloadPage, rememberReload };
}

test('every state is reached and every transition taken, before and after a reload', () => {
  const fresh = walkAfter(undefined);
  const again = walkAfter(now - 1);
  expect(again.unreachedStates).toEqual([]);
  expect(fresh.untakenTransitions.filter((name) => again.untakenTransitions.includes(name))).toEqual([]);
});

describe('a part of the app that cannot be loaded', () => {
  test('reloads the page and keeps the time', () => {
    const { reloadPage, rememberReload } = run(undefined);
    expect(reloadPage).toHaveBeenCalledTimes(1);
    expect(rememberReload.mock.calls[0]?.[1]).toEqual({ at: now });
  });

  test.each([
    ['within the minute', now - reloadGuard + 1],
    ['with a clock a little ahead', now + 10],
  ])('does not reload again %s, but on the reader’s word', (_name, reloadedAt) => {
    const { actor, reloadPage } = run(reloadedAt);
    expect(reloadPage).not.toHaveBeenCalled();
    expect(actor.getSnapshot().hasTag('broken')).toBe(true);
    actor.send({ type: 'reload.asked' });
    expect(reloadPage).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['after a minute', now - reloadGuard],
    ['when the clock was set back a day', now + 86_400_000],
  ])('reloads again %s', (_name, reloadedAt) => {
    expect(run(reloadedAt).reloadPage).toHaveBeenCalledTimes(1);
  });
});

test('a forgotten wire throws its own name', () => {
  const failures: unknown[] = [];
  const actor = createActor(chunkReloadMachine, { input: { reloadedAt: undefined } });
  actor.subscribe({ error: (error) => failures.push(error) });
  actor.start();
  actor.send({ type: 'chunk.failed', at: now });
  expect(String(failures[0])).toContain('rememberReload');
});
