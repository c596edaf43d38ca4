import { createContext, useContext, useSyncExternalStore } from 'react';
import type { OutboxEvent } from '#machines/outbox/outbox-setup.ts';
import type { PendingMutation, OutboxMutation } from '#machines/outbox/pending-mutation.ts';

/** Mutations in the offline queue. */
export interface OutboxView {
  /** oldest first */
  readonly pending: readonly PendingMutation[];
  /** clientId of the one in flight */
  readonly sendingId: string | undefined;
}

/** The offline queue as pages use it. */
export interface Outbox {
  make(pending: PendingMutation): void;
  cancel(clientId: string): void;
  retry(clientId: string): void;
  get(): OutboxView;
  /** @returns unsubscribes */
  subscribe(onChange: () => void): () => void;
  /** Called with each mutation once it is sent. @returns unsubscribes */
  watchSent(onSent: (act: OutboxMutation) => void): () => void;
}

/** An outbox whose machine is lazy loaded: events are queued until it is connected. */
export interface OutboxQueue extends Outbox {
  connect(receiver: (event: OutboxEvent) => void): void;
  show(view: OutboxView): void;
  reportSent(act: OutboxMutation): void;
}

const empty: OutboxView = { pending: [], sendingId: undefined };

export function createOutbox(): OutboxQueue {
  const queued: OutboxEvent[] = [];
  const listeners = new Set<() => void>();
  const sentListeners = new Set<(act: OutboxMutation) => void>();
  let view = empty;
  let send = (event: OutboxEvent): void => {
    queued.push(event);
  };
  return {
    make: (pending) => send({ type: 'mutation.made', pending }),
    cancel: (clientId) => send({ type: 'mutation.cancelled', clientId }),
    retry: (clientId) => send({ type: 'mutation.retried', clientId }),
    get: () => view,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    watchSent(onSent) {
      sentListeners.add(onSent);
      return () => sentListeners.delete(onSent);
    },
    reportSent: (act) => sentListeners.forEach((listener) => listener(act)),
    connect(receiver) {
      send = receiver;
      queued.splice(0).forEach(receiver);
    },
    show(next) {
      if (next.pending === view.pending && next.sendingId === view.sendingId) return;
      view = next;
      listeners.forEach((listener) => listener());
    },
  };
}

export const OutboxContext = createContext<Outbox | null>(null);

/** @throws Error outside the composition root */
export function useOutbox(): Outbox {
  const outbox = useContext(OutboxContext);
  if (outbox === null) throw new Error('OutboxContext is not provided');
  return outbox;
}

/** The queued mutations; none on the server and in the first render. */
export function useOutboxView(): OutboxView {
  const { subscribe, get } = useOutbox();
  return useSyncExternalStore(subscribe, get, () => empty);
}
