import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { runImport } from './run-import.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function importItems(items: string, env: Readonly<Record<string, string>> = {}): Promise<string> {
  const { dataDir, databaseUrl } = database.location;
  const feed = join(dataDir, 'feed.xml');
  await writeFile(feed, `<rss version="2.0"><channel><title>播客</title>${items}</channel></rss>`);
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

test('says nothing about listed origins and the site’s own', async () => {
  const env = {
    STREAM_ORIGINS: 'https://pod.example, https://more.example',
    SITE_ORIGIN: 'http://cdn.example:8080',
  };
  expect(await importItems(items, env)).not.toContain('STREAM_ORIGINS');
});
