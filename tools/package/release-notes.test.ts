import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { releaseNotes } from './release-notes.ts';

let folder: string;
const git = async (...args: string[]) => {
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.org', '-c', 'commit.gpgsign=false'];
  await promisify(execFile)('git', ['-C', folder, ...author, ...args], {
    env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_COMMITTER_DATE: '2026-11-24T12:00:00Z' },
  });
};
async function commit(subject: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  await git('add', '--all');
  await git('commit', '--quiet', '--message', subject);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'release-notes-'));
  await git('init', '--quiet', '--initial-branch=main');
  await commit('Begin', {
    'docs/deploy.md': '| `PORT` | 8080 |\n| `OLD_LIMIT` | 1 |\n',
    'sdk/package.json': '{ "version": "1.2.0" }',
  });
  await git('tag', 'v1');
  await commit('Show the weather', {
    'src/weather.tsx': '1',
    'src/weather.test.tsx': '1',
    'e2e/a.spec.ts': '1',
  });
  await commit('Format', { 'src/weather.tsx': '1 ' });
  await commit('Keep the weather in a table', {
    'gateway/db/migrations/0044-weather.ts': 'await db.schema.createTable("weather").execute();',
    'gateway/db/tables/weather.ts': '1',
    'gateway/domains/weather.ts': '1',
    'docs/deploy.md': '| `PORT` | 8080 |\n| `WEATHER_KEY`, `WEATHER_URL` | |\n',
  });
  await git('tag', 'v2');
  await git('checkout', '--quiet', '-b', 'side');
  await commit('Offer the weather to other programs', {
    'openapi/weather.yaml': '1',
    'sdk/package.json': '{ "version": "1.3.0" }',
  });
  await git('checkout', '--quiet', 'main');
  await commit('Describe the weather', { 'docs/newsroom.md': '1' });
  await git('merge', '--quiet', '--no-edit', 'side');
  await commit('Drop the old table', {
    'gateway/db/migrations/0045-drop.ts': `await raiseFloor(db, '0045-drop');`,
  });
  await git('tag', 'v3');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('groups the commits by what they change, after what an operator has to know', async () => {
  expect(await releaseNotes(folder, 'v1..v2')).toBe(`# Changes from v1 to v2 (2026-11-24)

## Before you update

- The database is migrated at the first start: 0044-weather.
- The version before can serve beside this one and be started again.
- New settings: WEATHER_KEY, WEATHER_URL.
- Settings that are gone, which refuse a start if they are still set: OLD_LIMIT.

## Pages

- Show the weather.

## Operation and deployment

- Keep the weather in a table.
`);
});

test('names migrations after which the version before cannot be started again, and leaves out merges', async () => {
  expect(await releaseNotes(folder, 'v2')).toBe(`# Changes from v2 to HEAD (2026-11-24)

## Before you update

- The database is migrated at the first start: 0045-drop.
- The version before cannot be started again after 0045-drop: going back needs a backup.
- The contract and its SDK go from 1.2.0 to 1.3.0.

## Operation and deployment

- Drop the old table.

## Contract and SDK

- Offer the weather to other programs.

## Tests, tools and documentation

- Describe the weather.
`);
});

test('says so when a commit does not exist', async () => {
  await expect(releaseNotes(folder, 'v0..v2')).rejects.toThrow('There is no commit v0');
});
