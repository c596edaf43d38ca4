import type { ValidateFunction } from 'ajv';
import { ajv, cityId } from './story-schema.ts';
import { count, id, name, shape, text, texts } from './fields.ts';
import type { DemoContent } from './demo-content.ts';
import type { DemoLives } from '../live-types.ts';

const remark = { ...text, maxLength: 100 };
const amount = { type: 'integer', minimum: 1 };

export const isLives: ValidateFunction<DemoLives> = ajv.compile<DemoLives>(
  shape({
    albums: {
      type: 'array',
      minItems: 1,
      items: shape({ id: name, title: text, summary: text, cover: name }),
    },
    rooms: {
      type: 'array',
      minItems: 1,
      items: shape(
        {
          id,
          title: text,
          summary: texts,
          cover: name,
          host: text,
          cityId,
          state: { enum: ['preview', 'living', 'paused', 'ended', 'replay'] },
          minutesAgo: { type: 'integer' },
          views: count,
          likes: count,
          reporters: { type: 'array', items: shape({ id: name, role: text }) },
          scenes: {
            type: 'array',
            items: shape(
              { by: text, text },
              { pictures: { type: 'array', minItems: 1, maxItems: 9, items: name }, video: name },
            ),
          },
          chat: {
            type: 'array',
            items: {
              type: 'object',
              oneOf: [shape({ host: remark }), shape({ author: text, cityId, body: remark })],
            },
          },
        },
        {
          albumId: name,
          aired: amount,
          film: name,
          appointments: count,
          packet: shape({
            id: name,
            title: text,
            fund: amount,
            perInvite: amount,
            minimum: amount,
            days: amount,
          }),
        },
      ),
    },
  }),
);

/** What is wrong with lives beside all else: names that lead nowhere, and cards that say another state. */
export function* liveFaults({ lives, stories, pictures, clips, publishers }: DemoContent): Generator<string> {
  const albums = new Set(lives.albums.map(({ id: albumId }) => albumId));
  const writers = new Set(publishers.map(({ id: publisherId }) => publisherId));
  const seen = new Set<string>();
  for (const room of lives.rooms) {
    const about = `live ${room.id}`;
    if (seen.has(room.id)) yield `${about}: the id stands twice`;
    seen.add(room.id);
    const { albumId, film, state } = room;
    if (albumId !== undefined && !albums.has(albumId)) yield `${about}: there is no series ${albumId}`;
    if (film !== undefined && clips[film]?.pieces === undefined) yield `${about}: ${film} is no stream`;
    for (const reporter of room.reporters)
      if (!writers.has(reporter.id)) yield `${about}: there is no publisher ${reporter.id}`;
    for (const picture of [room.cover, ...room.scenes.flatMap((scene) => scene.pictures ?? [])])
      if (!Object.hasOwn(pictures, picture)) yield `${about}: no picture is called ${picture}`;
    for (const { video } of room.scenes)
      if (video !== undefined && !Object.hasOwn(clips, video)) yield `${about}: no clip is called ${video}`;
    const story = stories.find((one) => one.id === room.id);
    if (story !== undefined && story.liveState !== state) yield `${about}: its story says ${story.liveState}`;
    const isToCome = room.minutesAgo < 0;
    if ((state === 'preview') !== isToCome) yield `${about}: what is announced is to come`;
  }
  for (const { id: newsId, kind } of stories)
    if (kind === 'live' && !seen.has(newsId)) yield `story ${newsId}: there is no live of this id`;
  for (const { id: albumId, cover } of lives.albums)
    if (!Object.hasOwn(pictures, cover)) yield `series ${albumId}: no picture is called ${cover}`;
}
