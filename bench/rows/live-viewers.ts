import { startGateway } from '../../e2e/support/gateway.ts';
import { openDatabase } from '../../gateway/db/open.ts';
import { changeRoomState } from '../../gateway/domains/live/room/room-state.ts';
import { median, round, type Bench, type Row } from '../row.ts';
import { openStreams } from '../support/live-streams.ts';
import { residentMemoryMb } from '../support/process-usage.ts';

/** a live room of the demo content that is on air */
const roomId = 'live-peony';
/** numbers of viewers, and the gateway's memory with them in MB at most */
const audiences = [
  { viewers: 2000, memoryLimit: 300 },
  { viewers: 10_000, memoryLimit: undefined },
];
const rounds = 5;

/** The gateway's memory with thousands of viewers, and the delay until all of them receive another process's write. */
export const liveViewers: Bench = {
  name: 'live-viewers',
  async measure() {
    const rows: Row[] = [];
    for (const audience of audiences) rows.push(...(await measureAudience(audience)));
    return rows;
  },
};

async function measureAudience({ viewers, memoryLimit }: (typeof audiences)[number]): Promise<Row[]> {
  const running = await startGateway({ environment: { NODE_ENV: 'production' } });
  const database = await openDatabase({ dataDir: running.dataDir });
  try {
    const before = await residentMemoryMb(running.process.pid);
    const { seq } = await database.db
      .selectFrom('live_rooms')
      .select('seq')
      .where('id', '=', roomId)
      .executeTakeFirstOrThrow();
    const streams = await openStreams(running.origin, { roomId, after: seq, count: viewers });
    const times: number[][] = [];
    for (let turn = 0; turn < rounds; turn += 1) {
      const verb = turn % 2 === 0 ? ('pause' as const) : ('resume' as const);
      const arrivals = streams.arrivalTimes(turn % 2 === 0 ? '"paused"' : '"living"', performance.now());
      await database.db
        .transaction()
        .execute((transaction) => changeRoomState(transaction, roomId, verb, new Date()));
      times.push(await arrivals);
    }
    const memory = await residentMemoryMb(running.process.pid);
    streams.close();
    return [
      {
        row: `gateway memory with ${viewers} viewers of a live room`,
        value: round(memory, 0),
        unit: 'MB',
        ...(memoryLimit !== undefined && { atMost: memoryLimit }),
        peers: { 'before them (MB)': round(before, 0) },
      },
      {
        row: `from another process's write to the last of ${viewers} viewers`,
        value: round(median(times.map((turn) => Math.max(...turn))), 0),
        unit: 'ms',
        atMost: 2000,
        peers: { 'half of them (ms)': round(median(times.map((turn) => median(turn))), 0) },
      },
    ];
  } finally {
    await database.close();
    await running.stop();
  }
}
