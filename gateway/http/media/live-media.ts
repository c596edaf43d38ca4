import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../../contract/failure.ts';
import type { Database } from '../../db/database.ts';
import { findSegment, readPlaylist } from '../../domains/live/playback/playlist-files.ts';
import { calendarReminder } from '../../domains/live/room/calendar-reminder.ts';
import { requireRoom } from '../../domains/live/room/room-rows.ts';
import type { SiteOrigin } from '../middleware/site-origin.ts';
import { createSegmentBuilder } from './live-segments.ts';

const playlistType = 'application/vnd.apple.mpegurl';
const fileNotFound = () => notFound('没有这个文件。');

/** Pages of other sites may play the stream. */
const playerHeaders = {
  'content-security-policy': "default-src 'none'",
  'cross-origin-resource-policy': 'cross-origin',
} as const;

interface LiveMediaOptions {
  readonly db: Database;
  readonly clock: () => Date;
  readonly siteOrigin: SiteOrigin;
  /** media folders by the first segment of their URLs: /media/demo/… */
  readonly folders: Readonly<Record<string, string>>;
}

interface LiveFileRoute {
  readonly Params: { readonly roomId: string; readonly file: string };
}

/** Serves HLS playlists and segments of lives that the gateway broadcasts itself, and calendar reminders. */
export function registerLiveMedia(
  app: FastifyInstance,
  { db, clock, siteOrigin, folders }: LiveMediaOptions,
): void {
  const buildSegment = createSegmentBuilder(folders);

  async function sendReminder(request: FastifyRequest<LiveFileRoute>, reply: FastifyReply) {
    const { id, title, summary, starts_at: startsAt } = await requireRoom(db, request.params.roomId);
    const url = `${siteOrigin(request)}/new/living/share/${id}`;
    if (!URL.canParse(url)) throw fileNotFound();
    return reply
      .headers({ 'cache-control': 'no-store', 'content-disposition': 'attachment; filename="live.ics"' })
      .type('text/calendar; charset=utf-8')
      .send(calendarReminder({ id, title, summary, startsAt, url }, clock()));
  }

  async function sendSegment(
    { params: { roomId, file } }: FastifyRequest<LiveFileRoute>,
    reply: FastifyReply,
  ) {
    const parts = await findSegment(db, roomId, file, clock());
    if (parts === undefined) throw fileNotFound();
    const segment = await buildSegment(parts);
    return reply
      .headers({ ...playerHeaders, 'cache-control': 'public, max-age=3600' })
      .type('video/iso.segment')
      .send(segment);
  }

  async function sendPlaylist(
    { params: { roomId, file } }: FastifyRequest<LiveFileRoute>,
    reply: FastifyReply,
  ) {
    const playlist = await readPlaylist(db, roomId, file, clock());
    if (playlist === undefined) throw fileNotFound();
    return reply
      .headers({
        ...playerHeaders,
        // shorter than a segment
        'cache-control': playlist.isMoving ? 'public, max-age=1' : 'public, max-age=60',
      })
      .type(playlistType)
      .send(playlist.text);
  }

  app.get<LiveFileRoute>('/media/live/:roomId/:file', async (request, reply) => {
    const { file } = request.params;
    if (file === 'reminder.ics') return sendReminder(request, reply);
    return file.endsWith('.m4s') ? sendSegment(request, reply) : sendPlaylist(request, reply);
  });
}
