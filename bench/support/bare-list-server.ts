// The peer of the gateway's list: node:http and one prepared statement on the same database, nothing else. It returns
// the same fields as the gateway. Arguments: data folder, port.
import { createServer } from 'node:http';
import { join } from 'node:path';
import Database from 'better-sqlite3';

const [dataDir = '', port = ''] = process.argv.slice(2);
const database = new Database(join(dataDir, 'gateway.sqlite'), { readonly: true });
const newest = database.prepare<[], NewsRow>(
  `select id, kind, title, summary, source, published_at, section_id, city_id, labels_json, covers_json, card_style,
     duration, live_state, reads, comments, likes
   from news where important = 1 and in_streams = 1 order by published_at desc, id desc limit 21`,
);

interface NewsRow {
  readonly labels_json: string;
  readonly covers_json: string;
  readonly [column: string]: unknown;
}

const toCard = (row: NewsRow) => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  summary: row.summary,
  source: row.source,
  publishedAt: row.published_at,
  cityId: row.city_id ?? undefined,
  sectionId: row.section_id,
  labels: JSON.parse(row.labels_json),
  covers: JSON.parse(row.covers_json),
  cardStyle: row.card_style,
  counts: { reads: row.reads, comments: row.comments, likes: row.likes },
  duration: row.duration ?? undefined,
  liveState: row.live_state ?? undefined,
  link: { route: 'general', id: row.id },
});

createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    JSON.parse(Buffer.concat(parts).toString());
    const list = newest.all().slice(0, 20).map(toCard);
    const last = list.at(-1);
    const nextCursor = Buffer.from(JSON.stringify(['n', last?.publishedAt, last?.id])).toString('base64url');
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ code: 200, msg: 'ok', data: { list, nextCursor } }));
  });
}).listen(Number(port), '127.0.0.1', () => process.stdout.write('ready\n'));
