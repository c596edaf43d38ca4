import { pauseClock } from '../support/clock.ts';
import { goBackToHome, openHome, storyLink } from '../support/home-page.ts';
import { saveData, settled, watchCalls } from '../support/network.ts';
import { recordAnnouncements } from '../support/announcements.ts';
import { expect, test } from '../support/test.ts';

const articleCall = 'commennews_content.do';

test.describe('without a network', () => {
  test('a story that is not cached waits, and loads once the network is back', async ({
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

  test('a page whose code is not cached shows an error, and loads once the network is back', async ({
    page,
    context,
    gateway,
  }) => {
    await saveData(context, gateway.origin);
    await openHome(page);
    await settled(page);
    await context.setOffline(true);
    await page.getByRole('navigation', { name: '服务' }).getByRole('link', { name: '专题' }).tap();
    await expect(page.getByRole('alert').getByRole('heading', { name: '网络断开了' })).toBeVisible();
    await expect(page.getByRole('alert')).not.toContainText(/[a-z]|\d/i);
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: '专题' })).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
  });

  test('a banner shows that the network is lost, and briefly that it is back', async ({ page, context }) => {
    const announcements = await recordAnnouncements(page);
    await openHome(page);
    const before = await storyLink(page, 0).boundingBox();
    await context.setOffline(true);
    const banner = page.getByText('网络断开了，连上后自动重试');
    await expect(banner).toBeVisible();
    expect(await storyLink(page, 0).boundingBox()).toEqual(before);
    // the tab bar is above it
    const tab = page.getByRole('navigation', { name: '主要栏目' }).getByRole('link').first();
    const [above, foot] = await Promise.all([tab.boundingBox(), banner.boundingBox()]);
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
    await context.setOffline(false);
    await expect.poll(() => announcements).toContain('网络已恢复');
    await expect(page.getByText('网络断开了')).toBeHidden();
    await expect(page.getByText('网络已恢复')).toBeHidden({ timeout: 5000 });
  });

  test('a story that was opened before can be read again', async ({ page, context }) => {
    await openHome(page);
    const story = storyLink(page, 1);
    const title = await story.innerText();
    await story.tap();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    // the title appears before the text
    await expect(page.getByText('示例内容').first()).toBeAttached();
    await settled(page);
    await goBackToHome(page);
    await context.setOffline(true);
    await story.tap();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText('示例内容').first()).toBeAttached();
  });
});

test.describe('visible links', () => {
  const countStoryCalls = (calls: readonly { path: string }[]) =>
    calls.filter(({ path }) => path.endsWith(articleCall)).length;

  test('are preloaded on a good network', async ({ page }) => {
    const calls = watchCalls(page);
    await openHome(page);
    await expect.poll(() => countStoryCalls(calls)).toBeGreaterThan(0);
  });

  const slowConnections = {
    'on slow 2g': { effectiveType: 'slow-2g', saveData: false },
    'on 2g': { effectiveType: '2g', saveData: false },
    'with the browser’s data saver': { effectiveType: '4g', saveData: true },
  };
  for (const [when, connection] of Object.entries(slowConnections))
    test(`are not preloaded ${when}`, async ({ page }) => {
      await page.addInitScript((facts) => {
        Object.defineProperty(navigator, 'connection', {
          value: Object.assign(new EventTarget(), facts),
        });
      }, connection);
      const calls = watchCalls(page);
      await openHome(page);
      await page.mouse.wheel(0, 1500);
      await page.waitForTimeout(1000);
      expect(countStoryCalls(calls)).toBe(0);
      // the links still work
      await storyLink(page, 4).tap();
      await expect(page.getByRole('article').first().getByRole('heading', { level: 1 })).toBeVisible();
      await expect.poll(() => countStoryCalls(calls)).toBe(1);
    });

  test('are not preloaded once the connection has slowed down to 2g, on which stories still load', async ({
    page,
    context,
  }) => {
    const calls = watchCalls(page);
    await openHome(page);
    await expect.poll(() => countStoryCalls(calls)).toBeGreaterThan(0);
    await settled(page);
    const session = await context.newCDPSession(page);
    // ms and bytes a second; the browser classifies this as 2g
    const slow = { latency: 1500, downloadThroughput: 30_000, uploadThroughput: 6000 };
    await session.send('Network.emulateNetworkConditions', { offline: false, ...slow });
    const effectiveType = () =>
      page.evaluate(
        () => (navigator as { connection?: { effectiveType: string } }).connection?.effectiveType,
      );
    await expect.poll(effectiveType).toBe('2g');
    const before = countStoryCalls(calls);
    const story = storyLink(page, 7);
    const title = await story.innerText();
    await story.scrollIntoViewIfNeeded();
    await page.waitForTimeout(1000);
    expect(countStoryCalls(calls)).toBe(before);
    await story.tap();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  test('are not preloaded with the app’s data saver', async ({ page, context, gateway }) => {
    await saveData(context, gateway.origin);
    const calls = watchCalls(page);
    await openHome(page);
    await page.mouse.wheel(0, 1500);
    await page.waitForTimeout(1000);
    expect(countStoryCalls(calls)).toBe(0);
  });
});

test('a call without a response times out after 30 s and can be retried', async ({
  page,
  context,
  gateway,
}) => {
  await saveData(context, gateway.origin);
  await page.clock.install();
  await openHome(page);
  const story = storyLink(page, 1);
  const title = await story.innerText();
  const requested = page.waitForRequest(`**/${articleCall}?*`);
  await page.route(`**/${articleCall}?*`, () => undefined);
  // the thirty seconds are of the page's clock, independent of the machine
  await pauseClock(page);
  await story.tap();
  await requested;
  await page.clock.fastForward(29_000);
  await expect(page.getByText('等了三十秒', { exact: false })).toBeHidden();
  await page.clock.fastForward(2000);
  await expect(page.getByRole('heading', { level: 1, name: '网络太慢' })).toBeVisible();
  await expect(page.getByText('等了三十秒也没有回音', { exact: false })).toBeVisible();
  await page.unroute(`**/${articleCall}?*`);
  await page.clock.resume();
  await page.getByRole('button', { name: '重新加载', exact: true }).tap();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});
