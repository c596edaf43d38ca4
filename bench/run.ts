import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Bench, Row } from './row.ts';
import { commentsTenThousand } from './rows/comments-10k.ts';
import { crowdedGateway } from './rows/crowded-gateway.ts';
import { earlyTaps } from './rows/early-taps.ts';
import { videoTap } from './rows/video-tap.ts';
import { serverRendering } from './rows/server-rendering.ts';
import { fourGateways } from './rows/four-gateways.ts';
import { freshArchive } from './rows/fresh-archive.ts';
import { gallery } from './rows/gallery.ts';
import { audioElements } from './rows/audio-elements.ts';
import { gatewayList } from './rows/gateway-list.ts';
import { interactionLatency } from './rows/interaction-latency.ts';
import { ledgerAppend } from './rows/ledger-append.ts';
import { noticeCheck } from './rows/notice-check.ts';
import { ledgerCheck } from './rows/ledger-check.ts';
import { liveChat } from './rows/live-chat.ts';
import { liveTap } from './rows/live-tap.ts';
import { liveViewers } from './rows/live-viewers.ts';
import { longStory } from './rows/long-story.ts';
import { millionStories } from './rows/million-stories.ts';
import { atlasPaint, homePaint, storyPaint, topicPaint } from './rows/page-paint.ts';
import { pageWeight } from './rows/page-weight.ts';
import { paper } from './rows/paper.ts';
import { releaseGate } from './rows/release-gate.ts';
import { sdkCall } from './rows/sdk-call.ts';
import { soak } from './rows/soak.ts';
import { storyScripts } from './rows/story-scripts.ts';
import { storyTap } from './rows/story-tap.ts';
import { videoFeed } from './rows/video-feed.ts';
import { volunteerForm } from './rows/volunteer-form.ts';

const benches: readonly Bench[] = [
  storyScripts,
  pageWeight,
  earlyTaps,
  storyPaint,
  homePaint,
  storyTap,
  videoTap,
  videoFeed,
  longStory,
  topicPaint,
  atlasPaint,
  interactionLatency,
  commentsTenThousand,
  gallery,
  paper,
  sdkCall,
  releaseGate,
  gatewayList,
  crowdedGateway,
  soak,
  fourGateways,
  freshArchive,
  millionStories,
  liveViewers,
  liveChat,
  liveTap,
  serverRendering,
  audioElements,
  volunteerForm,
  ledgerCheck,
  noticeCheck,
  ledgerAppend,
];

const { values } = parseArgs({
  options: { json: { type: 'string' }, only: { type: 'string', multiple: true } },
});
const selected = benches.filter(({ name }) => values.only === undefined || values.only.includes(name));
if (selected.length === 0) {
  process.stderr.write(`unknown bench; known are ${benches.map(({ name }) => name).join(', ')}\n`);
  process.exit(1);
}

const rows: Row[] = [];
for (const { name, measure } of selected) {
  process.stderr.write(`measuring ${name} …\n`);
  const measured = await measure();
  for (const row of measured) process.stdout.write(`${formatRow(row)}\n`);
  rows.push(...measured);
}
if (values.json !== undefined) await writeFile(values.json, `${JSON.stringify(rows, null, 1)}\n`);

function formatRow({ row, value, unit, atMost, atLeast, peers }: Row): string {
  const bound =
    atMost === undefined ? (atLeast === undefined ? '' : ` (at least ${atLeast})`) : ` (at most ${atMost})`;
  const isWithinBound =
    (atMost === undefined || value <= atMost) && (atLeast === undefined || value >= atLeast);
  const peerFigures = Object.entries(peers ?? {}).map(([name, figure]) => `${name} ${figure}`);
  return `${isWithinBound ? '✓' : '✗'} ${row}: ${value} ${unit}${bound}${peerFigures.length > 0 ? ` — ${peerFigures.join(', ')}` : ''}`;
}
