import { parseArgs } from 'node:util';
import { addReporter, createAlbum, putIntoAlbum, setHost } from '../../domains/live/room/room-settings.ts';
import { plainText } from '../../domains/shared/plain-text.ts';
import { DeskError } from '../command.ts';
import { type Act, coverOf } from './live-words.ts';

/** Who holds a live and reports it, and the series that it belongs to. */
export const liveArrangeActs: Readonly<Record<string, Act>> = {
  host: async (words, { db, print }) => {
    const [roomId, name, ...more] = words;
    if (roomId === undefined || name === undefined || more.length > 0)
      throw new DeskError('需要直播编号和读者的名字 (a live and a reader’s name)');
    await db.transaction().execute(async (transaction) => {
      const readers = await transaction
        .selectFrom('users')
        .select('id')
        .where('name', '=', name)
        .where('deleted_at', 'is', null)
        .execute();
      const [reader, ...others] = readers;
      if (reader === undefined) throw new DeskError(`没有读者叫 ${name} (no such reader)`);
      if (others.length > 0) throw new DeskError(`有 ${readers.length} 位读者叫 ${name} (several readers)`);
      await setHost(transaction, roomId, reader.id);
    });
    print(`${roomId} 主持人 (host): ${name}`);
  },
  reporter: async ([roomId, publisherId, ...words], { db, print }) => {
    const role = plainText(words.join(' '));
    if (roomId === undefined || publisherId === undefined || role === '')
      throw new DeskError('需要直播编号、号的编号和分工 (a live, a publisher and what they do)');
    const reporting = { roomId, publisherId, role };
    const added = await db.transaction().execute((transaction) => addReporter(transaction, reporting));
    if (!added) throw new DeskError(`没有号 ${publisherId} (no such publisher)`);
    print(`${roomId} 记者 (reporter) ${publisherId}: ${role}`);
  },
  series: async (words, { db, now, print }) => {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: { lead: { type: 'string' }, 'cover-of': { type: 'string' } },
      allowPositionals: true,
    });
    const title = plainText(positionals.join(' '));
    const summary = plainText(values.lead ?? '');
    if (title === '' || summary === '')
      throw new DeskError('需要合集的名字和导语 --lead (a title and a lead)');
    const id = await db.transaction().execute(async (transaction) => {
      const cover = await coverOf(transaction, values['cover-of']);
      return createAlbum(transaction, { title, summary, cover }, now);
    });
    print(`${id} 直播合集 (series): ${title}`);
  },
  into: async (words, { db, print }) => {
    const [albumId, roomId, ...more] = words;
    if (albumId === undefined || roomId === undefined || more.length > 0)
      throw new DeskError('需要合集编号和直播编号 (a series and a live)');
    const put = await db.transaction().execute((transaction) => putIntoAlbum(transaction, roomId, albumId));
    if (!put) throw new DeskError(`没有合集 ${albumId} (no such series)`);
    print(`${roomId} 归入 ${albumId} (put into it)`);
  },
};
