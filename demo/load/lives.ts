import type { Insertable, Transaction } from 'kysely';
import { derivedId } from '../../gateway/db/ids.ts';
import type {
  LiveMessagesTable,
  LiveRoomsTable,
  LiveScenesTable,
} from '../../gateway/db/tables/live-tables.ts';
import type { Schema } from '../../gateway/db/schema.ts';
import { shanghaiTime } from '../../gateway/db/time.ts';
import type { LiveSource } from '../../gateway/domains/live/playback/film-source.ts';
import type { DemoClip } from './schema/media-schema.ts';
import { userOf } from './comments.ts';
import type { DemoContent } from './schema/demo-content.ts';
import type { DemoLive, DemoChatMessage, DemoScene } from './schema/live-schema.ts';
import { minute, picturesOf, type SeedPlace } from './stories.ts';

type Pictures = ReturnType<typeof picturesOf>;

/** Loads the demo's lives; publishers are there. */
export async function insertLives(
  transaction: Transaction<Schema>,
  content: DemoContent,
  place: SeedPlace,
): Promise<void> {
  const { albums, rooms } = content.lives;
  const pictures = picturesOf(content, place.mediaBase);
  await transaction
    .insertInto('live_albums')
    .values(albums.map(({ cover, ...album }) => ({ ...album, cover_json: jsonOf(cover, pictures) })))
    .execute();
  await transaction
    .insertInto('users')
    .values(authorsOf(content, place))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  for (const room of rooms) await insertRoom(transaction, room, content, place);
}

async function insertRoom(
  transaction: Transaction<Schema>,
  room: DemoLive,
  content: DemoContent,
  place: SeedPlace,
): Promise<void> {
  const pictures = picturesOf(content, place.mediaBase);
  const told = toldIn(room, place);
  await transaction
    .insertInto('live_rooms')
    .values(rowOf(room, told.length, content, place))
    .execute();
  const scenes = told.flatMap(({ scene, ...when }) => (scene ? [{ ...when, scene }] : []));
  for (const { scene, seq, at } of scenes) {
    const id = derivedId('live-scene-', room.id, String(seq));
    await transaction
      .insertInto('live_scenes')
      .values(sceneRow(room, scene, { id, seq, at }, content, place))
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
  const messages = told.flatMap(({ saying, seq, at }) =>
    saying ? [messageRow(room, saying, { seq, at }, content, place)] : [],
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
        ends_at: ago(-packet.days * day, place),
        created_at: ago(0, place),
      })
      .execute();
}

/** minutes */
const day = 24 * 60;

function rowOf(
  room: DemoLive,
  seq: number,
  content: DemoContent,
  place: SeedPlace,
): Insertable<LiveRoomsTable> {
  const { state, minutesAgo, aired = 0, film } = room;
  const startsAt = ago(minutesAgo, place);
  const clip = film === undefined ? undefined : content.clips[film];
  const isOver = state === 'ended' || state === 'replay';
  return {
    id: room.id,
    album_id: room.albumId ?? null,
    title: room.title,
    summary: room.summary.join('\n'),
    cover_json: jsonOf(room.cover, picturesOf(content, place.mediaBase)),
    host_name: room.host,
    host_img: '',
    host_id: null,
    city_id: room.cityId,
    state,
    chat: 'open',
    starts_at: startsAt,
    began_at: state === 'preview' ? null : startsAt,
    ended_at: isOver ? ago(minutesAgo - aired, place) : null,
    aired: aired * 60,
    on_air_since: state === 'living' ? startsAt : null,
    source_json: clip === undefined ? null : JSON.stringify(sourceOf(clip, place)),
    replay_url: null,
    seq,
    likes: room.likes,
    views: room.views,
    appointments: room.appointments ?? 0,
    removed_at: null,
  };
}

/** A clip that is a stream, as a live sends it out. @throws Error for any other clip, which the content's check excludes */
function sourceOf({ file, pieces }: DemoClip, { mediaBase }: SeedPlace): LiveSource {
  if (pieces === undefined) throw new Error(`${file} is no stream`);
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

interface Told {
  readonly scene?: DemoScene;
  readonly saying?: DemoChatMessage;
  readonly seq: number;
  readonly at: string;
}

/** What was told and said, in turn, spread over the time that it was on air, or the day before where it is to come. */
function toldIn({ scenes, chat, minutesAgo, aired }: DemoLive, place: SeedPlace): Told[] {
  const from = Math.max(minutesAgo, 0) || day;
  const length = minutesAgo < 0 ? day : (aired ?? minutesAgo);
  const all: Pick<Told, 'scene' | 'saying'>[] = [];
  const most = Math.max(scenes.length, chat.length);
  for (let index = 0; index < most; index += 1) {
    const scene = scenes[index];
    const saying = chat[index];
    if (scene) all.push({ scene });
    if (saying) all.push({ saying });
  }
  return all.map((one, index) => ({
    ...one,
    seq: index + 1,
    at: ago(from - (length * (index + 1)) / (all.length + 1), place),
  }));
}

interface When {
  readonly seq: number;
  readonly at: string;
}

function sceneRow(
  { id: roomId }: DemoLive,
  { by, text, pictures: names = [], video }: DemoScene,
  { id, seq, at }: When & { readonly id: string },
  content: DemoContent,
  place: SeedPlace,
): Insertable<LiveScenesTable> {
  const pictures = picturesOf(content, place.mediaBase);
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
          url: `${place.mediaBase}/clips/${clip.file}`,
          duration: clip.duration,
          ...(poster && { poster }),
        })
      : null,
    created_at: at,
  };
}

function messageRow(
  { id: roomId }: DemoLive,
  saying: DemoChatMessage,
  { seq, at }: When,
  content: DemoContent,
  place: SeedPlace,
): Insertable<LiveMessagesTable> {
  const byHost = 'host' in saying;
  return {
    id: derivedId('live-message-', roomId, String(seq)),
    room_id: roomId,
    seq,
    author_id: byHost ? null : userOf(saying.author, saying.cityId, content, place).id,
    by_host: byHost ? 1 : 0,
    body: byHost ? saying.host : saying.body,
    state: 'shown',
    created_at: at,
  };
}

function authorsOf(content: DemoContent, place: SeedPlace) {
  const said = content.lives.rooms.flatMap(({ chat }) => chat);
  const users = said.flatMap((saying) =>
    'host' in saying ? [] : [userOf(saying.author, saying.cityId, content, place)],
  );
  return [...new Map(users.map((user) => [user.id, user])).values()];
}

const jsonOf = (name: string, pictures: Pictures) => JSON.stringify(pictures.get(name));

/** @param minutes negative is to come */
const ago = (minutes: number, { now }: SeedPlace) =>
  shanghaiTime(new Date(now.getTime() - Math.round(minutes * minute)));
