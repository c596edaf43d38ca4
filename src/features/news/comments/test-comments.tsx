import { act } from 'react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { eventually, find, mount } from '#ui/state/test-mount.ts';
// lazy loaded by the page
import '#widgets/comments/comment-sheet.tsx';
import { responses, commentOf } from '../shared/test-content.ts';
import { openPage, type TestResponses } from '#app/test-page.tsx';

const session = { signedIn: true, userName: '小林' };
/** The reader's own comment. */
export const own = commentOf('mine', { own: true, author: { name: '小林', headImg: '', city: '' } });

/** Sets up a test file for the comment page. Drafts are stored on the device. */
export function prepareComments(): void {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    vi.spyOn(console, 'warn').mockReturnValue();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

/** Opens the comment page with one comment of another reader and one of the reader's own. */
export async function comments(changed: TestResponses = {}, reader = session) {
  const list = { list: [commentOf('c1'), own], total: 2 };
  const { page, notices, outbox } = await openPage(
    '/comment/1',
    { ...responses, listNewsComments: list, ...changed },
    { session: reader },
  );
  const place = await mount(page);
  await eventually(() => expect(place.textContent).toContain('评论c1'));
  return { place, notices, outbox };
}

/** @throws Error if there is no such button */
export function button(place: ParentNode, name: string): HTMLButtonElement {
  const found = Array.from(place.querySelectorAll('button')).find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  );
  if (found === undefined) throw new Error(`no button ${name}`);
  return found;
}

export const tap = (place: ParentNode, name: string) => act(async () => button(place, name).click());

/** Types into the open sheet, or opens it. */
export async function type(place: HTMLElement, text: string): Promise<HTMLTextAreaElement> {
  await eventually(() => find(place, 'dialog textarea'));
  const field = find<HTMLTextAreaElement>(place, 'dialog textarea');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  return field;
}

/** Sends the content of the sheet. */
export const send = (place: HTMLElement) =>
  act(async () =>
    find(place, 'dialog form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
  );
