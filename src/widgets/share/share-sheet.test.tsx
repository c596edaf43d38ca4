// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventually, find, mount } from '#ui/state/test-mount.ts';
import { NoticeContext } from '#widgets/notice/notice-context.ts';
import { ShareSheet } from './share-sheet.tsx';

const story = {
  title: '标题',
  summary: '摘要',
  date: '2026-11-03',
  picture: undefined,
  url: 'https://news.example/new/general/1',
};
const share = vi.fn<(data: ShareData) => Promise<void>>();
const writeText = vi.fn<(text: string) => Promise<void>>();
const closed = vi.fn<() => void>();
const toast = vi.fn<(text: string) => void>();

beforeEach(() => {
  for (const mock of [closed, toast]) mock.mockReset();
  share.mockReset().mockResolvedValue();
  writeText.mockReset().mockResolvedValue();
  browserWith({ share, clipboard: { writeText } });
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

function browserWith(ways: { share?: typeof share; clipboard?: { writeText: typeof writeText } }) {
  for (const name of ['share', 'clipboard'] as const)
    Object.defineProperty(navigator, name, { value: ways[name], configurable: true });
}

async function tap(name: string) {
  const place = await mount(
    <NoticeContext value={{ toast, loading: () => () => {} }}>
      <ShareSheet story={story} onClose={closed} />
    </NoticeContext>,
  );
  const button = Array.from(place.querySelectorAll('button')).find((one) => one.textContent === name);
  await act(async () => button?.click());
  return place;
}

it('copies the story’s URL', async () => {
  await tap('复制链接');
  expect(writeText).toHaveBeenCalledWith(story.url);
  expect(toast).toHaveBeenCalledWith('链接已复制，可以粘贴给朋友', { origin: 'plugin' });
  expect(closed).toHaveBeenCalledTimes(1);
});

it('refers to the address bar if copying is blocked', async () => {
  writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await tap('复制链接');
  expect(toast).toHaveBeenCalledWith('这个浏览器不让复制，请从地址栏复制链接');
});

it('opens the system’s share sheet', async () => {
  await tap('系统分享');
  expect(share).toHaveBeenCalledWith({ title: '标题', url: story.url });
  expect(closed).toHaveBeenCalledTimes(1);
});

it('stays open if the reader cancels', async () => {
  share.mockRejectedValue(new DOMException('closed', 'AbortError'));
  await tap('系统分享');
  expect(closed).not.toHaveBeenCalled();
});

it('copies the URL if the system’s sheet fails', async () => {
  share.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await tap('系统分享');
  expect(writeText).toHaveBeenCalledWith(story.url);
});

it('hides the system’s sheet where it does not exist', async () => {
  browserWith({ clipboard: { writeText } });
  expect((await tap('关闭')).textContent).not.toContain('系统分享');
  expect(closed).toHaveBeenCalledTimes(1);
});

it('says why a poster could not be drawn, and retries', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const place = await tap('生成海报');
  await eventually(() => expect(find(place, '[role=alert]').textContent).toContain('这个浏览器画不了海报'));
  await act(async () => find(place, '[role=alert] button').click());
  await eventually(() => expect(find(place, '[role=alert]').textContent).toContain('这个浏览器画不了海报'));
});

it('shows a QR code for WeChat, and the link to paste there', async () => {
  const place = await tap('微信');
  expect(find(place, '[role=img]').getAttribute('aria-label')).toBe('链接的二维码');
  await act(async () => find(place, 'button').click());
  expect(writeText).toHaveBeenCalledWith(story.url);
});

it('leads to QQ and Weibo with the link and the title', async () => {
  const place = await tap('分享');
  const links = Array.from(place.querySelectorAll('a'));
  expect(links.map(({ textContent }) => textContent)).toEqual(['QQ', '微博']);
  for (const { href, rel, target } of links) {
    const { origin, searchParams } = new URL(href);
    expect(origin).toMatch(/^https:\/\/(?:connect\.qq\.com|service\.weibo\.com)$/);
    expect(searchParams.get('url')).toBe(story.url);
    expect(searchParams.get('title')).toContain('标题');
    expect([rel, target]).toEqual(['noopener noreferrer', '_blank']);
  }
});

it('refers to the messaging app’s own menu inside it', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mobile MicroMessenger/8.0.50');
  const place = await tap('分享');
  expect(place.textContent).toContain('点右上角的“···”');
  expect(place.textContent).not.toMatch(/微博|QQ/);
});
