import type { Page } from '@playwright/test';
import { themeCookies } from '../support/accessibility-checks.ts';
import { addReaderCookie, uniqueName } from '../support/login.ts';
import { postAs } from '../support/my-pages.ts';
import { settled } from '../support/network.ts';
import { auditAtWidths } from '../support/page-audit.ts';
import { expect, hydrated, test } from '../support/test.ts';

interface View {
  readonly path: string;
  /** opens what has no address of its own */
  readonly open?: (page: Page) => Promise<void>;
}

const tap = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().tap();
  await expect(page.getByRole('dialog').first()).toBeVisible();
};

/** Views whose addresses the audit of all addresses does not visit: lists of a reader, sheets and results. */
const views: Readonly<Record<string, View>> = {
  我的: { path: '/my' },
  ...Object.fromEntries(
    ['saved', 'history', 'comments', 'reading', 'follows', 'tips', 'about'].map((list): [string, View] => [
      `我的 ${list}`,
      { path: `/my?list=${list}` },
    ]),
  ),
  分享: { path: '/general/1001', open: tap('分享') },
  写评论: { path: '/general/1001', open: tap('写评论') },
  搜索结果: { path: '/hotSearch?q=济南' },
  往期报纸: { path: '/paper/qlwbPaper/', open: tap(/月\d+日/) },
  视频评论: { path: '/videos/f01', open: tap(/评论/) },
};

for (const [name, { path, open }] of Object.entries(views))
  test(`in 关怀版 ${name} has large targets and lines, and nothing that axe finds`, async ({
    page,
    context,
    gateway,
    request,
  }) => {
    const token = await gateway.token(uniqueName('关怀版读者'));
    for (const newsId of ['1001', '1002']) {
      await postAs(request, token, 'x/news/save', { newsId });
      await postAs(request, token, 'x/news/news-read', { newsId });
      await postAs(request, token, 'newscomment/news_comment_add_lev1.do', { newsId, body: '写得好[微笑]' });
    }
    await context.addCookies([{ ...themeCookies.care, url: gateway.origin }]);
    await addReaderCookie(page, gateway, token);
    await page.goto(`/new${path}`);
    await hydrated(page);
    await settled(page);
    await open?.(page);
    expect(await auditAtWidths(page, { schemes: ['light'], isCare: true })).toEqual({});
  });
