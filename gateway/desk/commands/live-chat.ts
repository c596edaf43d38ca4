import type { LiveChat } from '../../db/tables/live-tables.ts';
import { dropMessage, say, showMessage, tidyMessage } from '../../domains/live/chat/chat-messages.ts';
import { setChat } from '../../domains/live/room/room-state.ts';
import { holdRoom } from '../../domains/live/room/room-rows.ts';
import { type Desk, DeskError } from '../command.ts';
import { type Act, idAndText, oneId } from './live-words.ts';

const chats: Readonly<Record<string, LiveChat>> = { open: 'open', hold: 'held', close: 'closed' };
const chatNames: Readonly<Record<LiveChat, string>> = {
  open: '开放 (open)',
  held: '先审后发 (held for an editor)',
  closed: '关闭 (closed)',
};

/** What the desk does with what is said in lives. */
export const liveChatActs: Readonly<Record<string, Act>> = {
  say: async (words, { db, now, print }) => {
    const { id, text: typed } = idAndText(words, '要说的话 (what to say)');
    const text = tidyMessage(typed);
    const message = await db
      .transaction()
      .execute(async (transaction) => say(transaction, await holdRoom(transaction, id), { text }, now));
    print(`${message.id} 主持人 (host): ${text}`);
  },
  chat: async (words, { db, now, print }) => {
    const [id, word = '', ...more] = words;
    const chat = Object.hasOwn(chats, word) ? chats[word] : undefined;
    if (id === undefined || chat === undefined || more.length > 0)
      throw new DeskError('需要直播编号和 open、hold 或 close (a live, and who may speak)');
    await db.transaction().execute((transaction) => setChat(transaction, id, chat, now));
    print(`${id} 聊天${chatNames[chat]}`);
  },
  messages: async (words, desk) => listHeld(desk, oneId(words)),
  approve: async (words, { db, now, print }) => {
    const id = oneId(words);
    const shown = await db.transaction().execute((transaction) => showMessage(transaction, id, now));
    if (!shown) throw new DeskError(`没有待审的发言 ${id} (no such message waits)`);
    print(`${id} 已放出 (shown)`);
  },
  drop: async (words, { db, now, print }) => {
    const id = oneId(words);
    const dropped = await db.transaction().execute((transaction) => dropMessage(transaction, id, now));
    if (!dropped) throw new DeskError(`没有发言 ${id} (no such message)`);
    print(`${id} 已移除 (removed)`);
  },
};

async function listHeld({ db, print }: Desk, roomId: string): Promise<void> {
  const rows = await db
    .selectFrom('live_messages')
    .leftJoin('users', 'users.id', 'live_messages.author_id')
    .select(['live_messages.id', 'body', 'users.name', 'live_messages.created_at'])
    .where('live_messages.room_id', '=', roomId)
    .where('live_messages.state', '=', 'held')
    .orderBy('live_messages.created_at')
    .orderBy('live_messages.id')
    .execute();
  for (const { id, name, body, created_at } of rows) print(`${id}  ${created_at}  ${name ?? ''}: ${body}`);
  if (rows.length === 0) print(`${roomId} 没有待审的发言 (nothing waits)`);
}
