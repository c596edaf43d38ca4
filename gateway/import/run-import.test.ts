import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runLeased } from '../db/job-lease.ts';
import { openTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { runImport } from './run-import.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function importItems(
  items: string,
  env: Readonly<Record<string, string>> = {},
  title = '播客',
): Promise<string> {
  const { dataDir, databaseUrl } = database.location;
  const feed = join(dataDir, 'feed.xml');
  await writeFile(feed, `<rss version="2.0"><channel><title>${title}</title>${items}</channel></rss>`);
  const printed: string[] = [];
  await runImport([feed], {
    print: (line) => printed.push(line),
    complain: (line) => printed.push(line),
    progress: () => {},
    env: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...env },
  });
  return printed.join('\n');
}

const items = `<item><guid>1</guid><title>早新闻</title><enclosure url="https://pod.example/1.mp3" type="audio/mpeg"/></item>
  <item><guid>2</guid><title>短片</title><description>&lt;video src="http://cdn.example:8080/2.mp4"&gt;&lt;/video&gt;</description></item>
  <item><guid>3</guid><title>晚新闻</title><enclosure url="https://pod.example/3.mp3" type="audio/mpeg"/></item>`;

test('names the origins of audio and video that pages may not play, and the setting', async () => {
  const report = await importItems(items);
  expect(report).toContain('3 new');
  expect(report).toMatch(/https:\/\/pod\.example, http:\/\/cdn\.example:8080 .*STREAM_ORIGINS/);
  // also when nothing has changed since: the editor may have missed it
  expect(await importItems(items, { STREAM_ORIGINS: 'https://pod.example' })).toMatch(
    /on http:\/\/cdn\.example:8080 .*STREAM_ORIGINS/,
  );
});

test('refuses a misspelled setting instead of importing into another database', async () => {
  expect(await importItems(items, { DATABASE_UR: 'postgres://news@localhost/news' })).toContain(
    'There is no environment variable DATABASE_UR',
  );
});

test('waits for no other import: one runs at a time, on whichever machine', async () => {
  await runLeased(database.jobs, 'import', async () => {
    expect(await importItems(items)).toContain('Another import is running');
  });
  expect(await importItems(items)).toContain('3 unchanged');
});

test('says nothing about listed origins and the site’s own', async () => {
  const env = {
    STREAM_ORIGINS: 'https://pod.example, https://more.example',
    SITE_ORIGIN: 'http://cdn.example:8080',
  };
  expect(await importItems(items, env)).not.toContain('STREAM_ORIGINS');
});

/** escape sequences (C0 and C1), a bidi override, and what is left of them */
const hostile = '\u001b]0;owned\u0007红\u009b2J\u202e字';
const harmless = ']0;owned红2J字';
// oxlint-disable-next-line no-control-regex -- finding them is the point
const control = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;
const escaped = (text: string) => text.replaceAll(/[^\u0020-\u007e]/g, (char) => `&#${char.charCodeAt(0)};`);

test.each([
  [
    'xml',
    `<rss version="2.0"><channel><title>${hostile}</title><item><guid>x1</guid><title>${hostile}</title>
    <author>${hostile}</author><category>${hostile}</category>
    <description><![CDATA[<p>${hostile}${escaped(hostile)}</p><figure><img src="http://127.0.0.1:9/a.png" alt="${hostile}${escaped(hostile)}">
    <figcaption>${hostile}</figcaption></figure>]]></description></item>
    <item><guid>x2</guid><title>${hostile}</title><pubDate>${hostile}</pubDate></item></channel></rss>`,
  ],
  [
    'json',
    JSON.stringify({
      version: 'https://jsonfeed.org/version/1.1',
      title: hostile,
      items: [
        {
          id: 'j1',
          title: hostile,
          authors: [{ name: hostile }],
          tags: [hostile],
          content_html: `<p>${hostile}</p>`,
        },
        { id: 'j2', title: hostile, date_published: `${hostile}\n0 skipped` },
      ],
    }),
  ],
])('neither stores nor prints the control characters of a feed (%s)', async (name, feed) => {
  const { dataDir, databaseUrl } = database.location;
  const file = join(dataDir, `control.${name}`);
  await writeFile(file, feed);
  const printed: string[] = [];
  await runImport([file], {
    print: (line) => printed.push(line),
    complain: (line) => printed.push(line),
    progress: () => {},
    env: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
  });
  const report = printed.join('\n');
  expect(report).toContain('1 new');
  expect(report).toContain(`skipped “${harmless}”`);
  expect(report).not.toMatch(control);
  expect(report.split('\n').filter((line) => line.startsWith('0 skipped'))).toEqual([]);
  const [row] = await database.db
    .selectFrom('news')
    .innerJoin('feed_items', 'feed_items.news_id', 'news.id')
    .selectAll('news')
    .where('source_key', '=', `control.${name}`)
    .execute();
  expect(row?.title).toBe(harmless);
  expect(
    Object.values(row ?? {})
      .map(String)
      .join(' '),
  ).not.toMatch(control);
});

test('control characters and bidi controls of a feed reach neither the terminal nor a story', async () => {
  const hidden = '\u001b]0;x\u0007\u009b2J\u202e\u2066\r';
  // XML 1.0 forbids control characters, but parsers decode references to them; HTML inside decodes once more
  const references = [...hidden].map((character) => `&#${character.codePointAt(0)};`).join('');
  const inner = references.replaceAll('&', '&amp;');
  const text = (name: string) => `${hidden}${name}${references}甲${inner}`;
  const printed = await importItems(
    `<item><guid>9</guid><title>${text('题')}</title><author>${text('作者')}</author><category>${text('标')}</category>
    <description>&lt;p&gt;${text('文')}&lt;/p&gt;&lt;figure&gt;&lt;video src="https://v.example/1.mp4"&gt;&lt;/video&gt;&lt;figcaption&gt;${text('注')}&lt;/figcaption&gt;&lt;/figure&gt;</description></item>
    <item><guid>10</guid><title>${text('乙')}</title><pubDate>${text('soon')}</pubDate></item>`,
    {},
    text('源'),
  );
  const rows = await database.db
    .selectFrom('news')
    .innerJoin('news_bodies', 'news_bodies.news_id', 'news.id')
    .selectAll()
    .where('title', 'like', '%题%')
    .execute();
  expect(rows).toHaveLength(1);
  expect(printed).toContain('skipped');
  // oxlint-disable-next-line no-control-regex -- their absence is tested
  const controls = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;
  expect(printed).not.toMatch(controls);
  for (const value of Object.values(rows[0] ?? {})) expect(String(value)).not.toMatch(controls);
});
