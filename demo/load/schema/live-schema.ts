import * as v from 'valibot';
import {
  cityId,
  count,
  id,
  integer,
  name,
  names,
  object,
  oneOf,
  positive,
  text,
  texts,
  textUpTo,
} from './fields.ts';
import { liveState } from './news-schema.ts';

/** One report of the reporters in a live room. */
const scene = object({
  by: text,
  text,
  /** names of pictures */
  pictures: v.exactOptional(v.pipe(names, v.minLength(1), v.maxLength(9))),
  /** name of a clip */
  video: v.exactOptional(name),
});
export type DemoScene = v.InferOutput<typeof scene>;

const message = textUpTo(100);
const chatMessage = oneOf(object({ host: message }), object({ author: text, cityId, body: message }));
export type DemoChatMessage = v.InferOutput<typeof chatMessage>;

const room = object({
  /** the id of the story that links to the room, if there is one */
  id,
  albumId: v.exactOptional(name),
  title: text,
  /** one string per paragraph */
  summary: texts,
  /** name of a picture */
  cover: name,
  host: text,
  cityId,
  state: liveState,
  /** minutes between the start of the live and the loading of the demo; negative is in the future */
  minutesAgo: integer,
  /** minutes on air, for lives that have ended */
  aired: v.exactOptional(positive),
  /** name of a clip that is a stream, sent out in a loop */
  video: v.exactOptional(name),
  views: count,
  likes: count,
  appointments: v.exactOptional(count),
  reporters: v.array(object({ /** of a publisher */ id: name, role: text })),
  /** oldest first */
  scenes: v.array(scene),
  /** oldest first */
  chat: v.array(chatMessage),
  packet: v.exactOptional(
    object({
      id: name,
      title: text,
      /** fen */
      fund: positive,
      perInvite: positive,
      minimum: positive,
      /** from the loading of the demo */
      days: positive,
    }),
  ),
});
export type DemoLive = v.InferOutput<typeof room>;

/** Live rooms in every state, and the series they belong to. */
export const lives = object({
  albums: v.pipe(
    v.array(
      object({
        id: name,
        title: text,
        summary: text,
        /** name of a picture */
        cover: name,
      }),
    ),
    v.nonEmpty(),
  ),
  rooms: v.pipe(v.array(room), v.nonEmpty()),
});
