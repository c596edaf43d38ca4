import type { Page } from '@playwright/test';
import { hostileNames, hostileTexts } from '../fixtures/hostile-texts.ts';
import { changeRows } from '../support/database-rows.ts';
import type { RunningGateway } from '../support/gateway.ts';
import { watchForInjectedScripts } from '../support/script-injection-checks.ts';
import { expect, hydrated, isolatedTest as test } from '../support/test.ts';

/** as the gateway stores texts: bidi and control characters are removed */
const visible = (text: string) => text.replaceAll(/\s+/g, ' ');

/** Signs readers in whose names are payloads; no form accepts such names. */
async function signInHostileReaders(gateway: RunningGateway): Promise<string[]> {
  const tokens: string[] = [];
  for (const [index, name] of hostileNames.entries()) {
    const first = `读者${index}`;
    tokens.push(await gateway.token(first));
    changeRows(gateway, ['update users set name = ?, user_des = ? where name = ?', name, name, first]);
  }
  return tokens;
}

/** Sends every payload as a reader of its own accord would; the limits for one reader are not what is tested. */
async function sendAll(
  page: Page,
  gateway: RunningGateway,
  tokens: readonly string[],
  { path, body }: { readonly path: string; body(text: string): Record<string, unknown> },
): Promise<void> {
  for (const [index, text] of hostileTexts.entries()) {
    changeRows(gateway, ['delete from rate_counters']);
    const answer = await page.request.post(path, {
      data: { ...body(text), clientId: crypto.randomUUID() },
      headers: { token: tokens[index % tokens.length] ?? '', 'client-type': '3', 'source-channel': '2' },
    });
    expect(answer.status(), `${text}: ${await answer.text()}`).toBe(200);
  }
}

const chatOf = async (page: Page) =>
  visible((await page.getByRole('region', { name: '聊天' }).textContent()) ?? '');

test('chat, comments, tips and names of readers are text on every page, whatever they contain', async ({
  page,
  ownGateway: gateway,
}) => {
  test.setTimeout(120_000);
  const expectNoScript = await watchForInjectedScripts(page);
  const tokens = await signInHostileReaders(gateway);

  // as they arrive at an open page, and as the server renders them
  await page.goto('/new/living/appc/live-peony');
  await hydrated(page);
  await expect(page.getByRole('region', { name: '聊天' })).toBeVisible();
  await sendAll(page, gateway, tokens, {
    path: '/gateway/x/live/message',
    body: (text) => ({ roomId: 'live-peony', text }),
  });
  const last = visible(hostileTexts[hostileTexts.length - 1] ?? '');
  await expect(page.getByText(last)).toBeVisible();
  for (const name of hostileNames) expect(await chatOf(page)).toContain(name);
  for (const text of hostileTexts) expect(await chatOf(page)).toContain(visible(text));
  await expectNoScript('arriving chat');
  await page.reload();
  await hydrated(page);
  await expect(page.getByText(last)).toBeVisible();
  // the first page of the chat's history
  for (const text of hostileTexts.slice(-15)) expect(await chatOf(page)).toContain(visible(text));
  await expectNoScript('loaded chat');

  await sendAll(page, gateway, tokens, {
    path: '/gw/add_lev1',
    body: (body) => ({ newsId: '1001', body }),
  });
  await sendAll(page, gateway, tokens, {
    path: '/gateway/publish',
    body: (text) => ({
      text,
      place: text.slice(0, 30),
      cityId: '135',
      category: 'traffic',
      topicId: 'roads',
    }),
  });
  changeRows(gateway, [
    "update tips set state = 'accepted', shown_at = created_at, hot = 1000000 where body like '%hacked%'",
  ]);
  const answer = await page.request.post('/gateway/topic/news', { data: { order: 'new' } });
  const { data } = await answer.json();
  for (const address of [
    '/new/comment/1001',
    '/new/general/1001',
    '/new/infoTopic/roads',
    `/new/report/${data.list[0].id}`,
    '/new/living/share/live-peony',
    '/new/',
    `/new/my?list=comments&token=${tokens[0]}`,
    '/new/my?list=tips',
    ...hostileTexts.slice(0, 6).map((text) => `/new/hotSearch?query=${encodeURIComponent(text)}`),
  ]) {
    await page.goto(address);
    await hydrated(page);
    await expect(page.locator('main')).toBeVisible();
    if (/comment\/|infoTopic|report/.test(address))
      await expect(page.getByText('hacked=1').first(), address).toBeVisible();
    await expectNoScript(address);
  }
});

test('the checks of this journey notice markup of each kind', async ({ page }) => {
  const expectNoScript = await watchForInjectedScripts(page);
  await page.goto('/new/');
  await hydrated(page);
  await expectNoScript('an untouched page');
  for (const [markup, finding] of [
    ['<img src=x onerror=hacked=1>', /<img onerror>/],
    ['<a href="java\tscript:hacked=1">x</a>', /<a href=/],
    ['<iframe srcdoc="x"></iframe>', /<iframe>/],
    ['<script>hacked=1</script>', /<script> hacked=1/],
    ['<meta http-equiv=refresh content="9;url=/">', /http-equiv=refresh/],
  ] as const) {
    await page.evaluate(
      (html) => document.body.insertAdjacentHTML('beforeend', `<i id="m">${html}</i>`),
      markup,
    );
    await expect(expectNoScript('injected'), markup).rejects.toThrow(finding);
    await page.evaluate(() => document.querySelector('#m')?.remove());
  }
});
