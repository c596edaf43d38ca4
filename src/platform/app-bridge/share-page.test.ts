// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { enterFakeApp } from './fake-app.ts';
import { copyText, hasSystemShare, sharePage, systemShare } from './share-page.ts';

const page = { title: '标题', url: 'https://news.example/new/general/1' };
const share = vi.fn<(data: ShareData) => Promise<void>>();
const writeText = vi.fn<(text: string) => Promise<void>>();

/** A browser with the given APIs. */
function browserWith(ways: { share?: typeof share; clipboard?: { writeText: typeof writeText } }) {
  for (const name of ['share', 'clipboard'] as const) {
    Object.defineProperty(navigator, name, { value: ways[name], configurable: true });
  }
}

beforeEach(() => {
  share.mockReset().mockResolvedValue();
  writeText.mockReset().mockResolvedValue();
});
afterEach(() => vi.restoreAllMocks());

it('offers the page to the system’s share sheet', async () => {
  browserWith({ share });
  expect(hasSystemShare()).toBe(true);
  expect(await systemShare(page)).toBe('shared');
  expect(share).toHaveBeenCalledWith(page);
});

it.each([
  ['AbortError', 'dismissed'],
  ['NotAllowedError', 'refused'],
])('tells a reader’s no from the browser’s (%s)', async (name, outcome) => {
  browserWith({ share });
  share.mockRejectedValue(new DOMException('no', name));
  expect(await systemShare(page)).toBe(outcome);
});

it('is refused without a share sheet', async () => {
  browserWith({});
  expect(hasSystemShare()).toBe(false);
  expect(await systemShare(page)).toBe('refused');
});

it('copies to the clipboard', async () => {
  browserWith({ clipboard: { writeText } });
  await copyText(page.url);
  expect(writeText).toHaveBeenCalledWith(page.url);
});

it.each([true, false])('copies without clipboard API on pages without https (%s)', async (allowed) => {
  browserWith({});
  const copied: string[] = [];
  document.execCommand = () => {
    copied.push(document.querySelector('textarea')?.value ?? '');
    return allowed;
  };
  const copying = copyText(page.url);
  if (allowed) await copying;
  else await expect(copying).rejects.toThrow('copying was refused');
  expect(copied).toEqual([page.url]);
  expect(document.querySelector('textarea')).toBeNull();
});

it('uses the newspaper’s app first, and the system if the app refuses', async () => {
  browserWith({ share });
  let app = enterFakeApp({ share: { outcome: 'dismissed' } });
  expect(await sharePage(page)).toBe('dismissed');
  expect(app.requests).toEqual([{ act: 'share', page }]);
  expect(share).not.toHaveBeenCalled();
  app.leave();
  app = enterFakeApp({ share: { outcome: 'refused' } });
  expect(await sharePage(page)).toBe('shared');
  app.leave();
  expect(await sharePage(page)).toBe('shared');
  expect(share).toHaveBeenCalledTimes(2);
});
