import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { machines } from '../../machines/registry.ts';
import { notReplayed, replayedPaths } from '../../machines/replayed-paths.ts';

const folder = fileURLToPath(new URL('../../e2e/journeys/', import.meta.url));

test('each machine either has replayed paths or a reason why not', () => {
  const listed = [...Object.keys(replayedPaths), ...Object.keys(notReplayed)];
  expect(listed.toSorted()).toEqual(machines.map(({ name }) => name).toSorted());
});

test('every journey that replays paths is in the table, and compares their number with it', async () => {
  const listed = new Set(Object.values(replayedPaths).flatMap(Object.keys));
  const files = (await readdir(folder)).filter((file) => file.endsWith('-paths.spec.ts'));
  expect(files.map((file) => file.replace('.spec.ts', '')).toSorted()).toEqual([...listed].toSorted());
  for (const file of files)
    expect(await readFile(`${folder}${file}`, 'utf8'), file).toContain('checkPathCount(');
});

test('the journeys that a reason names exist', async () => {
  const files = await readdir(folder);
  const named = Object.values(notReplayed).flatMap((reason) =>
    [...reason.matchAll(/`([^`]+)`/g)].map(([, journey]) => `${journey}.spec.ts`),
  );
  expect(named.filter((file) => !files.includes(file))).toEqual([]);
});
