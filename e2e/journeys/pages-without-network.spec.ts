import type { Page } from '@playwright/test';
import { openHome } from '../support/home-page.ts';
import { saveData } from '../support/network.ts';
import { expect, test } from '../support/test.ts';

/** An address of each domain. */
const addresses: Readonly<Record<string, string>> = {
  news: '/new/focusNews',
  'hot search': '/new/hotSearch',
  comments: '/new/comment/1001',
  video: '/new/videosHome/',
  'video feed': '/new/videos/f01',
  live: '/new/living/share/live-peony',
  panoramas: '/new/vr/share/quan-yu-shan',
  paper: '/new/paper/qlwbPaper/',
  account: '/new/my?list=comments',
  tips: '/new/infoTopic/roads',
  votes: '/new/answer/q01',
  'think-tank': '/new/thinkTank/',
  'loss chain': '/new/chainFile/lossSearch/',
  commonweal: '/new/v10/publicWelfare/welTopic/topic-neighbours',
  community: '/new/topicFile/topicSquare/old-street',
  'auto show': '/new/autoShow',
  'tech support': '/new/techSupport/usercollect',
  download: '/new/down/android',
};

/** Navigates within the page, as a link does. */
const goWithin = (page: Page, address: string) =>
  page.evaluate((to) => history.pushState({}, '', to), address);

/** Words on the screen that a reader without a network cannot use: codes, file names, names of operations. */
const technical = /(?<![\d.:年月])[45]0\d(?!\d)|[a-z]+[A-Z][a-z]+|\.js|error|fetch|network/;

/** time within which a page retries by itself after `online` */
const retryMs = 2000;

for (const [domain, address] of Object.entries(addresses))
  test(`${domain}: a page opened offline says in Chinese what happened, and loads once the network is back`, async ({
    page,
    context,
    gateway,
  }) => {
    await saveData(context, gateway.origin);
    await openHome(page);
    await context.setOffline(true);
    await goWithin(page, address);
    const failure = page.getByRole('alert').filter({ hasText: '网络断开了' });
    await expect(failure.first()).toBeVisible();
    expect(await page.locator('body').innerText()).not.toMatch(technical);
    // the page's code is missing: it or the whole document is loaded again
    const retried = page.waitForRequest(/\/new\//, { timeout: retryMs });
    await context.setOffline(false);
    await retried;
    await expect(failure).toHaveCount(0);
    await expect(page.locator('main').locator('a, button').first()).toBeVisible();
    await expect(page.getByText('网络断开了')).toBeHidden();
  });

test('a page whose data is lost after its code was loaded loads once the network is back', async ({
  page,
  context,
  gateway,
}) => {
  await saveData(context, gateway.origin);
  await openHome(page);
  await goWithin(page, '/new/hotNews/h01');
  const title = page.getByRole('heading', { level: 1 });
  await expect(page).toHaveURL(/h01/);
  await expect(title).not.toHaveText('齐鲁晚报');
  const first = await title.innerText();
  await context.setOffline(true);
  await goWithin(page, '/new/hotNews/h02');
  await expect(page.getByText('网络断开了，连上后自动重试')).toBeVisible();
  await expect(title).toHaveCount(0);
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  const retried = page.waitForRequest(/\/getLabelNewsMoreForSub/, { timeout: retryMs });
  await context.setOffline(false);
  await retried;
  await expect(title).not.toHaveText(first);
  expect(loads).toEqual([]);
});
