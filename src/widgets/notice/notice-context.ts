import { createContext, useContext } from 'react';
import type { NoticeEvent, ToastOrigin, ToastPosition } from '#machines/notice/notice.machine.ts';

export interface ToastOptions {
  readonly position?: ToastPosition;
  /** a page's own unless told otherwise: a plugin's goes a second earlier */
  readonly origin?: ToastOrigin;
  /** ms; as long as toasts of its origin unless told otherwise */
  readonly duration?: number;
}

/** What pages ask of the notices: a toast, or the loading overlay while something runs. */
export interface Notice {
  toast(text: string, options?: ToastOptions): void;
  /** @returns closes the overlay again; it stays open while anybody else holds it */
  loading(): () => void;
}

/** Receives the events once the machine runs. */
export type NoticeReceiver = (event: NoticeEvent) => void;

/** A notice whose machine is loaded later: what is asked before then is kept and told to it. */
export interface NoticeQueue extends Notice {
  connect(receiver: NoticeReceiver): void;
}

export function createNoticeQueue(): NoticeQueue {
  const kept: NoticeEvent[] = [];
  let send: NoticeReceiver = (event) => {
    kept.push(event);
  };
  let opened = 0;
  return {
    toast: (text, options = {}) => send({ type: 'toast.show', text, ...options }),
    loading() {
      opened += 1;
      const id = `loading-${opened}`;
      send({ type: 'loading.open', id });
      return () => send({ type: 'loading.close', id });
    },
    connect(receiver) {
      send = receiver;
      kept.splice(0).forEach(receiver);
    },
  };
}

export const NoticeContext = createContext<Notice | null>(null);

/** @throws Error when a component stands outside the composition root */
export function useNotice(): Notice {
  const notice = useContext(NoticeContext);
  if (notice === null) throw new Error('NoticeContext is not provided');
  return notice;
}
