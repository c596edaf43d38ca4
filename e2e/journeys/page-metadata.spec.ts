import { appOnlyAddresses, listAddresses } from '../addresses/address-list.ts';
import { readRoutes } from '../addresses/route-tree.ts';
import { expect, hydrated, test } from '../support/test.ts';

const addresses = listAddresses(await readRoutes()).filter(({ built }) => built);

/** The contents of the document's metadata by name or property, and the targets of its links by `rel` and type. */
function metadataOf(html: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const [head = ''] = html.split('</head>');
  for (const [tag] of head.matchAll(/<(?:meta|link) [^>]*>/g)) {
    const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
    const key =
      attribute('name') ??
      attribute('property') ??
      [attribute('rel'), attribute('type')].filter(Boolean).join(' ');
    found.set(key, [...(found.get(key) ?? []), attribute('content') ?? attribute('href') ?? '']);
  }
  return found;
}

function structuredDataOf(html: string): Record<string, unknown>[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  );
}

test('every address has one share card and one canonical URL, and leads to the feeds and the manifest', async ({
  request,
  gateway,
}) => {
  test.setTimeout(120_000);
  for (const { pattern, url } of addresses) {
    const response = await request.get(url);
    expect(response.status(), url).toBe(200);
    const metadata = metadataOf(await response.text());
    const one = (key: string) => {
      const values = metadata.get(key) ?? [];
      expect(values, `${pattern}: ${key}`).toHaveLength(1);
      return values[0] ?? '';
    };
    for (const key of ['og:title', 'og:description', 'og:type', 'og:site_name', 'twitter:card'])
      expect(one(key), `${pattern}: ${key}`).not.toBe('');
    expect(one('og:image'), pattern).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/(?:media|new)\//);
    expect(one('manifest')).toBe('/new/site.webmanifest');
    for (const type of ['rss+xml', 'atom+xml', 'feed+json']) one(`alternate application/${type}`);
    if (metadata.has('robots')) {
      // a page of one reader
      expect(pattern).toMatch(/^\/(?:login|living\/(?:qrlogin|cashout))/);
      continue;
    }
    const canonical = one('canonical');
    expect(canonical.startsWith(`${gateway.origin}/new/`), canonical).toBe(true);
    expect(one('og:url')).toBe(canonical);
  }
});

test('the token of an address is in no canonical URL, and personal pages are not indexed', async ({
  request,
}) => {
  const story = await (await request.get('/new/focusNews?token=secret&q=a')).text();
  expect(metadataOf(story).get('canonical')?.[0]).toMatch(/\/new\/focusNews\?q=a$/);
  for (const path of Object.keys(appOnlyAddresses)) {
    const metadata = metadataOf(await (await request.get(`/new${path}`)).text());
    expect([metadata.get('robots'), metadata.get('canonical')]).toEqual([['noindex'], undefined]);
  }
  const missing = await request.get('/new/nothing');
  expect([missing.status(), metadataOf(await missing.text()).get('robots')]).toEqual([404, ['noindex']]);
});

test('stories and videos have structured data, and oEmbed finds them', async ({ request, gateway }) => {
  for (const { path, type, trail } of [
    { path: '/new/general/1001', type: 'NewsArticle', trail: ['首页', '山东'] },
    { path: '/new/atlas/1112', type: 'NewsArticle', trail: ['首页', '图集'] },
    { path: '/new/audioNews/2001', type: 'NewsArticle', trail: ['首页', '听新闻'] },
    { path: '/new/video/1108', type: 'VideoObject', trail: ['首页', '视频'] },
    { path: '/new/videos/f01', type: 'VideoObject', trail: ['首页', '视频'] },
  ]) {
    const html = await (await request.get(path)).text();
    const [content, breadcrumbs, ...more] = structuredDataOf(html);
    expect(more).toEqual([]);
    expect(content).toMatchObject({ '@type': type, url: gateway.origin + path });
    const title = content?.['headline'] ?? content?.['name'];
    const steps = (breadcrumbs?.['itemListElement'] ?? []) as { name: string; item: string }[];
    expect(steps.map(({ name }) => name)).toEqual([...trail, title]);
    for (const { item } of steps) expect((await request.get(item)).status(), item).toBe(200);
    const [oembed = ''] = metadataOf(html).get('alternate application/json+oembed') ?? [];
    const embedded = (await (await request.get(oembed.replaceAll('&amp;', '&'))).json()) as { title: string };
    expect(embedded.title).toBe(title);
  }
});

test('other content has structured data, with the list that it is found in', async ({ request, gateway }) => {
  for (const { path, trail, content, items } of [
    { path: '/new/living/share/live-peony', trail: '直播', content: 'VideoObject' },
    { path: '/new/paper/qlwbPaperShare/', trail: '数字报', content: 'NewsArticle' },
    { path: '/new/videosClapper/w21', trail: '视频', content: 'VideoObject' },
    { path: '/new/thematic/1015', trail: '专题', content: 'CollectionPage', items: 'general' },
    { path: '/new/thematic/8003', trail: '专题', content: 'CollectionPage', items: 'general' },
    { path: '/new/thematicDq/8002', trail: '专题', content: 'CollectionPage', items: 'general' },
    { path: '/new/hotNews/h01', trail: '热搜' },
    { path: '/new/videosCollection/quan', trail: '视频', content: 'CollectionPage', items: 'video' },
    { path: '/new/liveAlbum/manzhibo', trail: '直播', content: 'CollectionPage', items: 'living/share' },
    { path: '/new/vr/share/quan-yu-shan', trail: '全景', content: 'ImageGallery' },
    { path: '/new/vrlive/share/1012', trail: '全景', content: 'ImageGallery' },
    { path: '/new/topicFile/topicSquare/old-street', trail: '话题广场' },
  ]) {
    const html = await (await request.get(path)).text();
    const data = structuredDataOf(html);
    expect(
      data.map((one) => one['@type']),
      path,
    ).toEqual([...(content === undefined ? [] : [content]), 'BreadcrumbList']);
    const steps = (data.at(-1)?.['itemListElement'] ?? []) as { name: string; item: string }[];
    expect(
      steps.slice(0, -1).map(({ name }) => name),
      path,
    ).toEqual(['首页', trail]);
    for (const { item } of steps) expect((await request.get(item)).status(), item).toBe(200);
    const { mainEntity, associatedMedia } = (data[0] ?? {}) as {
      mainEntity?: { numberOfItems: number; itemListElement: { url: string }[] };
      associatedMedia?: { contentUrl: string }[];
    };
    if (items !== undefined) {
      const links = (mainEntity?.itemListElement ?? []).map(({ url }) => url);
      expect(new Set(links).size, path).toBe(links.length);
      expect(mainEntity?.numberOfItems, path).toBeGreaterThanOrEqual(links.length);
      expect(links.join(), path).toContain(`${gateway.origin}/new/${items}/`);
      for (const link of links) {
        expect((await request.get(link, { maxRedirects: 0 })).status(), link).toBe(200);
        // within a collection a video has an address of its own
        const shown = new URL(link).pathname.replace('/video/', '/video(?:sXx)?/');
        expect(html.search(`href="${shown}"`), link).toBeGreaterThan(0);
      }
    }
    if (content === 'ImageGallery') expect(associatedMedia).not.toEqual([]);
    for (const { contentUrl } of associatedMedia ?? [])
      expect((await request.head(contentUrl)).status(), contentUrl).toBe(200);
    if (path.includes('/living/'))
      expect(data[0]).toMatchObject({
        url: gateway.origin + path,
        publication: { '@type': 'BroadcastEvent', isLiveBroadcast: true },
      });
  }
  for (const list of ['/new/thematic/', '/new/atlas/', '/new/living/share', '/new/vr/share/'])
    expect(structuredDataOf(await (await request.get(list)).text()), list).toEqual([]);
});

test('the sitemap of pages, the feeds of a page and the manifest lead to what exists', async ({
  request,
}) => {
  test.setTimeout(120_000);
  const pages = await (await request.get('/sitemaps/pages.xml')).text();
  for (const [, location = ''] of pages.matchAll(/<loc>([^<]*)<\/loc>/g))
    expect((await request.get(location.replaceAll('&amp;', '&'))).status(), location).toBe(200);
  const channel = metadataOf(await (await request.get('/new/?channel=culture')).text());
  for (const type of ['rss+xml', 'atom+xml', 'feed+json']) {
    const [feed = ''] = channel.get(`alternate application/${type}`) ?? [];
    expect(feed).toContain('/feeds/culture.');
    expect((await request.get(feed)).status()).toBe(200);
  }
  const response = await request.get('/new/site.webmanifest');
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await response.json()) as {
    icons: { src: string }[];
    shortcuts: { url: string; icons: { src: string }[] }[];
    start_url: string;
  };
  const targets = [
    manifest.start_url,
    ...manifest.icons.map(({ src }) => src),
    ...manifest.shortcuts.flatMap(({ url, icons }) => [url, ...icons.map(({ src }) => src)]),
  ];
  for (const target of targets) expect((await request.get(target)).status(), target).toBe(200);
});

test('a page that is opened from another one has no metadata of the first', async ({ page, pageErrors }) => {
  await page.goto('/new/');
  await hydrated(page);
  const canonical = page.locator('head link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', /\/new\/$/);
  const story = page.locator('main a[href^="/new/general/"]').first();
  const path = (await story.getAttribute('href')) ?? '';
  await story.tap();
  await page.waitForURL(`**${path}`);
  await expect(page.locator('head [data-opened]')).toHaveCount(0);
  await expect(canonical).toHaveCount(1);
  await expect(canonical).toHaveAttribute('href', new RegExp(`${path}$`));
  await expect(page.locator('head meta[property="og:type"]')).toHaveAttribute('content', 'article');
  expect(pageErrors).toEqual([]);
});
