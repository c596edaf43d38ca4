import type { Insertable, Transaction } from 'kysely';
import { derivedId } from '../../gateway/db/ids.ts';
import type {
  LiveMessagesTable,
  LiveRoomsTable,
  LiveScenesTable,
} from '../../gateway/db/tables/live-tables.ts';
import type { Schema } from '../../gateway/db/schema.ts';
import { shanghaiTime } from '../../gateway/db/time.ts';
import type { StreamSource } from '../../gateway/domains/live/playback/stream-source.ts';
import type { DemoClip } from './schema/media-schema.ts';
import { readerOf } from './comment-threads.ts';
import type { DemoContent } from './schema/demo-content.ts';
import type { DemoLive, DemoChatMessage, DemoScene } from './schema/live-schema.ts';
import {
  day,
  type LoadContext,
  minute,
  momentAgo,
  type Pictures,
  picturesOf,
  startBefore,
  timeAgo,
} from './load-context.ts';

/** Loads the live rooms. The publishers must be loaded already. */
export async function insertLives(
  transaction: Transaction<Schema>,
  content: DemoContent,
  context: LoadContext,
): Promise<void> {
  const { albums, rooms } = content.lives;
  const pictures = picturesOf(content, context);
  await transaction
    .insertInto('live_albums')
    .values(albums.map(({ cover, ...album }) => ({ ...album, cover_json: pictureJson(cover, pictures) })))
    .execute();
  await transaction
    .insertInto('users')
    .values(authorsOf(content, context))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  for (const room of rooms) await insertRoom(transaction, room, content, context);
}

async function insertRoom(
  transaction: Transaction<Schema>,
  room: DemoLive,
  content: DemoContent,
  context: LoadContext,
): Promise<void> {
  const pictures = picturesOf(content, context);
  const timeline = timelineOf(room, context);
  await transaction
    .insertInto('live_rooms')
    .values(roomRow(room, timeline.length, content, context))
    .execute();
  const scenes = timeline.flatMap(({ scene, ...position }) => (scene ? [{ ...position, scene }] : []));
  for (const { scene, seq, at } of scenes) {
    const id = derivedId('live-scene-', room.id, String(seq));
    await transaction
      .insertInto('live_scenes')
      .values(sceneRow(room, scene, { id, seq, at }, content, context))
      .execute();
    const shown = (scene.pictures ?? []).flatMap((name) => pictures.get(name) ?? []);
    if (shown.length > 0)
      await transaction
        .insertInto('live_pictures')
        .values(
          shown.map((picture, index) => ({
            id: `${id}-${index}`,
            room_id: room.id,
            scene_id: id,
            picture_json: JSON.stringify(picture),
            caption: picture.alt,
            shown_at: at,
          })),
        )
        .execute();
  }
  const messages = timeline.flatMap(({ message, seq, at }) =>
    message ? [messageRow(room, message, { seq, at }, content, context)] : [],
  );
  if (messages.length > 0) await transaction.insertInto('live_messages').values(messages).execute();
  if (room.reporters.length > 0)
    await transaction
      .insertInto('live_reporters')
      .values(
        room.reporters.map(({ id, role }, index) => ({
          room_id: room.id,
          publisher_id: id,
          role,
          place: index,
        })),
      )
      .execute();
  const { packet } = room;
  if (packet)
    await transaction
      .insertInto('live_packets')
      .values({
        id: packet.id,
        room_id: room.id,
        title: packet.title,
        left_over: packet.fund,
        per_invite: packet.perInvite,
        minimum: packet.minimum,
        ends_at: timeAgo(-packet.days * day, context),
        created_at: timeAgo(0, context),
      })
      .execute();
}

function roomRow(
  room: DemoLive,
  seq: number,
  content: DemoContent,
  context: LoadContext,
): Insertable<LiveRoomsTable> {
  const { state, aired = 0, video } = room;
  const { start, end } = timesOf(room, context);
  const startsAt = shanghaiTime(start);
  const clip = video === undefined ? undefined : content.clips[video];
  const isOver = state === 'ended' || state === 'replay';
  return {
    id: room.id,
    album_id: room.albumId ?? null,
    title: room.title,
    summary: room.summary.join('\n'),
    cover_json: pictureJson(room.cover, picturesOf(content, context)),
    host_name: room.host,
    host_img: '',
    host_id: null,
    city_id: room.cityId,
    state,
    chat: 'open',
    starts_at: startsAt,
    began_at: state === 'preview' ? null : startsAt,
    ended_at: isOver ? shanghaiTime(end) : null,
    aired: aired * 60,
    on_air_since: state === 'living' ? startsAt : null,
    source_json: clip === undefined ? null : JSON.stringify(sourceOf(clip, context)),
    replay_url: null,
    seq,
    likes: room.likes,
    views: room.views,
    appointments: room.appointments ?? 0,
    removed_at: null,
  };
}

/** The source of a live that sends out this stream. @throws Error for other clips, which the content's validation excludes */
function sourceOf({ file, pieces }: DemoClip, { mediaBase }: LoadContext): StreamSource {
  if (pieces === undefined) throw new Error(`${file} is not a stream`);
  const folder = `${mediaBase}/clips/${file.slice(0, file.lastIndexOf('/'))}`;
  return {
    kind: 'pieces',
    seconds: pieces.seconds,
    lines: pieces.lines.map((line) => ({
      ...line,
      head: `${folder}/${line.lines}.mp4`,
      pieces: Array.from({ length: pieces.count }, (_, index) => `${folder}/${line.lines}-${index}.m4s`),
    })),
  };
}

/** When a live starts and, if it is over, ended. */
function timesOf({ minutesAgo, aired }: DemoLive, context: LoadContext): { start: Date; end: Date } {
  const length = (aired ?? 0) * minute;
  const start = startBefore(momentAgo(minutesAgo * minute, context), length);
  return { start, end: new Date(start.getTime() + length) };
}

interface TimelineEntry {
  readonly scene?: DemoScene;
  readonly message?: DemoChatMessage;
  readonly seq: number;
  readonly at: string;
}

/** Scenes and chat messages in turn, spread over the time on air, or over the last day if the live has not begun. */
function timelineOf(room: DemoLive, context: LoadContext): TimelineEntry[] {
  const { scenes, chat, minutesAgo, aired } = room;
  const { start } = timesOf(room, context);
  const momentOf = (share: number) =>
    aired === undefined
      ? momentAgo((minutesAgo < 0 ? day : minutesAgo * minute) * (1 - share), context)
      : new Date(start.getTime() + aired * minute * share);
  const entries: Pick<TimelineEntry, 'scene' | 'message'>[] = [];
  const most = Math.max(scenes.length, chat.length);
  for (let index = 0; index < most; index += 1) {
    const scene = scenes[index];
    const message = chat[index];
    if (scene) entries.push({ scene });
    if (message) entries.push({ message });
  }
  return entries.map((entry, index) => ({
    ...entry,
    seq: index + 1,
    at: shanghaiTime(momentOf((index + 1) / (entries.length + 1))),
  }));
}

interface Position {
  readonly seq: number;
  readonly at: string;
}

function sceneRow(
  { id: roomId }: DemoLive,
  { by, text, pictures: names = [], video }: DemoScene,
  { id, seq, at }: Position & { readonly id: string },
  content: DemoContent,
  context: LoadContext,
): Insertable<LiveScenesTable> {
  const pictures = picturesOf(content, context);
  const clip = video === undefined ? undefined : content.clips[video];
  const poster = pictures.get(clip?.poster ?? '');
  return {
    id,
    room_id: roomId,
    seq,
    by_name: by,
    body: text,
    pictures_json: JSON.stringify(names.flatMap((name) => pictures.get(name) ?? [])),
    video_json: clip
      ? JSON.stringify({
          url: `${context.mediaBase}/clips/${clip.file}`,
          duration: clip.duration,
          ...(poster && { poster }),
        })
      : null,
    created_at: at,
  };
}

function messageRow(
  { id: roomId }: DemoLive,
  message: DemoChatMessage,
  { seq, at }: Position,
  content: DemoContent,
  context: LoadContext,
): Insertable<LiveMessagesTable> {
  const byHost = 'host' in message;
  return {
    id: derivedId('live-message-', roomId, String(seq)),
    room_id: roomId,
    seq,
    author_id: byHost ? null : readerOf(message.author, message.cityId, content, context).id,
    by_host: byHost ? 1 : 0,
    body: byHost ? message.host : message.body,
    state: 'shown',
    created_at: at,
  };
}

function authorsOf(content: DemoContent, context: LoadContext) {
  const messages = content.lives.rooms.flatMap(({ chat }) => chat);
  const users = messages.flatMap((message) =>
    'host' in message ? [] : [readerOf(message.author, message.cityId, content, context)],
  );
  return [...new Map(users.map((user) => [user.id, user])).values()];
}

const pictureJson = (name: string, pictures: Pictures) => JSON.stringify(pictures.get(name));
