import { parseArgs } from 'node:util';
import { addReporter, createAlbum, putIntoAlbum, setHost } from '../../../domains/live/room/room-settings.ts';
import { plainText } from '../../../domains/shared/plain-text.ts';
import { CommandError, type EditorAction } from '../../editor-command.ts';
import { coverOf } from './live-arguments.ts';

/** Subcommands for the host and reporters of a live and for its series. */
export const liveStaffActions: Readonly<Record<string, EditorAction>> = {
  host: async (args, { db, print }) => {
    const [roomId, name, ...more] = args;
    if (roomId === undefined || name === undefined || more.length > 0)
      throw new CommandError('需要直播编号和读者的名字 (live id and reader name)');
    await db.transaction().execute(async (transaction) => {
      const readers = await transaction
        .selectFrom('users')
        .select('id')
        .where('name', '=', name)
        .where('deleted_at', 'is', null)
        .execute();
      const [reader, ...others] = readers;
      if (reader === undefined) throw new CommandError(`没有读者叫 ${name} (no such reader)`);
      if (others.length > 0)
        throw new CommandError(`有 ${readers.length} 位读者叫 ${name} (several readers with this name)`);
      await setHost(transaction, roomId, reader.id);
    });
    print(`${roomId} 主持人 (host): ${name}`);
  },
  reporter: async ([roomId, publisherId, ...args], { db, print }) => {
    const role = plainText(args.join(' '));
    if (roomId === undefined || publisherId === undefined || role === '')
      throw new CommandError('需要直播编号、号的编号和分工 (live id, publisher id and role)');
    const reporting = { roomId, publisherId, role };
    const added = await db.transaction().execute((transaction) => addReporter(transaction, reporting));
    if (!added) throw new CommandError(`没有号 ${publisherId} (no such publisher)`);
    print(`${roomId} 记者 (reporter) ${publisherId}: ${role}`);
  },
  series: async (args, { db, now, print }) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { lead: { type: 'string' }, 'cover-of': { type: 'string' } },
      allowPositionals: true,
    });
    const title = plainText(positionals.join(' '));
    const summary = plainText(values.lead ?? '');
    if (title === '' || summary === '')
      throw new CommandError('需要合集的名字和导语 --lead (title and lead)');
    const id = await db.transaction().execute(async (transaction) => {
      const cover = await coverOf(transaction, values['cover-of']);
      return createAlbum(transaction, { title, summary, cover }, now);
    });
    print(`${id} 直播合集 (series): ${title}`);
  },
  into: async (args, { db, print }) => {
    const [albumId, roomId, ...more] = args;
    if (albumId === undefined || roomId === undefined || more.length > 0)
      throw new CommandError('需要合集编号和直播编号 (series id and live id)');
    const put = await db.transaction().execute((transaction) => putIntoAlbum(transaction, roomId, albumId));
    if (!put) throw new CommandError(`没有合集 ${albumId} (no such series)`);
    print(`${roomId} 归入 ${albumId} (added)`);
  },
};
