// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually, find, mount } from '#ui/state/test-mount.ts';
import { responses, articleOf } from '../shared/test-content.ts';
import { openPage, type TestResponses } from '#app/test-page.tsx';

// the rest of a story is loaded when idle; disabled here, so that a tap loads it
vi.mock('#widgets/gallery/use-fetch-ahead.ts', () => ({ useFetchAhead: () => () => false }));

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const open = (changed: TestResponses) => openPage('/general/1', { ...responses, ...changed });

async function mountWhole(page: ReactNode) {
  const place = await mount(page);
  await eventually(() => find(place, '#comments'));
  return place;
}

const story = async (changed: TestResponses = {}) => mountWhole((await open(changed)).page);

it('shows the poster of a video between its blocks, and loads nothing of it before a tap', async () => {
  const figure =
    '<figure data-video="/media/v.mp4" data-poster="/media/p.jpg" data-duration="12" data-bytes="218400" data-title="现场"></figure>';
  const body = `<p>一</p>${figure}<p>二</p>`;
  const begin = (place: Element) => find(place, '[aria-label^=播放视频]').getAttribute('aria-label');
  const place = await story({ getArticle: articleOf('1', { body }) });
  expect(begin(place)).toBe('播放视频，现场，0:12');
  expect(find(place, 'video').getAttribute('preload')).toBe('none');
  expect(find(place, 'figcaption').textContent).toBe('现场');
  const saving = await openPage(
    '/general/1',
    { ...responses, getArticle: articleOf('1', { body }) },
    { dataSaver: true },
  );
  expect(begin(await mountWhole(saving.page))).toBe('播放视频，现场，0:12，约 219 KB');
});

it('marks a correction at its head, and explains it below', async () => {
  const corrections = [
    { text: '“三十”应为“十三”。', correctedAt: '2026-11-03 11:58:00' },
    { text: '姓名应为李海。', correctedAt: '2026-11-03 11:57:00' },
  ];
  const place = await story({ getArticle: articleOf('1', { corrections }) });
  expect(find(place, 'article header a').getAttribute('href')).toBe('#corrections');
  expect(find(place, '#corrections').textContent).toBe(
    '更正2026-11-03 11:58:00“三十”应为“十三”。2026-11-03 11:57:00姓名应为李海。',
  );
  expect((await story()).querySelector('#corrections')).toBeNull();
});

describe('a very long story', () => {
  const beginning = '<p>开头</p>';
  const whole = `${beginning}\n<p>其余</p><figure><img src="/media/b.jpg" alt="桥" width="3" height="2"></figure>`;
  const rest = { characters: 51_234, pictures: 1 };
  const changed = {
    getArticle: ({ body }: { body: { beginning?: boolean } }) =>
      articleOf('1', body.beginning === true ? { body: beginning, rest } : { body: whole }),
  };
  const words = (place: Element) => find(place, '[data-read][data-text]').textContent;

  it('shows its beginning, and the rest on a tap', async () => {
    const place = await story(changed);
    const unfold = find(place, '[href="?text=whole"]');
    expect(unfold.textContent).toBe('展开全文（约 5.1万 字，1 张图）');
    await act(async () => unfold.click());
    // text is rendered before its pictures respond to taps
    await eventually(() => {
      expect(words(place)).toContain('其余');
      expect(place.querySelector('[href="?text=whole"]')).toBeNull();
      expect(find(place, '[data-picture]').getAttribute('data-picture')).toBe('1');
      expect(place.querySelector('[hidden] [data-blocks]')).toBeNull();
    });
  });

  it('shows an error if its rest fails to load, and retries', async () => {
    let broken = true;
    const place = await story({
      getArticle: (input: { body: { beginning?: boolean } }) => {
        if (input.body.beginning !== true && broken) throw new Error('offline');
        return changed.getArticle(input);
      },
    });
    await act(async () => find(place, '[href="?text=whole"]').click());
    await eventually(() => expect(find(place, '[role=alert]').textContent).toContain('全文没能加载出来'));
    broken = false;
    await act(async () => find(place, '[role=alert] button').click());
    await eventually(() => expect(words(place)).toContain('其余'));
  });

  it('is copied completely, with source and URL', async () => {
    const copied = vi.fn<(text: string) => Promise<void>>(async () => {});
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: copied }, configurable: true });
    const { page, notices } = await open(changed);
    const place = await mountWhole(page);
    const copy = Array.from(place.querySelectorAll('button')).find(
      (button) => button.textContent === '复制全文',
    );
    await act(async () => copy?.click());
    await eventually(() => expect(notices).toEqual(['全文已复制，带标题和出处']));
    expect(copied).toHaveBeenCalledWith(
      '标题1\n\n齐鲁晚报　2026-11-03 11:55:00\n\n开头\n\n其余\n\n原文：https://news.example/new/general/1',
    );
  });
});
