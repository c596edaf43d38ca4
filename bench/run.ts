import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Bench, Row } from './row.ts';
import { commentsTenThousand } from './rows/comments-10k.ts';
import { filmTap } from './rows/film-tap.ts';
import { firstViews } from './rows/server-rendering.ts';
import { gallery } from './rows/gallery.ts';
import { audioElements } from './rows/audio-elements.ts';
import { chainCheck } from './rows/chain-check.ts';
import { gatewayList } from './rows/gateway-list.ts';
import { homePaint } from './rows/home-paint.ts';
import { inp } from './rows/interaction-latency.ts';
import { liveChat } from './rows/live-chat.ts';
import { liveTap } from './rows/live-tap.ts';
import { liveViewers } from './rows/live-viewers.ts';
import { longStory } from './rows/long-story.ts';
import { atlas, topic } from './rows/page-paint.ts';
import { paper } from './rows/paper.ts';
import { sdkCall } from './rows/sdk-call.ts';
import { storyPaint } from './rows/story-paint.ts';
import { storyScripts } from './rows/story-scripts.ts';
import { storyTap } from './rows/story-tap.ts';
import { videoFeed } from './rows/video-feed.ts';
import { volunteerForm } from './rows/volunteer-form.ts';

const benches: readonly Bench[] = [
  storyScripts,
  storyPaint,
  homePaint,
  storyTap,
  filmTap,
  videoFeed,
  longStory,
  topic,
  atlas,
  inp,
  commentsTenThousand,
  gallery,
  paper,
  sdkCall,
  gatewayList,
  liveViewers,
  liveChat,
  liveTap,
  firstViews,
  audioElements,
  volunteerForm,
  chainCheck,
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
