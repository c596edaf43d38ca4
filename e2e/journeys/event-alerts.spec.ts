import type { Page } from '@playwright/test';
import { findBrowser } from '../support/browser.ts';
import { readRows } from '../support/database-rows.ts';
import { makeUpSubscriptions } from '../support/push-subscriptions.ts';
import { controlledByServiceWorker } from '../support/service-worker.ts';
import { expect, hydrated, test } from '../support/test.ts';

const { executablePath, args } = await findBrowser();
test.use({
  serviceWorkers: 'allow',
  // a browser without windows has no notifications
  launchOptions: { executablePath, args: [...args] },
});

const pageOfEvent = '/new/hotNews/h02';
const alerts = (page: Page) => page.getByRole('switch', { name: '有新进展时通知我' });

/** Delivers a message to the page's service worker, as a push service does through the browser. */
async function deliver(page: Page, message: object) {
  const session = await page.context().newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(
        ({ scopeURL, isDeleted }) => scopeURL.startsWith(new URL(page.url()).origin) && !isDeleted,
      );
      if (own) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registration,
    data: JSON.stringify(message),
  });
  await session.detach();
}

const shownNotifications = (page: Page) =>
  page.evaluate(async () => {
    const { getNotifications } = ServiceWorkerRegistration.prototype;
    const shown = await getNotifications.call(await navigator.serviceWorker.ready);
    // TypeScript's types have no badge
    return shown.map((one) => ({
      title: one.title,
      body: one.body,
      icon: one.icon,
      badge: Reflect.get(one, 'badge') as unknown,
      tag: one.tag,
    }));
  });

test('a reader who follows an event is notified of it, sees so in 我的关注, and stops with one tap', async ({
  page,
  context,
  gateway,
  pageErrors,
}) => {
  await context.grantPermissions(['notifications'], { origin: gateway.origin });
  await makeUpSubscriptions(context);
  await page.goto(pageOfEvent);
  await hydrated(page);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await expect(alerts(page)).toHaveCount(0);
  await page.getByRole('button', { name: /^关注/ }).tap();
  await expect(alerts(page)).not.toBeChecked();
  // a first visit caches the app's files before its service worker can be subscribed
  await controlledByServiceWorker(page);
  await alerts(page).tap();
  await expect(alerts(page)).toBeChecked();
  await page.goto('/new/my?list=follows');
  await hydrated(page);
  await expect(alerts(page)).toBeChecked();

  await deliver(page, { event: 'h02', title, text: '末班车延后', news: '1001' });
  await expect
    .poll(() => shownNotifications(page))
    .toEqual([
      {
        title,
        body: '末班车延后',
        icon: `${gateway.origin}/new/icons/icon-192.png`,
        badge: `${gateway.origin}/new/icons/badge-96.png`,
        tag: 'event h02',
      },
    ]);

  await alerts(page).tap();
  await expect(alerts(page)).not.toBeChecked();
  await expect.poll(() => readRows(gateway, 'select * from push_devices')).toEqual([]);
  expect(pageErrors).toEqual([]);
});
