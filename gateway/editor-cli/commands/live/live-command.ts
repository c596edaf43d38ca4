import { parseArgs } from 'node:util';
import type { LiveState } from '../../../db/tables/live-tables.ts';
import { shanghaiTime } from '../../../db/time.ts';
import { createRoom } from '../../../domains/live/room/create-room.ts';
import {
  isRoomTransition,
  type RoomTransition,
  changeRoomState,
  removeRoom,
  setVideo,
} from '../../../domains/live/room/room-state.ts';
import { addScene, removeScene } from '../../../domains/live/scenes/live-scenes.ts';
import { viewersOf } from '../../../domains/live/stream/viewer-counts.ts';
import { insertStories, withdrawStory } from '../../../domains/news/story/story-store.ts';
import { failureMessage } from '../../../domains/shared/failure-message.ts';
import { oneId } from '../../arguments.ts';
import {
  CommandError,
  type EditorAction,
  type EditorCommand,
  type EditorContext,
  warnOfUnlistedOrigin,
} from '../../editor-command.ts';
import { coverOf, playlistAddress, sceneArguments, startTime } from './live-arguments.ts';
import { liveChatActions } from './live-chat-actions.ts';
import { livePacketActions } from './live-packet-actions.ts';
import { liveStaffActions } from './live-staff-actions.ts';
import { newStory, storyDraft, storyOptions } from '../new-story.ts';

const stateNames: Readonly<Record<LiveState, string>> = {
  preview: '预告',
  living: '直播中',
  paused: '暂停',
  ended: '已结束',
  replay: '回放',
};

export const live: EditorCommand = {
  usage:
    'list | create <title> … | start|pause|resume|end|replay|remove <id> | source|scene|say|chat|messages|packet|host|reporter <id> … | unscene|approve|drop <id> | series <title> … | into <seriesId> <id> | payouts | paid <packetId> <readerId>',
  summary:
    '直播：新建、开始、暂停、继续、结束、回放、信号源、现场播报、聊天、红包、移除 (lives: create, change state, source, scenes, chat, red packets, remove)',
  async run([verb = '', ...args], context) {
    const action = Object.hasOwn(actions, verb) ? actions[verb] : undefined;
    try {
      if (action) await action(args, context);
      else if (isRoomTransition(verb)) await move(verb, oneId(args), context);
      else throw new CommandError('直播要做什么？(which subcommand of live?)');
    } catch (error) {
      // show the editor the same message that a reader would get
      const refusal = failureMessage(error);
      throw refusal === undefined ? error : new CommandError(refusal);
    }
  },
};

const actions: Readonly<Record<string, EditorAction>> = {
  ...liveStaffActions,
  ...liveChatActions,
  ...livePacketActions,
  create: createLive,
  list: async (args, context) => {
    if (args.length > 0) throw new CommandError('list 后面不用写别的 (list takes no arguments)');
    await listLives(context);
  },
  remove: async (args, { db, now, print }) => {
    const id = oneId(args);
    const title = await db.transaction().execute(async (transaction) => {
      if (!(await removeRoom(transaction, id, now))) throw noLive(id);
      return withdrawStory(transaction, id);
    });
    print(`${id} 已移除 (removed)${title === undefined ? '' : `: ${title}`}`);
  },
  source: async (args, context) => {
    const { db, now, print } = context;
    const [id, url, ...more] = args;
    if (id === undefined || url === undefined || more.length > 0)
      throw new CommandError('需要直播编号和 HLS 地址 (live id and URL of its playlist)');
    const source = { kind: 'outside' as const, url: playlistAddress(url) };
    await db.transaction().execute((transaction) => setVideo(transaction, id, { source }, now));
    print(`${id} 信号源 (source): ${url}`);
    warnOfUnlistedOrigin(url, context);
  },
  scene: async (args, { db, now, print }) => {
    const { id, text, by, pictures } = sceneArguments(args);
    const scene = await db
      .transaction()
      .execute((transaction) => addScene(transaction, { roomId: id, by, text, pictures }, now));
    print(`${scene.id} 已播报 (published): ${text}`);
  },
  unscene: async (args, { db, now, print }) => {
    const id = oneId(args);
    const removed = await db.transaction().execute((transaction) => removeScene(transaction, id, now));
    if (!removed) throw new CommandError(`没有现场播报 ${id} (no such scene)`);
    print(`${id} 已撤回 (removed)`);
  },
  replay: async (args, context) => {
    const [id, url, ...more] = args;
    if (id === undefined || more.length > 0)
      throw new CommandError('需要直播编号，可以再写回放地址 (live id, optionally the URL of the replay)');
    if (url !== undefined) {
      const replayUrl = playlistAddress(url);
      await context.db
        .transaction()
        .execute((transaction) => setVideo(transaction, id, { replayUrl }, context.now));
    }
    await move('replay', id, context);
    if (url !== undefined) warnOfUnlistedOrigin(url, context);
  },
};

async function move(verb: RoomTransition, id: string, { db, now, print }: EditorContext): Promise<void> {
  const row = await db
    .selectFrom('live_rooms')
    .select(['state', 'title'])
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) throw noLive(id);
  const state = await db.transaction().execute((transaction) => changeRoomState(transaction, id, verb, now));
  if (state === undefined)
    throw new CommandError(
      `直播 ${id} 现在是${stateNames[row.state]}，不能 ${verb} (not possible in this state)`,
    );
  print(`${id} ${stateNames[state]}: ${row.title}`);
}

const noLive = (id: string) => new CommandError(`没有直播 ${id} (no such live)`);

/** Prints all lives except removed ones, latest first. */
async function listLives({ db, now, print }: EditorContext): Promise<void> {
  const rows = await db
    .selectFrom('live_rooms')
    .select(['id', 'title', 'state', 'starts_at', 'likes', 'views'])
    .where('removed_at', 'is', null)
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const viewers = await viewersOf(
    db,
    rows.map(({ id }) => id),
    now,
  );
  for (const { id, title, state, starts_at, likes, views } of rows)
    print(
      `${id}  ${stateNames[state]}  ${starts_at}  在看 ${viewers.get(id) ?? 0}  看过 ${views}  赞 ${likes}  ${title}`,
    );
  if (rows.length === 0) print(`${shanghaiTime(now)} 还没有直播 (no lives)`);
}

/** Announces a live: creates a story card and the live under the same id. */
async function createLive(args: readonly string[], { db, now, print }: EditorContext): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      ...storyOptions,
      starts: { type: 'string' },
      host: { type: 'string', default: '齐鲁晚报' },
    },
    allowPositionals: true,
  });
  const draft = storyDraft(positionals, values);
  const startsAt = startTime(values.starts);
  const newsId = await db.transaction().execute(async (transaction) => {
    const cover = await coverOf(transaction, values['cover-of']);
    const story = await newStory(transaction, draft, now);
    await insertStories(transaction, [
      {
        ...story,
        kind: 'live',
        source: values.host,
        labels: ['直播'],
        covers: [cover],
        cardStyle: 'live',
        liveState: 'preview',
      },
    ]);
    await createRoom(transaction, { newsId: story.id, host: values.host, startsAt });
    return story.id;
  });
  print(`${newsId} 预告 (announced) ${startsAt}: ${draft.title}`);
}
