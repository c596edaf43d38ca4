import type { LiveState } from '../../db/tables/live-tables.ts';
import { shanghaiTime } from '../../db/time.ts';
import { viewersOf } from '../../domains/live/stream/viewer-counts.ts';
import type { Desk } from '../command.ts';

export const stateNames: Readonly<Record<LiveState, string>> = {
  preview: '预告',
  living: '直播中',
  paused: '暂停',
  ended: '已结束',
  replay: '回放',
};

/** Prints every live that was not removed, the latest first. */
export async function listLives({ db, now, print }: Desk): Promise<void> {
  const rows = await db
    .selectFrom('live_rooms')
    .select(['id', 'title', 'state', 'starts_at', 'likes', 'views'])
    .where('removed_at', 'is', null)
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const viewers = await viewersOf(
    db,
    rows.map(({ id }) => id),
    now,
  );
  for (const { id, title, state, starts_at, likes, views } of rows)
    print(
      `${id}  ${stateNames[state]}  ${starts_at}  在看 ${viewers.get(id) ?? 0}  看过 ${views}  赞 ${likes}  ${title}`,
    );
  if (rows.length === 0) print(`${shanghaiTime(now)} 还没有直播 (no lives)`);
}
