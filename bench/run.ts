import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Bench, Row } from './row.ts';
import { firstViews } from './rows/first-views.ts';
import { gallery } from './rows/gallery.ts';
import { audioElements } from './rows/audio-elements.ts';
import { gatewayList } from './rows/gateway-list.ts';
import { sdkCall } from './rows/sdk-call.ts';
import { storyPaint } from './rows/story-paint.ts';
import { storyScripts } from './rows/story-scripts.ts';
import { storyTap } from './rows/story-tap.ts';

const benches: readonly Bench[] = [
  storyScripts,
  storyPaint,
  storyTap,
  gallery,
  sdkCall,
  gatewayList,
  firstViews,
  audioElements,
];

const { values } = parseArgs({
  options: { json: { type: 'string' }, only: { type: 'string', multiple: true } },
});
const chosen = benches.filter(({ name }) => values.only === undefined || values.only.includes(name));
if (chosen.length === 0) {
  process.stderr.write(`no such bench; there are ${benches.map(({ name }) => name).join(', ')}\n`);
  process.exit(1);
}

const rows: Row[] = [];
for (const { name, measure } of chosen) {
  process.stderr.write(`measuring ${name} …\n`);
  const measured = await measure();
  for (const row of measured) process.stdout.write(`${textOf(row)}\n`);
  rows.push(...measured);
}
if (values.json !== undefined) await writeFile(values.json, `${JSON.stringify(rows, null, 1)}\n`);

function textOf({ row, value, unit, atMost, atLeast, peers }: Row): string {
  const bound =
    atMost === undefined ? (atLeast === undefined ? '' : ` (at least ${atLeast})`) : ` (at most ${atMost})`;
  const isKept = (atMost === undefined || value <= atMost) && (atLeast === undefined || value >= atLeast);
  const beside = Object.entries(peers ?? {}).map(([name, figure]) => `${name} ${figure}`);
  return `${isKept ? '✓' : '✗'} ${row}: ${value} ${unit}${bound}${beside.length > 0 ? ` — ${beside.join(', ')}` : ''}`;
}
