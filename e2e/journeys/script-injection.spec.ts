import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, hydrated, test } from '../support/test.ts';

const payload = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';
const escaped = payload
  .replaceAll('&', '&amp;')
  .replaceAll('<', '&lt;')
  .replaceAll('>', '&gt;')
  .replaceAll('"', '&quot;');
const wasHacked = () => (window as unknown as { hacked?: number }).hacked;

test('scripts in a story, a comment or an address are not executed', async ({ page, gateway }) => {
  const feed = join(gateway.dataDir, 'hostile.rss');
  const title = `毒${escaped}稿`;
  await writeFile(
    feed,
    `<rss version="2.0"><channel><title>源${escaped}</title><item><guid>${crypto.randomUUID()}</guid><title>${title}</title><category>泉${escaped}</category><description>${escaped}&lt;/script&gt;${escaped}正文&lt;a href="javascript:window.hacked=1"&gt;点&lt;/a&gt;</description></item></channel></rss>`,
  );
  expect(await gateway.run('import', feed)).toContain('1 new');
  const token = await gateway.token('坏人');
  const found = await page.request.post('/gateway/x/news/search', { data: { query: '正文' } });
  const { list } = (await found.json()).data as { list: { id: string; title: string }[] };
  const story = list.find((item) => item.title.startsWith('毒'));
  expect(story).toBeDefined();
  const comment = await page.request.post('/gw/add_lev1', {
    data: { newsId: story?.id, body: `${payload}</script>`, clientId: crypto.randomUUID() },
    headers: { token },
  });
  expect(comment.status()).toBe(200);

  for (const address of [
    `/new/general/${story?.id}`,
    '/new/',
    `/new/?channel=${encodeURIComponent(payload)}`,
    `/new/${encodeURIComponent(payload)}`,
  ]) {
    await page.goto(address);
    await hydrated(page);
    await page.waitForTimeout(200);
    expect(await page.evaluate(wasHacked), address).toBeUndefined();
  }
  await page.goto(`/new/general/${story?.id}`);
  await expect(page.getByText(payload, { exact: false }).first()).toBeVisible();
});
