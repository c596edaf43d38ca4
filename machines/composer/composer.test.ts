import fc from 'fast-check';
import { createActor, fromPromise, waitFor, type SnapshotFrom } from 'xstate';
import { expect, test } from 'vitest';
import { composerMachine, type ComposerEvent, type QueuedComment } from './composer.machine.ts';
import type { Delivery } from '../outbox/delivery.ts';

const deliveries: readonly Delivery[] = [
  { kind: 'sent' },
  { kind: 'unreached', reason: '网络断开了' },
  { kind: 'token-dead', reason: '登录已失效' },
  { kind: 'too-fast', reason: '太快了', retryAfter: 3 },
  { kind: 'refused', reason: '这篇文章不能评论' },
  { kind: 'broken', reason: '没有成功' },
];

/** A composer in a fake environment that records its effects. */
function start(answers: () => Delivery) {
  const environment = {
    draft: '',
    sends: [] as { text: string; clientId: string }[],
    queued: [] as QueuedComment[],
  };
  const machine = composerMachine.provide({
    actors: {
      send: fromPromise<Delivery, { text: string; clientId: string }>(async ({ input }) => {
        environment.sends.push(input);
        return answers();
      }),
    },
    actions: {
      saveDraft: (_, { text }) => {
        environment.draft = text;
      },
      deleteDraft: () => {
        environment.draft = '';
      },
      enqueue: (_, queued) => environment.queued.push(queued),
      reportSent: () => {},
    },
  });
  return { actor: createActor(machine).start(), environment };
}

const isSettled = (snapshot: SnapshotFrom<typeof composerMachine>) => !snapshot.matches('sending');

test('in any order of events, text is a draft, sent or queued: never lost, never duplicated', async () => {
  const event = fc.oneof(
    fc.record({ type: fc.constant('text.changed' as const), text: fc.constantFrom('', '好', '很好') }),
    fc.record({
      type: fc.constant('send.requested' as const),
      clientId: fc.uuid({ version: 4 }),
      isOnline: fc.boolean(),
    }),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(event, { maxLength: 20 }),
      fc.infiniteStream(fc.constantFrom(...deliveries)),
      async (events: ComposerEvent[], answers) => {
        const { actor, environment } = start(() => answers.next().value);
        for (const one of events) {
          if (actor.getSnapshot().status === 'done') break;
          actor.send(one);
          await waitFor(actor, isSettled);
        }
        const { context, value } = actor.getSnapshot();
        const isDone = value === 'sent' || value === 'queued';
        expect(environment.draft).toBe(isDone ? '' : context.text);
        expect(environment.queued.length).toBe(value === 'queued' ? 1 : 0);
        // one id for all attempts with the same text
        const tries = [...environment.sends, ...environment.queued].filter(
          ({ text }) => text === context.text,
        );
        if (isDone) expect(tries.at(-1)?.clientId).toBe(context.clientId);
        actor.stop();
      },
    ),
  );
});
