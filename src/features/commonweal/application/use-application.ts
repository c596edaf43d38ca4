import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { createActor, fromPromise } from 'xstate';
import type { ApplicationDelivery, ApplicationToSend } from '#machines/submission/submission-events.ts';
import type { applicationMachine } from '#machines/submission/submission-machine.ts';
import { createStore } from '#lib/browser/store.ts';
import { randomUuid } from '#platform/storage/device.ts';
import { readNetwork, watchNetwork } from '#platform/network/network.ts';
import { useAskToSignIn } from '#widgets/session/sign-in-context.ts';
import { useSession } from '#widgets/session/use-session.ts';
import type { Drafts } from './application-drafts.ts';
import type { Audit } from '../shared/commonweal-types.ts';

interface ApplicationParts<Draft, View> {
  readonly machine: ReturnType<typeof applicationMachine<Draft, View>>;
  readonly empty: Draft;
  readonly drafts: Drafts<Draft>;
  /** what the form is judged by; the same object as long as nothing of it changes */
  readonly view: View;
  /** how what was sent before stands; undefined where it is not known */
  readonly audit: Audit | undefined;
  /** files on their way */
  readonly pending: number;
  /** what the reader sets out to do, such as 登记为志愿者 */
  readonly what: string;
  /** @returns what became of it; never rejects */
  readonly send: (asked: ApplicationToSend<Draft>) => Promise<ApplicationDelivery>;
}

/** One form that an auditor decides on: its machine, bound to the gateway, the device's draft and the form's fields. */
export function useApplication<Draft extends object, View>(parts: ApplicationParts<Draft, View>) {
  const { machine, empty, drafts, view, audit, pending, what } = parts;
  const askToSignIn = useAskToSignIn();
  const { signedIn } = useSession();
  const form = useRef<HTMLFormElement>(null);
  const { send } = parts;
  // what is sent knows more with each answer of the gateway
  const [sending] = useState(() => createStore({ send }));
  useEffect(() => sending.set({ send }), [sending, send]);
  const [wanted] = useState(() => createStore<{ readonly field: string | undefined }>({ field: undefined }));
  const [actor] = useState(() => {
    const begun = createActor(
      machine.provide({
        actors: {
          send: fromPromise<ApplicationDelivery, ApplicationToSend<Draft>>(({ input }) =>
            sending.get().send(input),
          ),
        },
        actions: {
          keepDraft: (_, { draft }) => drafts.keep(draft),
          dropDraft: () => drafts.drop(),
          goToField: (_, { field }) => wanted.set({ field }),
          askToSignIn: () => askToSignIn(what),
        },
      }),
      { input: { draft: empty, view, signedIn: false, isOnline: true } },
    ).start();
    // so that the first paint shows how it stands
    if (audit !== undefined) begun.send({ type: 'audit.told', audit: wordOf(audit) });
    return begun;
  });
  const snapshot = useSelector(actor, (now) => now);

  useEffect(() => {
    const kept = drafts.read();
    if (kept !== undefined) actor.send({ type: 'draft.changed', draft: kept });
    const follow = (online: boolean) => actor.send({ type: online ? 'network.found' : 'network.lost' });
    follow(readNetwork().online);
    return watchNetwork(({ online }) => follow(online));
  }, [actor, drafts]);
  useEffect(() => actor.send({ type: 'reader.changed', signedIn }), [actor, signedIn]);
  useEffect(() => actor.send({ type: 'view.changed', view }), [actor, view]);
  useEffect(() => actor.send({ type: 'uploads.changed', pending }), [actor, pending]);
  useEffect(() => {
    if (audit !== undefined) actor.send({ type: 'audit.told', audit: wordOf(audit) });
  }, [actor, audit]);
  useEffect(
    () =>
      wanted.subscribe(() => {
        const { field } = wanted.get();
        form.current?.querySelector<HTMLElement>(`[data-field="${field}"], [name="${field}"]`)?.focus();
      }),
    [wanted],
  );

  const { draft, faults, reason } = snapshot.context;
  return {
    form,
    draft,
    faults,
    reason,
    /** as the machine knows it, which is what was told or sent last */
    audit: { ...audit, ...snapshot.context.audit },
    state: snapshot.value,
    isForm: snapshot.hasTag('form'),
    isBusy: snapshot.hasTag('busy'),
    change: (fields: Partial<Draft>) =>
      actor.send({ type: 'draft.changed', draft: { ...actor.getSnapshot().context.draft, ...fields } }),
    send: () => actor.send({ type: 'send.asked', clientId: randomUuid() }),
    stopWaiting: () => actor.send({ type: 'wait.dismissed' }),
    /** @param draftNow what the form begins with */
    edit: (draftNow: Draft) => {
      actor.send({ type: 'edit.asked' });
      actor.send({ type: 'draft.changed', draft: draftNow });
    },
  };
}

const wordOf = ({ status, reason = '' }: Audit) => ({ status, reason });
