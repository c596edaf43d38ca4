import * as v from 'valibot';
import { color, name, object, positive, text } from './fields.ts';

/** The pictures by their name; the file is `<name>.jpg`. */
export const pictures = v.record(name, object({ width: positive, height: positive, color, alt: text }));
export type DemoPictures = v.InferOutput<typeof pictures>;

const clip = object({
  /** in the folder of clips */
  file: text,
  type: v.pipe(v.string(), v.regex(/^(audio\/|video\/|application\/vnd\.apple\.mpegurl$)/)),
  /** seconds */
  duration: positive,
  /** size of the file; videos only */
  bytes: v.exactOptional(positive),
  /** px of the picture; videos only */
  width: v.exactOptional(positive),
  height: v.exactOptional(positive),
  /** the files of a video that comes in several qualities */
  qualities: v.exactOptional(v.pipe(v.array(object({ file: text, lines: positive })), v.minLength(2))),
  /** the segments of a stream, which live rooms send out in a loop */
  pieces: v.exactOptional(
    object({
      count: positive,
      /** of each segment */
      seconds: positive,
      /** The segments of a quality are called `<lines>-0.m4s` and so on, its initialisation segment `<lines>.mp4`. */
      lines: v.pipe(
        v.array(
          object({
            lines: positive,
            width: positive,
            /** highest bits per second */
            bandwidth: positive,
            codecs: text,
          }),
        ),
        v.nonEmpty(),
      ),
    }),
  ),
  /** file of the captions */
  captions: v.exactOptional(text),
  /** name of a picture */
  poster: v.exactOptional(name),
  /** the spoken text, shown beside the player */
  transcript: v.exactOptional(text),
});
export type DemoClip = v.InferOutput<typeof clip>;

/** The clips by their name. */
export const clips = v.record(name, clip);
export type DemoClips = v.InferOutput<typeof clips>;

/** A panorama and its video, by the files in `media/panoramas`. */
const panorama = object({
  file: text,
  width: positive,
  height: positive,
  color,
  alt: text,
  video: v.exactOptional(
    object({
      file: text,
      /** seconds */
      duration: positive,
      bytes: positive,
    }),
  ),
});
export type DemoPanorama = v.InferOutput<typeof panorama>;
export const panoramas = v.record(name, panorama);
