import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { createStore } from '#lib/browser/store.ts';
import { readNetwork, watchNetwork } from '#platform/network/network.ts';
import { useSession } from '#widgets/session/use-session.ts';
import { enteredFields } from './entered-fields.ts';
import type { FormDrafts } from './form-drafts.ts';

/** What every form's machine is told. */
type FormSignal<Draft, Facts> =
  | { readonly type: 'draft.changed'; readonly draft: Draft }
  | { readonly type: 'facts.changed'; readonly facts: Facts }
  | { readonly type: 'reader.changed'; readonly signedIn: boolean }
  | { readonly type: 'network.lost' | 'network.restored' };

interface FormSignalOptions<Draft, Facts> {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly drafts: FormDrafts<Draft>;
  /** the same object until a fact changes */
  readonly facts: Facts;
}

/**
 * Sends a form's machine the saved draft with what was entered before hydration, and from then on the network, the reader
 * and the facts.
 */
export function useFormSignals<Draft extends object, Facts>(
  actor: {
    readonly send: (signal: FormSignal<Draft, Facts>) => void;
    readonly getSnapshot: () => { readonly context: { readonly draft: Draft } };
  },
  { form, drafts, facts }: FormSignalOptions<Draft, Facts>,
): void {
  const { signedIn } = useSession();
  // before the form's first update, which would reset the fields
  useLayoutEffect(() => {
    const { draft } = actor.getSnapshot().context;
    const saved = drafts.read();
    const entered = form.current === null ? {} : enteredFields(form.current, draft);
    if (saved !== undefined || Object.keys(entered).length > 0)
      actor.send({ type: 'draft.changed', draft: { ...(saved ?? draft), ...entered } });
  }, [actor, form, drafts]);
  useEffect(() => {
    const follow = (online: boolean) => actor.send({ type: online ? 'network.restored' : 'network.lost' });
    follow(readNetwork().online);
    return watchNetwork(({ online }) => follow(online));
  }, [actor]);
  useEffect(() => actor.send({ type: 'reader.changed', signedIn }), [actor, signedIn]);
  useEffect(() => actor.send({ type: 'facts.changed', facts }), [actor, facts]);
}

/** The form's element, and a function that focuses one of its fields as soon as it is shown. */
export function useFieldFocus() {
  const form = useRef<HTMLFormElement>(null);
  // each request is a new object: the same field can be focused again
  const [request] = useState(() => createStore<{ readonly field?: string | undefined }>({}));
  const latest = useSyncExternalStore(request.subscribe, request.get, request.get);
  useEffect(() => {
    const { field } = latest;
    if (field !== undefined)
      form.current?.querySelector<HTMLElement>(`[data-field="${field}"], [name="${field}"]`)?.focus();
  }, [latest]);
  return { form, focusField: (field: string | undefined) => request.set({ field }) };
}
