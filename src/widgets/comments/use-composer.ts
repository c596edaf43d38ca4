import { useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { composerMachine, type QueuedComment } from '#machines/composer/composer.machine.ts';
import type { CommentSubject } from '#machines/outbox/pending-mutation.ts';
import type { Delivery } from '#machines/outbox/delivery.ts';
import { scrollToLateElement } from '#platform/history/late-element.ts';
import { report } from '#platform/lifecycle/report.ts';
import { randomUuid } from '#platform/storage/device.ts';
import { readNetwork } from '#platform/network/network.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { useNotice, type Notice } from '#widgets/notice/notice-context.ts';
import { deliveryOf } from '#widgets/outbox/delivery-of.ts';
import { useOutbox, type Outbox } from '#widgets/outbox/outbox-context.ts';
import { useSession } from '#widgets/session/use-session.ts';
import { listWritten, writeComment, type CommentContext, type CommentMutation } from './comment-mutations.ts';
import type { Comment, Reply } from './comment-queries.ts';
import { draftOf } from './comment-drafts.ts';

/** What is replied to: a comment, or a reply under it. */
export interface ReplyTarget {
  readonly comment: Comment;
  readonly reply?: Reply;
}

interface ComposerParts {
  readonly subject: CommentSubject;
  readonly answered: ReplyTarget | undefined;
  /** called once the comment is sent or queued offline */
  readonly onDone: () => void;
}

interface ComposerContext extends Omit<ComposerParts, 'onDone'> {
  readonly comments: CommentContext;
  readonly outbox: Outbox;
  readonly notice: Notice;
  readonly authorName: string;
}

const keptTexts: Readonly<Record<QueuedComment['waitsFor'], string>> = {
  network: '网络断开了，已经存好，连上后自动发送',
  'sign-in': '登录已失效，已经存好，重新登录后自动发送',
};

/** Running composers by subject and parent: a sheet reopened while its text is being sent shows the same composer. */
const running = new Map<string, ActorRefFrom<typeof composerMachine>>();

/** Moves the page to the comment that a composer wrote. */
const showWritten = new WeakMap<ActorRefFrom<typeof composerMachine>, () => void>();

/** The composer of one sheet. If the sheet closes while sending, it finishes and shows the result as a toast. */
export function useComposer({ subject, answered, onDone }: ComposerParts) {
  const comments = { gateway: useGateway(), queryClient: useQueryClient() };
  const outbox = useOutbox();
  const notice = useNotice();
  const authorName = useSession().userName ?? '';
  const place = `${subject.type} ${subject.id} ${answered?.reply?.id ?? answered?.comment.id ?? ''}`;
  const [actor] = useState(
    () =>
      running.get(place) ?? startComposer(place, { comments, outbox, notice, authorName, subject, answered }),
  );
  const snapshot = useSelector(actor, (now) => now);

  useEffect(
    () => () => {
      if (!actor.getSnapshot().hasTag('sending')) actor.stop();
    },
    [actor],
  );
  const isDone = snapshot.status === 'done';
  useEffect(() => {
    if (!isDone) return;
    onDone();
    showWritten.get(actor)?.();
  }, [actor, isDone, onDone]);

  return {
    text: snapshot.context.text,
    reason: snapshot.context.reason,
    maySend: snapshot.hasTag('may-send'),
    isSending: snapshot.hasTag('sending'),
    type: (text: string) => actor.send({ type: 'text.changed', text }),
    send: () =>
      actor.send({ type: 'send.requested', clientId: randomUuid(), isOnline: readNetwork().online }),
  };
}

function startComposer(place: string, context: ComposerContext): ActorRefFrom<typeof composerMachine> {
  const { comments, outbox, notice, authorName, subject, answered } = context;
  const draft = draftOf(subject, answered?.reply?.id ?? answered?.comment.id);
  let state: Comment['state'] = 'shown';
  const actor = createActor(
    composerMachine.provide({
      actors: {
        send: fromPromise<Delivery, { text: string; clientId: string }>(
          async ({ input: { text, clientId } }) => {
            try {
              const written = await writeComment(comments, actOf(subject, answered, text), clientId);
              ({ state } = written);
              showWritten.set(actor, () => moveTo(written));
              return { kind: 'sent' };
            } catch (cause) {
              return deliveryOf(cause);
            }
          },
        ),
      },
      actions: {
        saveDraft: (_, { text }) => draft.keep(text),
        deleteDraft: () => draft.keep(''),
        reportSent: () => notice.toast(sentText(state, answered)),
        enqueue: (_, { text, clientId, waitsFor }) => {
          outbox.make({
            clientId,
            act: actOf(subject, answered, text),
            by: authorName,
            at: Date.now(),
          });
          notice.toast(keptTexts[waitsFor]);
        },
      },
    }),
  ).start();
  function moveTo(written: Comment) {
    const shown = answered === undefined ? written.id : answered.comment.id;
    const listed = answered === undefined ? listWritten(comments, subject, written) : Promise.resolve();
    listed.then(
      () => scrollToLateElement(`comment-${shown}`, 'comments-title'),
      (cause: unknown) => report('written comment', cause),
    );
  }
  running.set(place, actor);
  // called when stopped or done
  actor.subscribe({ complete: () => running.delete(place) });
  const text = draft.read();
  if (text !== '') actor.send({ type: 'text.changed', text });
  return actor;
}

function sentText(state: Comment['state'], answered: ReplyTarget | undefined): string {
  if (state === 'pending') return '已收到，编辑看过后公开，现在只有自己能看到';
  return answered === undefined ? '评论已发布' : '回复已发布';
}

function actOf(subject: CommentSubject, answered: ReplyTarget | undefined, body: string): CommentMutation {
  if (answered === undefined) return { kind: 'comment', subject, body };
  const { comment, reply } = answered;
  return {
    kind: 'reply',
    subject,
    parentId: comment.id,
    replyToId: reply?.id,
    replyToName: (reply ?? comment).author.name,
    body,
  };
}
