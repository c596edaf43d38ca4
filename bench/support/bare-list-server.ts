// The peer of the gateway's list: node:http and one prepared statement on the same database, nothing else.
// Arguments: data folder, port.
import { createServer } from 'node:http';
import { join } from 'node:path';
import Database from 'better-sqlite3';

const [dataDir = '', port = ''] = process.argv.slice(2);
const database = new Database(join(dataDir, 'gateway.sqlite'), { readonly: true });
const newest = database.prepare(
  'select * from news where important = 1 order by published_at desc, id desc limit 21',
);

interface NewsRow {
  readonly labels_json: string;
  readonly covers_json: string;
  readonly [column: string]: unknown;
}

createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    JSON.parse(Buffer.concat(parts).toString());
    const rows = newest.all() as NewsRow[];
    const list = rows.slice(0, 20).map(({ labels_json, covers_json, ...row }) => ({
      ...row,
      labels: JSON.parse(labels_json),
      covers: JSON.parse(covers_json),
      link: { route: 'general', id: row.id },
    }));
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ code: 200, msg: 'ok', data: { list } }));
  });
}).listen(Number(port), '127.0.0.1', () => process.stdout.write('ready\n'));
