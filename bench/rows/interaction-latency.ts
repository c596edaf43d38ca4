import type { Page } from '@playwright/test';
import type { Bench } from '../row.ts';
import { visibleDialog, interactionRows, type PageInteractions } from '../support/interaction-rows.ts';
import { story } from '../support/site.ts';

/** The main interactions by page. */
const interactions: PageInteractions = {
  '/new/': async ({ page, time }) => {
    await time('another channel', () => page.getByRole('link', { name: '文化', exact: true }).tap());
    await time('refreshing the channel', () => page.getByRole('link', { name: '文化', exact: true }).tap());
  },
  [story.path]: async ({ page, time }) => {
    const actions = page.getByRole('region', { name: '文章操作' });
    const comments = page.locator('#comments');
    await time('a like', () => actions.getByRole('button', { name: '点赞' }).tap());
    await time('saving', () => actions.getByRole('button', { name: '收藏' }).tap());
    await time('the share sheet', () => actions.getByRole('button', { name: '分享' }).tap());
    await time('closing the sheet', () => page.keyboard.press('Escape'));
    await time('the composer', () => actions.getByRole('button', { name: '写评论' }).tap());
    await time('a letter of a comment', () => page.keyboard.press('a'));
    await time('the emoji', () => visibleDialog(page).getByRole('button', { name: '表情' }).tap());
    await time('an emoji', () => visibleDialog(page).getByRole('tabpanel').getByRole('button').first().tap());
    await page.keyboard.press('Escape');
    await time('the newest comments', () => comments.getByRole('tab', { name: '最新' }).tap());
    await time('more replies', () =>
      comments
        .getByRole('button', { name: /条回复/ })
        .first()
        .tap(),
    );
    await time('a picture', () => page.locator('[data-picture="1"]').tap());
  },
  '/new/hotSearch': async ({ page, time }) => {
    await page.getByRole('searchbox').tap();
    await time('a letter of a search', () => page.keyboard.press('t'));
    await time('a search', () => page.getByRole('button', { name: '搜索' }).tap());
  },
  '/new/wisdom/rep-01': ({ page, time }) => openTable(page, time, 'the table of a report’s chart'),
  '/new/ThinkFile/tourism/ent-tourism-01': ({ page, time }) =>
    openTable(page, time, 'the table of an enterprise’s chart'),
  '/new/audioNews/2001': async ({ page, time }) => {
    await time('playing audio', () => page.getByRole('button', { name: '播放', exact: true }).tap());
    await time('pausing it', () => page.getByRole('button', { name: '暂停', exact: true }).first().tap());
  },
};

/** Opens the table of the first chart, once what scrolling to it starts is done. */
async function openTable(page: Page, time: Parameters<PageInteractions[string]>[0]['time'], name: string) {
  const figure = page.getByRole('figure').first();
  await figure.scrollIntoViewIfNeeded();
  await page.waitForTimeout(800);
  await time(name, () => figure.getByText('用表格看').tap(), 100);
}

/** Latency of the main interactions of a signed-in reader (the basis of INP). */
export const interactionLatency: Bench = {
  name: 'inp',
  measure: () => interactionRows(interactions),
};
