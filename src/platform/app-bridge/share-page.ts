import { shellOf } from '../network/visit.ts';
import { appBridge } from './app-bridge.ts';

/** What became of sharing: the system's sheet took it, the reader let it be, or this browser has no such sheet. */
export type ShareOutcome = 'shared' | 'dismissed' | 'refused';

export interface Shared {
  readonly title: string;
  /** absolute, and without anything of the reader's own */
  readonly url: string;
}

/** The browser says that it has a share sheet of the system's; some have one and refuse every call. */
export function hasSystemShare(): boolean {
  return typeof navigator.share === 'function';
}

/** Offers a page to the share sheet of the newspaper's app, and else to the system's. */
export async function sharePage(page: Shared): Promise<ShareOutcome> {
  const app = appBridge();
  const outcome = app.isThere ? await app.share(page) : 'refused';
  return outcome === 'refused' ? systemShare(page) : outcome;
}

/** The messaging app sends pages by its own menu, at the corner of its window. */
export function hasMessagingMenu(): boolean {
  return shellOf(navigator.userAgent) === 'wechat';
}

/** Offers a page to the system's share sheet. */
export async function systemShare(page: Shared): Promise<ShareOutcome> {
  if (!hasSystemShare()) return 'refused';
  try {
    await navigator.share({ ...page });
    return 'shared';
  } catch (cause) {
    return cause instanceof DOMException && cause.name === 'AbortError' ? 'dismissed' : 'refused';
  }
}

/** @throws DOMException where copying is forbidden */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  // pages that are not served over https have no clipboard
  const field = document.createElement('textarea');
  field.value = text;
  field.setAttribute('readonly', '');
  field.style.position = 'fixed';
  // what lies outside an open dialog cannot be selected
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  if (!copied) throw new DOMException('copying was refused', 'NotAllowedError');
}
