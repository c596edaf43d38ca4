import {
  isLiveMove,
  type LiveMove,
  moveRoom,
  removeRoom,
  setFilm,
} from '../../domains/live/room/room-state.ts';
import { addScene, removeScene } from '../../domains/live/scenes/live-scenes.ts';
import { withdrawStory } from '../../domains/news/story/story-store.ts';
import { refusalOf } from '../../domains/shared/refusal.ts';
import { type Command, type Desk, DeskError } from '../command.ts';
import { liveArrangeActs } from './live-arrange.ts';
import { liveChatActs } from './live-chat.ts';
import { createLive } from './live-create.ts';
import { listLives, stateNames } from './live-lines.ts';
import { livePacketActs } from './live-packet.ts';
import { type Act, oneId, playlistAddress, sceneWords } from './live-words.ts';

export const live: Command = {
  usage:
    'list | create <title> … | start|pause|resume|end|replay|remove <id> | source|scene|say|chat|messages|packet|host|reporter <id> … | unscene|approve|drop <id> | series <title> … | into <seriesId> <id> | payouts | paid <packetId> <readerId>',
  summary:
    '直播：新建、开始、暂停、继续、结束、回放、信号源、现场播报、聊天、红包、移除 (lives: their states, film, scenes, chat and red packets)',
  async run([verb = '', ...words], desk) {
    const act = Object.hasOwn(acts, verb) ? acts[verb] : undefined;
    try {
      if (act) await act(words, desk);
      else if (isLiveMove(verb)) await move(verb, oneId(words), desk);
      else throw new DeskError('直播要做什么？(what to do with a live)');
    } catch (error) {
      // what the gateway would tell a reader is told the editor
      const refusal = refusalOf(error);
      throw refusal === undefined ? error : new DeskError(refusal);
    }
  },
};

const acts: Readonly<Record<string, Act>> = {
  ...liveArrangeActs,
  ...liveChatActs,
  ...livePacketActs,
  create: createLive,
  list: async (words, desk) => {
    if (words.length > 0) throw new DeskError('list 后面不用写别的 (nothing follows list)');
    await listLives(desk);
  },
  remove: async (words, { db, now, print }) => {
    const id = oneId(words);
    const title = await db.transaction().execute(async (transaction) => {
      if (!(await removeRoom(transaction, id, now))) throw noLive(id);
      return withdrawStory(transaction, id);
    });
    print(`${id} 已移除 (removed)${title === undefined ? '' : `: ${title}`}`);
  },
  source: async (words, { db, now, print }) => {
    const [id, url, ...more] = words;
    if (id === undefined || url === undefined || more.length > 0)
      throw new DeskError('需要直播编号和 HLS 地址 (a live and the address of its playlist)');
    const source = { kind: 'outside' as const, url: playlistAddress(url) };
    await db.transaction().execute((transaction) => setFilm(transaction, id, { source }, now));
    print(`${id} 信号源 (source): ${url}`);
  },
  scene: async (words, { db, now, print }) => {
    const { id, text, by, pictures } = sceneWords(words);
    const scene = await db
      .transaction()
      .execute((transaction) => addScene(transaction, { roomId: id, by, text, pictures }, now));
    print(`${scene.id} 已播报 (told): ${text}`);
  },
  unscene: async (words, { db, now, print }) => {
    const id = oneId(words);
    const removed = await db.transaction().execute((transaction) => removeScene(transaction, id, now));
    if (!removed) throw new DeskError(`没有现场播报 ${id} (no such scene)`);
    print(`${id} 已撤回 (taken back)`);
  },
  replay: async (words, desk) => {
    const [id, url, ...more] = words;
    if (id === undefined || more.length > 0)
      throw new DeskError('需要直播编号，可以再写回放地址 (a live, and the address of its replay if any)');
    if (url !== undefined) {
      const replayUrl = playlistAddress(url);
      await desk.db.transaction().execute((transaction) => setFilm(transaction, id, { replayUrl }, desk.now));
    }
    await move('replay', id, desk);
  },
};

async function move(verb: LiveMove, id: string, { db, now, print }: Desk): Promise<void> {
  const row = await db
    .selectFrom('live_rooms')
    .select(['state', 'title'])
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) throw noLive(id);
  const state = await db.transaction().execute((transaction) => moveRoom(transaction, id, verb, now));
  if (state === undefined)
    throw new DeskError(
      `直播 ${id} 现在是${stateNames[row.state]}，不能 ${verb} (not from its present state)`,
    );
  print(`${id} ${stateNames[state]}: ${row.title}`);
}

const noLive = (id: string) => new DeskError(`没有直播 ${id} (no such live)`);
