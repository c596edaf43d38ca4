import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { staleCharts, writeCharts } from './charts.ts';

test('a chart that differs, is missing or has no machine is stale until the charts are written', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'charts-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeCharts(folder);
  expect(await staleCharts(folder)).toEqual([]);

  await appendFile(join(folder, 'notice.md'), '\nby hand');
  await rm(join(folder, 'session.md'));
  await writeFile(join(folder, 'gone.md'), '# a machine that is gone');
  expect((await staleCharts(folder)).toSorted()).toEqual(['gone.md', 'notice.md', 'session.md']);

  await writeCharts(folder);
  expect(await staleCharts(folder)).toEqual([]);
});
