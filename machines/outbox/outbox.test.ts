import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { OutboxDelivery, OutboxEvent } from './outbox-setup.ts';
import { outboxMachine } from './outbox.machine.ts';
import type { PendingMutation } from './pending-mutation.ts';

const comment: PendingMutation = {
  clientId: 'c',
  act: { kind: 'comment', subject: { type: 'news', id: '1' }, body: '好' },
  by: '小林',
  at: 1,
};
type Shared = ReturnType<typeof openEnvironment>;

/** A fake device and gateway that several pages of the app share. */
function openEnvironment() {
  return {
    kept: new Map<string, PendingMutation>(),
    /** writes that the gateway accepted, each id once */
    written: new Map<string, PendingMutation['act']>(),
    refusals: new Set<string>(),
    tokens: new Set(['t']),
    isLocked: false,
  };
}

/** A page of the app; `answers` decides what the network does with each call. */
function openPage(environment: Shared, answers: () => 'through' | 'lost before' | 'lost after') {
  const machine = outboxMachine.provide({
    actors: {
      deliver: fromPromise<OutboxDelivery, { pending: PendingMutation | undefined }>(
        async ({ input: { pending } }) => {
          if (pending === undefined || environment.isLocked) return { kind: 'busy' };
          if (!environment.kept.has(pending.clientId)) return { kind: 'gone' };
          environment.isLocked = true;
          await Promise.resolve();
          const answer = answers();
          const isTaken = answer !== 'lost before' && environment.tokens.has('t');
          // a repeat gets the first response: the gateway keeps an idempotency record
          if (isTaken) environment.written.set(pending.clientId, pending.act);
          if (isTaken && answer === 'through') environment.kept.delete(pending.clientId);
          environment.isLocked = false;
          if (answer !== 'through') return { kind: 'unreached', reason: '网络断开了' };
          return isTaken ? { kind: 'sent' } : { kind: 'token-dead', reason: '登录已失效' };
        },
      ),
    },
    actions: {
      store: (_, { pending }) => pending && environment.kept.set(pending.clientId, pending),
      drop: (_, { clientId }) => environment.kept.delete(clientId),
      reportSent: () => {},
      reportRefused: () => {},
      reportTokenDead: () => {},
      reportNotStored: () => {},
    },
  });
  const clock = new SimulatedClock();
  const pending = [...environment.kept.values()].toSorted((a, b) => a.at - b.at);
  return {
    clock,
    actor: createActor(machine, { clock, input: { pending, isOnline: true } }).start(),
  };
}

const reader = { token: 't', name: '小林' };
/** Runs all pending microtasks. */
async function runMicrotasks(): Promise<void> {
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
}

test('in any order of network, token and page events, each mutation arrives once, and the latest like wins', async () => {
  const happening = fc.constantFrom(
    'write',
    'like',
    'lose network',
    'find network',
    'token dies',
    'sign in again',
    'another page opens',
    'page closes',
    'time passes',
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(happening, { maxLength: 25 }),
      fc.infiniteStream(fc.constantFrom('through', 'lost before', 'lost after')),
      async (happenings, fates) => {
        const environment = openEnvironment();
        const open = () => {
          const page = openPage(environment, () => fates.next().value);
          page.actor.send({ type: 'reader.changed', reader });
          return page;
        };
        let pages = [open()];
        const made: PendingMutation[] = [];
        let isLiked = false;
        const make = (act: PendingMutation['act']) => {
          const pending = { ...comment, clientId: `id-${made.length}`, act, at: made.length };
          made.push(pending);
          pages[0]?.actor.send({ type: 'mutation.made', pending });
        };
        const tell = (event: OutboxEvent) => pages.forEach(({ actor }) => actor.send(event));
        for (const what of happenings) {
          if (what === 'write')
            make({ kind: 'comment', subject: { type: 'news', id: '1' }, body: `第${made.length}条` });
          if (what === 'like') {
            isLiked = !isLiked;
            make({ kind: 'story-like', newsId: '1', like: isLiked });
          }
          if (what === 'lose network') tell({ type: 'network.lost' });
          if (what === 'find network') tell({ type: 'network.restored' });
          if (what === 'token dies') environment.tokens.clear();
          if (what === 'sign in again') environment.tokens.add('t');
          if (what === 'another page opens') pages.push(open());
          if (what === 'page closes' && pages.length > 1) pages.pop()?.actor.stop();
          if (what === 'time passes') await runMicrotasks();
        }
        // finally everything works, and the reader opens the app once more
        await runMicrotasks();
        pages.forEach(({ actor }) => actor.stop());
        environment.tokens.add('t');
        pages = [openPage(environment, () => 'through')];
        tell({ type: 'reader.changed', reader });
        for (let round = 0; round < made.length + 1; round += 1) await runMicrotasks();
        expect(environment.kept.size).toBe(0);
        const written = [...environment.written.values()];
        for (const { act } of made)
          if (act.kind === 'comment') expect(written.filter((one) => one === act)).toHaveLength(1);
        const likes = written.filter((act) => act.kind === 'story-like');
        expect(likes.at(-1)?.like ?? false).toBe(isLiked);
        pages.forEach(({ actor }) => actor.stop());
      },
    ),
    { numRuns: 1000 },
  );
});
