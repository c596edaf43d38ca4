import { stopTime } from '../support/clock.ts';
import { goBackToHome, openHome, storyLink } from '../support/home-page.ts';
import { saveData, settled, watchCalls } from '../support/network.ts';
import { recordAnnouncements } from '../support/announcements.ts';
import { expect, test } from '../support/test.ts';

const articleCall = 'commennews_content.do';

test.describe('without a network', () => {
  test('a story that was not fetched waits, and loads by itself once the network is back', async ({
    page,
    context,
    gateway,
  }) => {
    await saveData(context, gateway.origin);
    await openHome(page);
    const story = storyLink(page, 1);
    const title = await story.innerText();
    await context.setOffline(true);
    await story.tap();
    await expect(page.getByText('网络断开了', { exact: false }).first()).toBeVisible();
    await expect(page).toHaveURL(/\/new\/general\//);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeHidden();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveURL(/\/new\/general\//);
  });

  test('a page whose code was not fetched says so, and comes by itself once the network is back', async ({
    page,
    context,
    gateway,
  }) => {
    await saveData(context, gateway.origin);
    await openHome(page);
    await settled(page);
    await context.setOffline(true);
    await page.getByRole('navigation', { name: '服务' }).getByRole('link', { name: '专题' }).tap();
    await expect(page.getByRole('alert').getByText('网络断开了，连上后自动重试。')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: '专题' })).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
  });

  test('the reader is told that it is gone, and for a moment that it is back', async ({ page, context }) => {
    const announcements = await recordAnnouncements(page);
    await openHome(page);
    const before = await storyLink(page, 0).boundingBox();
    await context.setOffline(true);
    const line = page.getByText('网络断开了，连上后自动重试');
    await expect(line).toBeVisible();
    expect(await storyLink(page, 0).boundingBox()).toEqual(before);
    // the tabs stand on it
    const tab = page.getByRole('navigation', { name: '主要栏目' }).getByRole('link').first();
    const [above, foot] = await Promise.all([tab.boundingBox(), line.boundingBox()]);
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
    await context.setOffline(false);
    await expect.poll(() => announcements).toContain('网络已恢复');
    await expect(page.getByText('网络断开了')).toBeHidden();
    await expect(page.getByText('网络已恢复')).toBeHidden({ timeout: 5000 });
  });

  test('a story that was seen before is read again', async ({ page, context }) => {
    await openHome(page);
    const story = storyLink(page, 1);
    const title = await story.innerText();
    await story.tap();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    // its title is there before it is
    await expect(page.getByText('示例内容').first()).toBeAttached();
    await settled(page);
    await goBackToHome(page);
    await context.setOffline(true);
    await story.tap();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText('示例内容').first()).toBeAttached();
  });
});

test.describe('links in sight', () => {
  const storiesAskedFor = (calls: readonly { path: string }[]) =>
    calls.filter(({ path }) => path.endsWith(articleCall)).length;

  test('are fetched ahead on a good network', async ({ page }) => {
    const calls = watchCalls(page);
    await openHome(page);
    await expect.poll(() => storiesAskedFor(calls)).toBeGreaterThan(0);
  });

  const thrift = {
    'on slow 2g': { effectiveType: 'slow-2g', saveData: false },
    'on 2g': { effectiveType: '2g', saveData: false },
    'with the browser’s data saver': { effectiveType: '4g', saveData: true },
  };
  for (const [when, connection] of Object.entries(thrift))
    test(`are left alone ${when}`, async ({ page }) => {
      await page.addInitScript((facts) => {
        Object.defineProperty(navigator, 'connection', {
          value: Object.assign(new EventTarget(), facts),
        });
      }, connection);
      const calls = watchCalls(page);
      await openHome(page);
      await page.mouse.wheel(0, 1500);
      await page.waitForTimeout(1000);
      expect(storiesAskedFor(calls)).toBe(0);
      // they are links all the same
      await storyLink(page, 4).tap();
      await expect(page.getByRole('article').first().getByRole('heading', { level: 1 })).toBeVisible();
      expect(storiesAskedFor(calls)).toBe(1);
    });

  test('are left alone once the line has become one of 2g, on which stories come all the same', async ({
    page,
    context,
  }) => {
    const calls = watchCalls(page);
    await openHome(page);
    await expect.poll(() => storiesAskedFor(calls)).toBeGreaterThan(0);
    await settled(page);
    const line = await context.newCDPSession(page);
    // ms and bytes a second: the browser calls it 2g by itself
    const slow = { latency: 1500, downloadThroughput: 30_000, uploadThroughput: 6000 };
    await line.send('Network.emulateNetworkConditions', { offline: false, ...slow });
    const kind = () =>
      page.evaluate(
        () => (navigator as { connection?: { effectiveType: string } }).connection?.effectiveType,
      );
    await expect.poll(kind).toBe('2g');
    const before = storiesAskedFor(calls);
    const story = storyLink(page, 10);
    const title = await story.innerText();
    await story.scrollIntoViewIfNeeded();
    await page.waitForTimeout(1000);
    expect(storiesAskedFor(calls)).toBe(before);
    await story.tap();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  test('are left alone with the app’s data saver', async ({ page, context, gateway }) => {
    await saveData(context, gateway.origin);
    const calls = watchCalls(page);
    await openHome(page);
    await page.mouse.wheel(0, 1500);
    await page.waitForTimeout(1000);
    expect(storiesAskedFor(calls)).toBe(0);
  });
});

test('a call without an answer for 30 s ends, and is made again on request', async ({
  page,
  context,
  gateway,
}) => {
  await saveData(context, gateway.origin);
  await page.clock.install();
  await openHome(page);
  const story = storyLink(page, 1);
  const title = await story.innerText();
  const asked = page.waitForRequest(`**/${articleCall}?*`);
  await page.route(`**/${articleCall}?*`, () => undefined);
  // the thirty seconds are the page's own, however long a busy machine takes
  await stopTime(page);
  await story.tap();
  await asked;
  await page.clock.fastForward(29_000);
  await expect(page.getByText('等了三十秒', { exact: false })).toBeHidden();
  await page.clock.fastForward(2000);
  await expect(page.getByRole('heading', { level: 1, name: '504' })).toBeVisible();
  await expect(page.getByText('网络太慢，等了三十秒也没有回音', { exact: false })).toBeVisible();
  await page.unroute(`**/${articleCall}?*`);
  await page.clock.resume();
  await page.getByRole('button', { name: '重新加载', exact: true }).tap();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});
