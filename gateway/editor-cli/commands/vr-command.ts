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
import {
  type EditorCommand,
  type EditorContext,
  CommandError,
  warnOfUnlistedOrigin,
} from '../editor-command.ts';
import { oneLine } from '../arguments.ts';

const maxTitleLength = 60;
const maxLabelLength = 20;
/** initial vertical field of view, in degrees */
const initialFov = 82;
/** placeholder until the picture has loaded */
const placeholderColor = '#7f8c8d';

export const vr: EditorCommand = {
  usage:
    'list | create <title> --lead <text> --picture <address> [--live <newsId>] [--film <address> [--now]] | scene <tourId> <title> --picture <address> [--caption <text>] [--film <address> [--now]] | spot <sceneId> <label> --at=<yaw,pitch> (--text <text> | --story <newsId> | --scene <sceneId>) | remove <tourId>',
  summary: '全景：新建、加场景、加看点、撤下 (panorama tours: create, add scenes and spots, remove)',
  async run([act, ...args], context) {
    if (act === 'list') return list(args, context);
    if (act === 'create') return create(args, context);
    if (act === 'scene') return scene(args, context);
    if (act === 'spot') return spot(args, context);
    if (act === 'remove') return remove(args, context);
    throw new CommandError('全景要做什么：list、create、scene、spot 或 remove (which subcommand of vr?)');
  },
};

async function list(args: readonly string[], { db, print }: EditorContext): Promise<void> {
  if (args.length > 0) throw new CommandError('list 后面不跟别的 (list takes no arguments)');
  (await db.transaction().execute(tourLines)).forEach(print);
}

const sceneOptions = {
  picture: { type: 'string' },
  caption: { type: 'string' },
  film: { type: 'string' },
  now: { type: 'boolean', default: false },
} as const;

async function create(args: readonly string[], context: EditorContext): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { ...sceneOptions, lead: { type: 'string' }, live: { type: 'string' } },
    allowPositionals: true,
  });
  const title = oneLine(positionals.join(' '), { what: '标题', maxLength: maxTitleLength });
  const summary = plainText(values.lead ?? '');
  if (summary === '') throw new CommandError('需要导语 --lead (a lead)');
  const { live } = values;
  const first = sceneOf(title, values, context);
  const id = newId(context.now);
  const publishedAt = shanghaiTime(context.now);
  const more = live === undefined ? {} : { liveId: live };
  const tour = { id, title, summary, source: '齐鲁晚报', publishedAt, scenes: [first], ...more };
  const isDone = await context.db.transaction().execute((transaction) => createTour(transaction, tour));
  if (!isDone)
    throw new CommandError(`没有直播 ${live}，或它已有全景 (no such live, or it already has a tour)`);
  context.print(`${id} ${first.id} ${title}`);
  if (values.film !== undefined) warnOfUnlistedOrigin(values.film, context);
}

async function scene([tourId = '', ...args]: readonly string[], context: EditorContext): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: sceneOptions,
    allowPositionals: true,
  });
  const title = oneLine(positionals.join(' '), { what: '场景名', maxLength: maxLabelLength });
  const added = sceneOf(title, values, context);
  const isDone = await context.db
    .transaction()
    .execute((transaction) => addScene(transaction, tourId, added));
  if (!isDone) throw new CommandError(`没有全景 ${tourId} (no such tour)`);
  context.print(`${added.id} ${title}`);
  if (values.film !== undefined) warnOfUnlistedOrigin(values.film, context);
}

interface SceneValues {
  readonly picture?: string | undefined;
  readonly caption?: string | undefined;
  readonly film?: string | undefined;
  readonly now: boolean;
}

function sceneOf(
  title: string,
  { picture, caption = '', film, now }: SceneValues,
  context: EditorContext,
): VrSceneInput {
  const url = addressOf(picture, '全景图 --picture');
  if (now && film === undefined) throw new CommandError('--now 要配 --film (--now needs --film)');
  return {
    id: newId(context.now),
    title,
    caption: plainText(caption),
    panorama: { url, width: 0, height: 0, color: placeholderColor, alt: `${title}的全景` },
    ...(film !== undefined && { film: { url: addressOf(film, '影片 --film'), isLive: now } }),
    look: { yaw: 0, pitch: 0, fov: initialFov },
    spots: [],
  };
}

async function spot([sceneId = '', ...args]: readonly string[], context: EditorContext): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      at: { type: 'string' },
      text: { type: 'string' },
      story: { type: 'string' },
      scene: { type: 'string' },
    },
    allowPositionals: true,
  });
  const label = oneLine(positionals.join(' '), { what: '看点', maxLength: maxLabelLength });
  const where = { id: newId(context.now), label, ...directionOf(values.at) };
  const added = { ...where, ...targetOf(values) };
  const missing = await context.db
    .transaction()
    .execute((transaction) => addSpot(transaction, sceneId, added));
  if (missing === 'scene') throw new CommandError(`没有场景 ${sceneId} (no such scene)`);
  if (missing === 'end')
    throw new CommandError('要去的文章不存在，或场景不在这个全景里 (the target does not exist)');
  context.print(`${added.id} ${label}`);
}

type SpotTarget = Pick<VrSpotInput, 'kind' | 'text' | 'newsId' | 'sceneId'>;

function targetOf({ text, story, scene: to }: Readonly<Record<string, string | undefined>>): SpotTarget {
  if ([text, story, to].filter((one) => one !== undefined).length !== 1)
    throw new CommandError('--text、--story、--scene 选一个 (exactly one of them)');
  if (story !== undefined) return { kind: 'story', newsId: story };
  if (to !== undefined) return { kind: 'scene', sceneId: to };
  const plain = plainText(text ?? '');
  if (plain === '') throw new CommandError('看点需要文字 (text required)');
  return { kind: 'text', text: plain };
}

/** @param at `12,-6`: yaw to the right of the picture's centre, pitch above the horizon, in degrees */
function directionOf(at = ''): { yaw: number; pitch: number } {
  const [yaw = Number.NaN, pitch = Number.NaN, ...more] = at.split(',').map(Number);
  if (more.length > 0 || !(Math.abs(yaw) <= 180) || !(Math.abs(pitch) <= 90))
    throw new CommandError('--at=水平,俯仰 是两个角度，如 --at=12,-6 (yaw and pitch in degrees)');
  return { yaw, pitch };
}

async function remove(
  [tourId = '', ...more]: readonly string[],
  { db, print }: EditorContext,
): Promise<void> {
  if (more.length > 0) throw new CommandError('需要一个全景编号 (one tour id)');
  const title = await db.transaction().execute((transaction) => removeTour(transaction, tourId));
  if (title === undefined) throw new CommandError(`没有全景 ${tourId} (no such tour)`);
  print(`${tourId} 已撤下 (withdrawn): ${title}`);
}

function addressOf(address: string | undefined, what: string): string {
  if (address === undefined || !/^(?:https:\/\/|\/media\/)\S+$/.test(address))
    throw new CommandError(`需要${what}，以 https:// 或 /media/ 开头 (a URL)`);
  return address;
}
