import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RunningGateway } from './gateway.ts';

/** Imports a new story into a channel for each title; the first is the newest. */
export async function importStories(
  gateway: RunningGateway,
  section: string,
  titles: readonly string[],
): Promise<void> {
  const file = join(gateway.dataDir, `feed-${Date.now()}.json`);
  const items = titles.map((title, index) => ({
    id: title,
    url: `https://news.example/${encodeURIComponent(title)}`,
    title,
    content_text: `${title}。这是刚刚到的一条消息。`,
    date_published: new Date(Date.now() - index).toISOString(),
  }));
  const feed = { version: 'https://jsonfeed.org/version/1.1', title: '示例来源', items };
  await writeFile(file, JSON.stringify(feed));
  await gateway.run('import', '--section', section, file);
}
