import { createContext, useContext } from 'react';
import type { NoticeEvent, ToastOrigin, ToastPosition } from '#machines/notice/notice.machine.ts';

export interface ToastOptions {
  readonly position?: ToastPosition;
  /** `page` by default; toasts of plugins close a second earlier */
  readonly origin?: ToastOrigin;
  /** ms; by default that of its origin */
  readonly duration?: number;
}

/** Toasts and the loading overlay. */
export interface Notice {
  toast(text: string, options?: ToastOptions): void;
  /** @returns closes the overlay, unless another caller still holds it open */
  loading(): () => void;
}

/** Receives the events once the machine runs. */
export type NoticeReceiver = (event: NoticeEvent) => void;

/** A notice whose machine is lazy loaded: events are queued until it is connected. */
export interface NoticeQueue extends Notice {
  connect(receiver: NoticeReceiver): void;
}

export function createNoticeQueue(): NoticeQueue {
  const queued: NoticeEvent[] = [];
  let send: NoticeReceiver = (event) => {
    queued.push(event);
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
      queued.splice(0).forEach(receiver);
    },
  };
}

export const NoticeContext = createContext<Notice | null>(null);

/** @throws Error outside the composition root */
export function useNotice(): Notice {
  const notice = useContext(NoticeContext);
  if (notice === null) throw new Error('NoticeContext is not provided');
  return notice;
}
