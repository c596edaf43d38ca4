import * as v from 'valibot';
import { count, id, name, object, oneOf, summary, texts, title } from './fields.ts';

const degrees = v.pipe(v.number(), v.minValue(-180), v.maxValue(180));
/** yaw and pitch */
const direction = v.strictTuple([degrees, degrees]);

const spot = oneOf(
  object({ label: title, at: direction, /** one string per paragraph */ words: texts }),
  object({ label: title, at: direction, newsId: id }),
  object({ label: title, at: direction, sceneId: id }),
);
export type DemoVrSpot = v.InferOutput<typeof spot>;

const scene = object({
  id,
  title,
  caption: summary,
  /** name of a panorama */
  panorama: name,
  /** plays the panorama's video, as a recording or as if a camera sent it now */
  video: v.exactOptional(v.picklist(['recorded', 'live'])),
  /** straight ahead if absent */
  look: v.exactOptional(direction),
  spots: v.array(spot),
});
export type DemoVrScene = v.InferOutput<typeof scene>;

export const vrTours = v.pipe(
  v.array(
    object({
      id,
      title,
      summary,
      /** age when the demo is loaded */
      minutesAgo: count,
      /** id of the story that links to the live */
      liveId: v.exactOptional(id),
      scenes: v.pipe(v.array(scene), v.nonEmpty()),
    }),
  ),
  v.nonEmpty(),
);
