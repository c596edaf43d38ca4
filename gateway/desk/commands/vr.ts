import { parseArgs } from 'node:util';
import { newId } from '../../db/ids.ts';
import { shanghaiTime } from '../../db/time.ts';
import {
  addScene,
  addSpot,
  createTour,
  removeTour,
  tourLines,
  type VrSceneInput,
  type VrSpotInput,
} from '../../domains/live/vr/edit-vr-tours.ts';
import { plainText } from '../../domains/shared/plain-text.ts';
import { type Command, type Desk, DeskError } from '../command.ts';
import { oneLine } from '../one-line.ts';

const longestTitle = 60;
const longestLabel = 20;
/** degrees from the upper to the lower edge of a view, where a scene begins */
const usualFov = 82;
/** shown until a picture that nobody has measured arrives */
const unknownColor = '#7f8c8d';

export const vr: Command = {
  usage:
    'list | create <title> --lead <text> --picture <address> [--live <newsId>] [--film <address> [--now]] | scene <tourId> <title> --picture <address> [--caption <text>] [--film <address> [--now]] | spot <sceneId> <label> --at=<yaw,pitch> (--text <text> | --story <newsId> | --scene <sceneId>) | remove <tourId>',
  summary:
    '全景：新建、加场景、加看点、撤下 (panorama tours: create, add scenes and places in them, take back)',
  async run([act, ...words], desk) {
    if (act === 'list') return list(words, desk);
    if (act === 'create') return create(words, desk);
    if (act === 'scene') return scene(words, desk);
    if (act === 'spot') return spot(words, desk);
    if (act === 'remove') return remove(words, desk);
    throw new DeskError(
      '全景要做什么：list、create、scene、spot 或 remove (what to do with a panorama tour)',
    );
  },
};

async function list(words: readonly string[], { db, print }: Desk): Promise<void> {
  if (words.length > 0) throw new DeskError('list 后面不跟别的 (list takes nothing)');
  (await db.transaction().execute(tourLines)).forEach(print);
}

const sceneOptions = {
  picture: { type: 'string' },
  caption: { type: 'string' },
  film: { type: 'string' },
  now: { type: 'boolean', default: false },
} as const;

async function create(words: readonly string[], desk: Desk): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { ...sceneOptions, lead: { type: 'string' }, live: { type: 'string' } },
    allowPositionals: true,
  });
  const title = oneLine(positionals.join(' '), { what: '标题', longest: longestTitle });
  const summary = plainText(values.lead ?? '');
  if (summary === '') throw new DeskError('需要导语 --lead (a lead)');
  const { live } = values;
  const first = sceneOf(title, values, desk);
  const id = newId(desk.now);
  const publishedAt = shanghaiTime(desk.now);
  const more = live === undefined ? {} : { liveId: live };
  const tour = { id, title, summary, source: '齐鲁晚报', publishedAt, scenes: [first], ...more };
  const isDone = await desk.db.transaction().execute((transaction) => createTour(transaction, tour));
  if (!isDone) throw new DeskError(`没有直播 ${live}，或它已有全景 (no such live, or it has a tour)`);
  desk.print(`${id} ${first.id} ${title}`);
}

async function scene([tourId = '', ...words]: readonly string[], desk: Desk): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: sceneOptions,
    allowPositionals: true,
  });
  const title = oneLine(positionals.join(' '), { what: '场景名', longest: longestLabel });
  const added = sceneOf(title, values, desk);
  const isDone = await desk.db.transaction().execute((transaction) => addScene(transaction, tourId, added));
  if (!isDone) throw new DeskError(`没有全景 ${tourId} (no such tour)`);
  desk.print(`${added.id} ${title}`);
}

interface SceneValues {
  readonly picture?: string | undefined;
  readonly caption?: string | undefined;
  readonly film?: string | undefined;
  readonly now: boolean;
}

function sceneOf(title: string, { picture, caption = '', film, now }: SceneValues, desk: Desk): VrSceneInput {
  const url = addressOf(picture, '全景图 --picture');
  if (now && film === undefined) throw new DeskError('--now 要配 --film (what a camera shows is a film)');
  return {
    id: newId(desk.now),
    title,
    caption: plainText(caption),
    panorama: { url, width: 0, height: 0, color: unknownColor, alt: `${title}的全景` },
    ...(film !== undefined && { film: { url: addressOf(film, '影片 --film'), isLive: now } }),
    look: { yaw: 0, pitch: 0, fov: usualFov },
    spots: [],
  };
}

async function spot([sceneId = '', ...words]: readonly string[], desk: Desk): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: {
      at: { type: 'string' },
      text: { type: 'string' },
      story: { type: 'string' },
      scene: { type: 'string' },
    },
    allowPositionals: true,
  });
  const label = oneLine(positionals.join(' '), { what: '看点', longest: longestLabel });
  const where = { id: newId(desk.now), label, ...placeOf(values.at) };
  const added = { ...where, ...endOf(values) };
  const missing = await desk.db.transaction().execute((transaction) => addSpot(transaction, sceneId, added));
  if (missing === 'scene') throw new DeskError(`没有场景 ${sceneId} (no such scene)`);
  if (missing === 'end')
    throw new DeskError('要去的文章不存在，或场景不在这个全景里 (it leads to what is not there)');
  desk.print(`${added.id} ${label}`);
}

type SpotEnd = Pick<VrSpotInput, 'kind' | 'text' | 'newsId' | 'sceneId'>;

function endOf({ text, story, scene: to }: Readonly<Record<string, string | undefined>>): SpotEnd {
  if ([text, story, to].filter((one) => one !== undefined).length !== 1)
    throw new DeskError('--text、--story、--scene 选一个 (exactly one of them)');
  if (story !== undefined) return { kind: 'story', newsId: story };
  if (to !== undefined) return { kind: 'scene', sceneId: to };
  const words = plainText(text ?? '');
  if (words === '') throw new DeskError('看点需要文字 (a text)');
  return { kind: 'text', text: words };
}

/** @param at `12,-6`: degrees to the right of the picture's middle and over the horizon */
function placeOf(at = ''): { yaw: number; pitch: number } {
  const [yaw = Number.NaN, pitch = Number.NaN, ...more] = at.split(',').map(Number);
  if (more.length > 0 || !(Math.abs(yaw) <= 180) || !(Math.abs(pitch) <= 90))
    throw new DeskError('--at=水平,俯仰 是两个角度，如 --at=12,-6 (yaw and pitch in degrees)');
  return { yaw, pitch };
}

async function remove([tourId = '', ...more]: readonly string[], { db, print }: Desk): Promise<void> {
  if (more.length > 0) throw new DeskError('需要一个全景编号 (one tour id)');
  const title = await db.transaction().execute((transaction) => removeTour(transaction, tourId));
  if (title === undefined) throw new DeskError(`没有全景 ${tourId} (no such tour)`);
  print(`${tourId} 已撤下 (withdrawn): ${title}`);
}

function addressOf(address: string | undefined, what: string): string {
  if (address === undefined || !/^(?:https:\/\/|\/media\/)\S+$/.test(address))
    throw new DeskError(`需要${what}，以 https:// 或 /media/ 开头 (an address)`);
  return address;
}
