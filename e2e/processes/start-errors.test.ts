import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../gateway/db/migrate.ts';
import { openDatabase } from '../../gateway/db/open.ts';
import { startGateway } from '../support/gateway.ts';
import { runProcess } from './run-process.ts';

let folder: string;
let dataDir: string;
/** its database belongs to another data folder */
let foreignDir: string;
let occupied: Server;
let occupiedPort: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'start-errors-'));
  await writeFile(join(folder, 'a-file'), '');
  dataDir = join(folder, 'data');
  await mkdir(dataDir);
  // marks the demo content as loaded: loading it would take longer than all these tests
  const { db, close } = await openDatabase({ dataDir });
  await migrate(db);
  await db.insertInto('loaded_content').values({ name: 'demo', loaded_at: '' }).execute();
  await close();
  foreignDir = join(folder, 'foreign');
  await cp(dataDir, foreignDir, { recursive: true });
  const foreign = await openDatabase({ dataDir: foreignDir });
  await foreign.db.insertInto('gateway_identity').values({ part: 'store', fingerprint: 'another' }).execute();
  await foreign.close();
  occupied = createServer().listen(0, '127.0.0.1');
  await once(occupied, 'listening');
  occupiedPort = (occupied.address() as AddressInfo).port;
});

afterAll(async () => {
  occupied.close();
  await rm(folder, { recursive: true, force: true });
});

/** tcpmux, a port that no service listens on any more */
const unusedPort = 1;

/** Starts the gateway with one wrong setting. */
async function startWith(setting: Readonly<Record<string, string>>) {
  return runProcess(['dist-gateway/main.js'], {
    environment: {
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      LOG_LEVEL: 'fatal',
      ...setting,
    },
  });
}

const wrongSettings: readonly {
  name: string;
  setting: () => Record<string, string>;
  message: RegExp;
  advises: RegExp;
}[] = [
  {
    name: 'a port that is in use',
    setting: () => ({ PORT: String(occupiedPort) }),
    message: /端口 \d+ 已被占用/,
    advises: /set another PORT/,
  },
  {
    name: 'a database that belongs to another data folder',
    setting: () => ({ DATA_DIR: foreignDir }),
    message: /这个数据库属于另一套文件：存放图片和上传文件的地方/,
    advises: /let all gateways share one DATA_DIR/,
  },
  {
    name: 'a setting that is misspelled',
    setting: () => ({ STREAM_LIMITS: '5' }),
    message: /没有环境变量 STREAM_LIMITS/,
    advises: /similar ones are STREAM_LIMIT, STREAM_ORIGINS/,
  },
  {
    name: 'a PORT that is not a number',
    setting: () => ({ PORT: 'abc' }),
    message: /“abc”/,
    advises: /PORT must be a whole number from 0 to 65535/,
  },
  {
    name: 'a PORT above the range',
    setting: () => ({ PORT: '65536' }),
    message: /“65536”/,
    advises: /PORT must be a whole number from 0 to 65535/,
  },
  {
    name: 'a HOST that is the address of another machine',
    setting: () => ({ HOST: '203.0.113.7' }),
    message: /HOST“203\.0\.113\.7”/,
    advises: /is no address of this machine/,
  },
  {
    name: 'a HOST that does not resolve',
    setting: () => ({ HOST: 'no-such-machine.invalid' }),
    message: /HOST“no-such-machine\.invalid”/,
    advises: /is no address of this machine/,
  },
  {
    name: 'a DATA_DIR that is a file',
    setting: () => ({ DATA_DIR: join(folder, 'a-file') }),
    message: /数据目录 \S*a-file 无法使用/,
    advises: /name another one with DATA_DIR=/,
  },
  {
    name: 'a DATA_DIR below a file',
    setting: () => ({ DATA_DIR: join(folder, 'a-file', 'data') }),
    message: /数据目录 \S*data 无法使用/,
    advises: /name another one with DATA_DIR=/,
  },
  {
    name: 'a DATABASE_URL of an unreachable server',
    setting: () => ({ DATABASE_URL: `postgres://reader@127.0.0.1:${unusedPort}/news`, DATABASE_WAIT: '0' }),
    message: /连不上 DATABASE_URL 指定的 PostgreSQL（127\.0\.0\.1:\d+\/news）/,
    advises: /check host, port, database, user and password/,
  },
  {
    name: 'a DATABASE_URL of another kind of database',
    setting: () => ({ DATABASE_URL: 'mysql://reader@127.0.0.1/news' }),
    message: /DATABASE_URL 不是 PostgreSQL 地址/,
    advises: /unset it to use the embedded database/,
  },
  {
    name: 'a RATE_LIMIT that is not a limit',
    setting: () => ({ RATE_LIMIT: 'many' }),
    message: /“many”/,
    advises: /RATE_LIMIT must be a positive whole number or off/,
  },
  {
    name: 'a production start without an SMS account',
    setting: () => ({ NODE_ENV: 'production' }),
    message: /还没有短信账号：请设置 SMS_SECRET_ID、/,
    advises: /set SMS_SECRET_ID, .* SMS_TEMPLATE_ID.*, or ALLOW_LOCAL_SMS=1/,
  },
];

test.each(wrongSettings)('$name is reported with advice', async ({ setting, message, advises }) => {
  const { code, stdout, stderr } = await startWith(setting());
  expect(stderr).toMatch(message);
  expect(stderr).toMatch(advises);
  expect(stderr).not.toMatch(/^ {4}at /m);
  expect(stdout).not.toContain('就绪');
  expect(code).toBe(1);
});

test('the error message does not contain the password of DATABASE_URL', async () => {
  const { code, stdout, stderr } = await startWith({
    DATABASE_URL: `postgres://reader:open-sesame@127.0.0.1:${unusedPort}/news`,
    DATABASE_WAIT: '0',
  });
  expect(code).toBe(1);
  expect(stdout + stderr).not.toContain('open-sesame');
});

test('a second gateway on the database with keys of its own is refused, and the first goes on', async () => {
  const keys = join(folder, 'other-keys');
  await mkdir(keys);
  const first = await startGateway({ dataDir, environment: { DATABASE_URL: '' } });
  try {
    const { code, stderr } = await startWith({ KEYS_DIR: keys });
    expect(code).toBe(1);
    expect(stderr).toMatch(/这个数据库属于另一套文件：加密手机号等个人信息的密钥/);
    for (const key of ['PERSONAL_DATA_KEY', 'TRANSPORT_KEY', 'LEDGER_KEY', 'PUSH_KEY'])
      expect(stderr).toContain(key);
    expect(stderr).not.toContain('MEDIA_STORE');
    expect((await fetch(`${first.origin}/readyz`)).status).toBe(200);
  } finally {
    await first.stop();
  }
}, 60_000);
