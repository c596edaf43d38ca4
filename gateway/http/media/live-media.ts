import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../../contract/failure.ts';
import type { Database } from '../../db/database.ts';
import { findSegment, readPlaylist } from '../../domains/live/playback/playlist-files.ts';
import { calendarReminder } from '../../domains/live/room/calendar-reminder.ts';
import { requireRoom } from '../../domains/live/room/room-rows.ts';
import { createLivePieces } from './live-segments.ts';

const playlistType = 'application/vnd.apple.mpegurl';
const missing = () => notFound('没有这个文件。');

/** Pages of other sites may play what is on air here. */
const forPlayers = {
  'content-security-policy': "default-src 'none'",
  'cross-origin-resource-policy': 'cross-origin',
} as const;

interface LiveMediaOptions {
  readonly db: Database;
  readonly clock: () => Date;
  /** of media, by the first segment of their addresses: /media/demo/… */
  readonly folders: Readonly<Record<string, string>>;
}

interface Asked {
  readonly Params: { readonly roomId: string; readonly file: string };
}

/** Serves the playlists and pieces of lives that the gateway sends out itself, and their entries for calendars. */
export function registerLiveMedia(app: FastifyInstance, { db, clock, folders }: LiveMediaOptions): void {
  const makePiece = createLivePieces(folders);

  async function sendReminder({ params, protocol, host }: FastifyRequest<Asked>, reply: FastifyReply) {
    const { id, title, summary, starts_at: startsAt } = await requireRoom(db, params.roomId);
    const url = `${protocol}://${host}/new/living/share/${id}`;
    if (!URL.canParse(url)) throw missing();
    return reply
      .headers({ 'cache-control': 'no-store', 'content-disposition': 'attachment; filename="live.ics"' })
      .type('text/calendar; charset=utf-8')
      .send(calendarReminder({ id, title, summary, startsAt, url }, clock()));
  }

  async function sendPiece({ params: { roomId, file } }: FastifyRequest<Asked>, reply: FastifyReply) {
    const parts = await findSegment(db, roomId, file, clock());
    if (parts === undefined) throw missing();
    const piece = await makePiece(parts);
    return reply
      .headers({ ...forPlayers, 'cache-control': 'public, max-age=3600' })
      .type('video/iso.segment')
      .send(piece);
  }

  async function sendPlaylist({ params: { roomId, file } }: FastifyRequest<Asked>, reply: FastifyReply) {
    const playlist = await readPlaylist(db, roomId, file, clock());
    if (playlist === undefined) throw missing();
    return reply
      .headers({
        ...forPlayers,
        // a second is less than a piece takes
        'cache-control': playlist.isMoving ? 'public, max-age=1' : 'public, max-age=60',
      })
      .type(playlistType)
      .send(playlist.text);
  }

  app.get<Asked>('/media/live/:roomId/:file', async (request, reply) => {
    const { file } = request.params;
    if (file === 'reminder.ics') return sendReminder(request, reply);
    return file.endsWith('.m4s') ? sendPiece(request, reply) : sendPlaylist(request, reply);
  });
}
