import type { LiveChat } from '../../../db/tables/live-tables.ts';
import {
  removeMessage,
  postMessage,
  approveMessage,
  normalizeMessage,
} from '../../../domains/live/chat/chat-messages.ts';
import { setChat } from '../../../domains/live/room/room-state.ts';
import { lockRoom } from '../../../domains/live/room/room-rows.ts';
import { CommandError, type EditorAction, type EditorContext } from '../../editor-command.ts';
import { idAndText, oneId } from '../../arguments.ts';

const chatModes: Readonly<Record<string, LiveChat>> = { open: 'open', hold: 'held', close: 'closed' };
const chatNames: Readonly<Record<LiveChat, string>> = {
  open: '开放 (open)',
  held: '先审后发 (messages await an editor)',
  closed: '关闭 (closed)',
};

/** Subcommands that moderate the chat of a live. */
export const liveChatActions: Readonly<Record<string, EditorAction>> = {
  say: async (args, { db, now, print }) => {
    const { id, text: typed } = idAndText(args, '要说的话 (message)');
    const text = normalizeMessage(typed);
    const message = await db
      .transaction()
      .execute(async (transaction) =>
        postMessage(transaction, await lockRoom(transaction, id), { text }, now),
      );
    print(`${message.id} 主持人 (host): ${text}`);
  },
  chat: async (args, { db, now, print }) => {
    const [id, mode = '', ...more] = args;
    const chat = Object.hasOwn(chatModes, mode) ? chatModes[mode] : undefined;
    if (id === undefined || chat === undefined || more.length > 0)
      throw new CommandError('需要直播编号和 open、hold 或 close (live id and chat mode)');
    await db.transaction().execute((transaction) => setChat(transaction, id, chat, now));
    print(`${id} 聊天${chatNames[chat]}`);
  },
  messages: async (args, context) => listHeld(context, oneId(args)),
  approve: async (args, { db, now, print }) => {
    const id = oneId(args);
    const shown = await db.transaction().execute((transaction) => approveMessage(transaction, id, now));
    if (!shown) throw new CommandError(`没有待审的发言 ${id} (no such held message)`);
    print(`${id} 已放出 (shown)`);
  },
  drop: async (args, { db, now, print }) => {
    const id = oneId(args);
    const dropped = await db.transaction().execute((transaction) => removeMessage(transaction, id, now));
    if (!dropped) throw new CommandError(`没有发言 ${id} (no such message)`);
    print(`${id} 已移除 (removed)`);
  },
};

async function listHeld({ db, print }: EditorContext, roomId: string): Promise<void> {
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
  if (rows.length === 0) print(`${roomId} 没有待审的发言 (no held messages)`);
}
