import { useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { createActor, fromPromise } from 'xstate';
import { listOwnTips } from 'qlwb-gateway-sdk/operations/tips';
import { emptyTip, type TipDraft, type TipField } from '#rules/tips/tip-form.ts';
import type { TipDelivery, TipToSend } from '#machines/submission/tip-form-events.ts';
import { tipFormMachine } from '#machines/submission/tip-form.machine.ts';
import { createStore } from '#lib/browser/store.ts';
import { randomUuid } from '#platform/storage/device.ts';
import { readNetwork, watchNetwork } from '#platform/network/network.ts';
import { report } from '#platform/lifecycle/report.ts';
import { useAttachments } from '#widgets/uploads/use-attachments.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { useAskToSignIn } from '#widgets/session/sign-in-context.ts';
import { useSession } from '#widgets/session/use-session.ts';
import { tipDraftOf } from './tip-drafts.ts';

const loadSending = () => import('./send-tip.ts');

/** The form of a tip. @param topicId what it is on; undefined where it is on none */
export function useTipForm(topicId: string | undefined, category: string) {
  const gateway = useGateway();
  const queryClient = useQueryClient();
  const askToSignIn = useAskToSignIn();
  const { signedIn } = useSession();
  const form = useRef<HTMLFormElement>(null);
  const [wanted] = useState(() =>
    createStore<{ readonly field: TipField | undefined }>({ field: undefined }),
  );
  const [drafts] = useState(() => tipDraftOf(topicId ?? ''));
  const [actor] = useState(() =>
    createActor(
      tipFormMachine.provide({
        actors: {
          send: fromPromise<TipDelivery, TipToSend>(async ({ input }) => {
            const delivery = await (await loadSending()).sendTip(gateway, { ...input, topicId });
            if (delivery.kind === 'sent') void queryClient.invalidateQueries({ queryKey: [listOwnTips.id] });
            return delivery;
          }),
        },
        actions: {
          keepDraft: (_, { draft }) => drafts.keep(draft),
          dropDraft: () => drafts.drop(),
          goToField: (_, { field }) => wanted.set({ field }),
          askToSignIn: () => askToSignIn('爆料'),
        },
      }),
      { input: { draft: { ...emptyTip, category }, signedIn: false, isOnline: true } },
    ).start(),
  );
  const snapshot = useSelector(actor, (now) => now);

  useEffect(() => {
    const kept = drafts.read();
    actor.send({ type: 'draft.changed', draft: { ...kept, category: kept.category || category } });
    // its code is there when the network is not
    loadSending().catch((cause: unknown) => report('tip', cause));
    const follow = (online: boolean) => actor.send({ type: online ? 'network.found' : 'network.lost' });
    follow(readNetwork().online);
    return watchNetwork(({ online }) => follow(online));
  }, [actor, drafts, category]);
  useEffect(() => actor.send({ type: 'reader.changed', signedIn }), [actor, signedIn]);
  useEffect(
    () =>
      wanted.subscribe(() => {
        const { field } = wanted.get();
        form.current?.querySelector<HTMLElement>(`[data-field="${field}"], [name="${field}"]`)?.focus();
      }),
    [wanted],
  );

  const files = useAttachments(`tip.${topicId ?? ''}`);
  const { attachments, pending, failed } = files;
  const ids = files.ids.join(' ');
  useEffect(() => {
    actor.send({
      type: 'uploads.changed',
      uploads: { ids: ids === '' ? [] : ids.split(' '), pending, failed },
    });
  }, [actor, ids, pending, failed]);
  const isTaken = snapshot.matches('sent') || snapshot.matches('held');
  useEffect(() => {
    if (isTaken) attachments.clear();
  }, [isTaken, attachments]);

  const { draft, faults, reason, uploads } = snapshot.context;
  return {
    form,
    files,
    draft,
    faults,
    reason,
    uploads,
    /** `held` and `sent` are its ends */
    state: snapshot.value,
    isBusy: snapshot.hasTag('busy'),
    change: (fields: Partial<TipDraft>) =>
      actor.send({ type: 'draft.changed', draft: { ...actor.getSnapshot().context.draft, ...fields } }),
    send: () => actor.send({ type: 'send.asked', clientId: randomUuid() }),
    stopWaiting: () => actor.send({ type: 'wait.dismissed' }),
    writeAnother: () => {
      actor.send({ type: 'another.asked' });
      if (category !== '') actor.send({ type: 'draft.changed', draft: { ...emptyTip, category } });
    },
  };
}
