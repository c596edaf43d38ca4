import type { Insertable } from 'kysely';
import type { LiveRoomsTable } from '../../db/tables/live-tables.ts';
import type { Database } from '../../db/database.ts';
import type { StreamSource } from './playback/stream-source.ts';

const cover = {
  url: '/media/demo/pictures/clinic.jpg',
  width: 1280,
  height: 853,
  color: '#c9cfbc',
  alt: '诊所',
};

/** Adds an announced live room. @param fields columns that differ from the default */
export async function addRoom(
  db: Database,
  id: string,
  fields: Partial<Insertable<LiveRoomsTable>> = {},
): Promise<void> {
  await db
    .insertInto('live_rooms')
    .values({
      id,
      album_id: null,
      title: `直播${id}`,
      summary: '第一段\n第二段',
      cover_json: JSON.stringify(cover),
      host_name: '齐鲁晚报',
      host_img: '',
      host_id: null,
      city_id: '135',
      state: 'preview',
      chat: 'open',
      starts_at: '2026-11-03 09:00:00',
      began_at: null,
      ended_at: null,
      on_air_since: null,
      source_json: null,
      replay_url: null,
      removed_at: null,
      ...fields,
    })
    .execute();
}

/** A video of eight seconds in four segments. */
export const video: StreamSource = {
  kind: 'pieces',
  seconds: 2,
  lines: [360, 240].map((lines) => ({
    lines,
    width: lines === 360 ? 640 : 426,
    bandwidth: 140_000,
    codecs: 'avc1.64001e,mp4a.40.2',
    head: `/media/demo/clips/film/${lines}.mp4`,
    pieces: [0, 1, 2, 3].map((number) => `/media/demo/clips/film/${lines}-${number}.m4s`),
  })),
};
