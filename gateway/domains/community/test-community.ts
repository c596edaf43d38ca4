import type { Database } from '../../db/database.ts';
import type { CirclesTable, SquareTopicsTable } from '../../db/tables/community-tables.ts';

const cover = JSON.stringify({ url: '/media/demo/a.webp', width: 3, height: 2, color: '#808080', alt: '' });

/** Inserts a circle that anybody may join, unless the fields say otherwise. */
export async function addCircle(db: Database, id: string, fields: Partial<CirclesTable> = {}): Promise<void> {
  const circle = {
    id,
    name: `圈子${id}`,
    cover_json: cover,
    purpose: '一起做点事',
    rules_json: JSON.stringify(['说真话', '不发广告']),
    host_name: '圈主',
    host_head_img: '',
    mode: 'open' as const,
    capacity: 20,
    created_at: '2026-11-01 08:00:00',
  };
  await db
    .insertInto('circles')
    .values({ ...circle, ...fields, members: 0 })
    .execute();
}

/** Inserts a topic that is open from 1 November 2026 to the end of the year, unless the fields say otherwise. */
export async function addTopic(
  db: Database,
  id: string,
  fields: Partial<Omit<SquareTopicsTable, 'posts' | 'participants' | 'comments' | 'hot'>> = {},
): Promise<void> {
  const topic = {
    id,
    title: `话题${id}`,
    summary: '说说看',
    cover_json: cover,
    host_name: '编辑部',
    host_words: '欢迎来写',
    is_held: 0 as const,
    opens_at: '2026-11-01 08:00:00',
    closes_at: '2026-12-31 23:59:59',
  };
  await db
    .insertInto('square_topics')
    .values({ ...topic, ...fields })
    .execute();
}
