import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { eventually, find, mount } from '#ui/state/test-mount.ts';
import { answers, commentOf } from '../shared/test-content.ts';
import { openPage, type Answers } from '#app/test-page.tsx';

const session = { signedIn: true, userName: '小林' };
/** What the reader wrote. */
export const own = commentOf('mine', { own: true, author: { name: '小林', headImg: '', city: '' } });

/** Readies a test file for the page of a story's comments. What is typed there is kept on the device. */
export function prepareComments(): void {
  // the sheet's code is there, as for a reader whose page is at rest
  beforeAll(() => import('#widgets/comments/comment-sheet.tsx'));
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    vi.spyOn(console, 'warn').mockReturnValue();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

/** The page of a story's comments with one of somebody's and one of the reader's own. */
export async function comments(changed: Answers = {}, reader = session) {
  const list = { list: [commentOf('c1'), own], total: 2 };
  const { page, notices, outbox } = await openPage(
    '/comment/1',
    { ...answers, listNewsComments: list, ...changed },
    { session: reader },
  );
  const place = await mount(page);
  await eventually(() => expect(place.textContent).toContain('评论c1'));
  return { place, notices, outbox };
}

/** @throws Error when there is none of that name */
export function button(place: ParentNode, name: string): HTMLButtonElement {
  const found = Array.from(place.querySelectorAll('button')).find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  );
  if (found === undefined) throw new Error(`no button ${name}`);
  return found;
}

export const tap = (place: ParentNode, name: string) => act(async () => button(place, name).click());

/** Writes into the sheet that is open, or opens. */
export async function type(place: HTMLElement, text: string): Promise<HTMLTextAreaElement> {
  await eventually(() => find(place, 'dialog textarea'));
  const field = find<HTMLTextAreaElement>(place, 'dialog textarea');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  return field;
}

/** Sends what is in the sheet. */
export const send = (place: HTMLElement) =>
  act(async () =>
    find(place, 'dialog form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
  );
