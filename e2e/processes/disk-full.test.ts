import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startGateway } from '../support/gateway.ts';

/** a file system of its own, that only the gateway sees */
const sizeMb = 300;
const place = mkdtempSync(join(tmpdir(), 'small-disk-'));
const inNamespace = process.getuid?.() === 0 ? ['unshare', '-m'] : ['unshare', '-Urm'];
const mounting = `mount -t tmpfs -o size=${sizeMb}m tmpfs "$0" && exec "$@"`;
const prefix = [...inNamespace, 'sh', '-c', mounting, place];

function canMount(): boolean {
  try {
    const [program = '', ...args] = prefix;
    execFileSync(program, [...args, 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

// where nothing can be mounted, `write-monitor.test.ts` limits the pages of the database instead
test.skipIf(!canMount())(
  'with a full disk calls that write answer 503, others are answered, and it goes on once there is room',
  async () => {
    const dataDir = join(place, 'data');
    const gateway = await startGateway({
      dataDir,
      prefix,
      environment: { DATABASE_URL: '', LOG_LEVEL: 'error', PERSONAL_DATA_KEY: '' },
    });
    const seen = join('/proc', String(gateway.process.pid), 'root', place);
    try {
      let log = '';
      gateway.process.stdout?.on('data', (part: Buffer) => (log += part.toString()));
      const answer = async (path: string, body?: object) => {
        const response = await fetch(`${gateway.origin}${path}`, {
          ...(body && {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          }),
        });
        const { problems = [] } = (await response.json()) as { problems?: string[] };
        return { status: response.status, retryAfter: response.headers.get('retry-after'), problems };
      };
      const write = () =>
        answer('/gateway/newsshare/addShareViewcount.do', {
          newsId: '1001',
          ak: randomUUID(),
          clientId: randomUUID(),
        });
      const read = () => answer('/gateway/getNewsSection?timestamp=0');
      expect([(await answer('/readyz')).status, (await write()).status]).toEqual([200, 200]);

      await fillDisk(join(seen, 'filling'));
      // hundreds of writes may still find room inside the file and its log
      await expect.poll(async () => (await write()).status, { timeout: 20_000, interval: 1 }).toBe(503);
      expect((await write()).retryAfter).toBe('30');
      await expect
        .poll(async () => (await answer('/readyz')).problems, { timeout: 5000 })
        .toEqual(['writes', 'disk']);
      expect([(await read()).status, (await answer('/livez')).status]).toEqual([200, 200]);
      // the log arrives on its own way
      await expect.poll(() => log, { timeout: 5000 }).toMatch(/accepts no writes/);
      await expect.poll(() => log, { timeout: 5000 }).toMatch(/SQLITE_FULL|SQLITE_IOERR|ENOSPC|bytes free/);

      await rm(join(seen, 'filling'));
      await expect.poll(async () => (await answer('/readyz')).status, { timeout: 10_000 }).toBe(200);
      expect((await write()).status).toBe(200);
    } finally {
      await gateway.stop();
      await rm(place, { recursive: true, force: true });
    }
  },
  90_000,
);

/** Writes a file until nothing fits any more. */
async function fillDisk(path: string): Promise<void> {
  const file = await open(path, 'w');
  try {
    for (const bytes of [1 << 20, 4096, 1]) {
      const piece = Buffer.alloc(bytes);
      for (;;) {
        const { bytesWritten } = await file.write(piece).catch(() => ({ bytesWritten: 0 }));
        if (bytesWritten < bytes) break;
      }
    }
  } finally {
    await file.close();
  }
}
