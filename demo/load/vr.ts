import type { Transaction } from 'kysely';
import type { Schema } from '../../gateway/db/schema.ts';
import { insertTours, type VrTourInput } from '../../gateway/domains/live/vr/vr-store.ts';
import type { DemoContent } from './schema/demo-content.ts';
import { type LoadContext, minute, timeAgo } from './load-context.ts';
import { sourceLine } from './stories.ts';
import type { DemoVrScene, DemoVrSpot } from './schema/vr-schema.ts';

type VrScene = VrTourInput['scenes'][number];

/** vertical field of view when a scene opens */
const initialFovDegrees = 82;

/** Loads the panorama tours. The stories must be loaded already. */
export async function insertVrTours(
  transaction: Transaction<Schema>,
  content: DemoContent,
  context: LoadContext,
): Promise<void> {
  await insertTours(
    transaction,
    content.vrTours.map(({ id, title, summary, minutesAgo, liveId, scenes }) => ({
      id,
      title,
      summary,
      source: sourceLine,
      publishedAt: timeAgo(minutesAgo * minute, context),
      ...(liveId !== undefined && { liveId }),
      scenes: scenes.flatMap((scene) => sceneInputs(scene, content, context)),
    })),
  );
}

/** Empty if the scene's panorama does not exist, which the content's validation reports. */
function sceneInputs(
  { id, title, caption, panorama: name, video, look: [yaw, pitch] = [0, 0], spots }: DemoVrScene,
  { panoramas }: DemoContent,
  { mediaBase }: LoadContext,
): VrScene[] {
  const panorama = panoramas[name];
  if (panorama === undefined) return [];
  const { file, video: recording, ...picture } = panorama;
  const isLive = video === 'live';
  return [
    {
      id,
      title,
      caption,
      panorama: { url: `${mediaBase}/panoramas/${file}`, ...picture },
      ...(video !== undefined &&
        recording && {
          film: {
            url: `${mediaBase}/panoramas/${recording.file}`,
            isLive,
            ...(!isLive && { duration: recording.duration }),
            bytes: recording.bytes,
          },
        }),
      look: { yaw, pitch, fov: initialFovDegrees },
      spots: spots.map((spot, index) => spotOf(`${id}-${index + 1}`, spot)),
    },
  ];
}

function spotOf(id: string, spot: DemoVrSpot): VrScene['spots'][number] {
  const { label, at } = spot;
  const [yaw, pitch] = at;
  const where = { id, yaw, pitch, label };
  if ('newsId' in spot) return { ...where, kind: 'story', newsId: spot.newsId };
  if ('sceneId' in spot) return { ...where, kind: 'scene', sceneId: spot.sceneId };
  return { ...where, kind: 'text', text: spot.words.join('\n') };
}
