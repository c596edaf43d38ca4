import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../gateway/config.ts';

// Where the programs are installed they check their files themselves; the rest is checked by what this test can read.
const run = promisify(execFile);
const folder = fileURLToPath(new URL('../../docs/deployment', import.meta.url));
const read = (name: string) => readFile(join(folder, name), 'utf8');
const isInstalled = (program: string, flag: string) =>
  run(program, [flag]).then(
    () => true,
    () => false,
  );

let scratch: string;
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'deployment-'));
});
afterAll(() => rm(scratch, { recursive: true, force: true }));

/** Settings of a unit file by section; a repeated one has several values. */
function readUnit(text: string): Record<string, Record<string, string[]>> {
  const sections: Record<string, Record<string, string[]>> = {};
  let section: Record<string, string[]> = {};
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '' || line.startsWith('#')) continue;
    const name = /^\[(\w+)\]$/.exec(line)?.[1];
    if (name !== undefined) {
      section = sections[name] = {};
      continue;
    }
    const [, key, value] = /^([A-Z]\w+)=(.*)$/.exec(line) ?? [];
    if (key === undefined || value === undefined) throw new Error(`not a setting: ${line}`);
    (section[key] ??= []).push(value);
  }
  return sections;
}

test('the systemd unit starts the archive’s program with settings that the gateway accepts', async () => {
  const { Service = {} } = readUnit(await read('news-gateway.service'));
  expect(Service.ExecStart).toEqual(['/opt/news/start']);
  const environment = Object.fromEntries((Service.Environment ?? []).map((line) => line.split('=')));
  const config = readConfig(environment);
  expect(config).toMatchObject({ production: true, host: '127.0.0.1', trustProxy: 'loopback' });
  // the folder that it may write to is the one that it uses
  expect(config.database.dataDir).toBe(`/var/lib/${Service.StateDirectory?.[0]}`);
  const [timeout] = Service.TimeoutStopSec ?? [];
  expect(Number(timeout)).toBeGreaterThan(config.stopGraceMs / 1000 + 5 + 3);
  // V8 writes and runs machine code
  expect(Service.MemoryDenyWriteExecute).toBeUndefined();
});

test('the systemd unit is valid and confines the gateway', async (context) => {
  if (!(await isInstalled('systemd-analyze', '--version'))) return context.skip();
  const file = join(scratch, 'news-gateway.service');
  await writeFile(file, (await read('news-gateway.service')).replace('/opt/news/start', process.execPath));
  // it warns of what it does not know, and fails for what cannot be started
  const { stdout, stderr } = await run('systemd-analyze', ['verify', '--man=no', file]);
  expect(stdout + stderr).toBe('');
  // 0 is confined completely, 10 not at all; the threshold is in tenths
  await run('systemd-analyze', ['security', '--offline=true', '--threshold=20', '--no-pager', file]);
});

type Directive = readonly [name: string, args: string, inner?: readonly Directive[]];

function readNginx(text: string): Directive[] {
  const tokens = text.replaceAll(/#.*$/gm, '').match(/[{};]|[^{};]+/g) ?? [];
  function block(isInner: boolean): Directive[] {
    const found: Directive[] = [];
    for (let token = tokens.shift(); token !== undefined; token = tokens.shift()) {
      const words = token.trim();
      if (words === '') continue;
      if (words === '}' && isInner) return found;
      const [, name, args = ''] = /^([a-z_]+)\s*([^]*)$/.exec(words) ?? [];
      const end = tokens.shift();
      if (name === undefined || (end !== ';' && end !== '{')) throw new Error(`not a directive: ${words}`);
      found.push(end === '{' ? [name, args, block(true)] : [name, args]);
    }
    if (isInner) throw new Error('a block does not end');
    return found;
  }
  return block(false);
}

test('nginx passes on what the gateway needs to know of a reader', async () => {
  const top = readNginx(await read('nginx.conf'));
  const servers = top.filter(([name]) => name === 'server').map(([, , inner = []]) => inner);
  const site = servers.find((inner) => inner.some(([name]) => name === 'ssl_certificate')) ?? [];
  const headers = site.filter(([name]) => name === 'proxy_set_header').map(([, args]) => args);
  expect(headers).toEqual([
    'Connection ""',
    'Host $host',
    'X-Forwarded-For $remote_addr',
    'X-Forwarded-Proto $scheme',
  ]);
  // nginx drops all inherited headers where a location sets one of its own
  const locations = site.filter(([name]) => name === 'location');
  expect(locations.flatMap(([, , inner = []]) => inner.map(([name]) => name))).not.toContain(
    'proxy_set_header',
  );
  expect(locations.map(([, args]) => args)).toContain('/');
  const valueOf = (name: string) => site.find(([other]) => other === name)?.[1];
  // an event stream may be silent for twenty seconds; a piece of an upload has 1 MB
  expect(Number.parseInt(valueOf('proxy_read_timeout') ?? '', 10)).toBeGreaterThan(20);
  expect(Number.parseInt(valueOf('client_max_body_size') ?? '', 10)).toBeGreaterThan(1);
});

test('nginx accepts the example', async (context) => {
  if (!(await isInstalled('nginx', '-v'))) return context.skip();
  // without the certificate, which this machine does not have
  const site = (await read('nginx.conf')).replaceAll(/^ *ssl_\w+ .*$/gm, '').replaceAll(/ ssl http2;/g, ';');
  const file = join(scratch, 'nginx.conf');
  const paths = `pid ${scratch}/nginx.pid; error_log stderr; events {}`;
  await writeFile(file, `${paths} http { access_log off; ${site} }`);
  await expect(run('nginx', ['-t', '-q', '-p', scratch, '-c', file])).resolves.toBeDefined();
});

test('the image runs the archive’s program without rights, and is asked for its health', async () => {
  const lines = (await read('Dockerfile'))
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const steps = lines.map((line) => {
    const [, name, args] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
    if (name === undefined || args === undefined) throw new Error(`not an instruction: ${line}`);
    return { name, args };
  });
  const known =
    'ARG CMD COPY ENTRYPOINT ENV EXPOSE FROM HEALTHCHECK RUN STOPSIGNAL USER VOLUME WORKDIR'.split(' ');
  expect(steps.filter(({ name }) => !known.includes(name))).toEqual([]);
  const lastOf = (wanted: string) => steps.findLast(({ name }) => name === wanted)?.args;
  expect(lastOf('ENTRYPOINT')).toBe('["/app/start"]');
  expect(lastOf('USER')).toBe('10001:10001');
  expect(lastOf('HEALTHCHECK')).toContain('/livez');
  expect(lastOf('STOPSIGNAL')).toBe('SIGTERM');
  const environment = Object.fromEntries((lastOf('ENV') ?? '').split(' ').map((pair) => pair.split('=')));
  expect(readConfig(environment)).toMatchObject({ port: 8080, database: { dataDir: lastOf('VOLUME') } });
});

type Yaml = string | Yaml[] | { [key: string]: Yaml };

/** Reads maps, and lists of plain texts: what the compose file consists of. */
function readYaml(text: string): Yaml {
  const lines = text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.trimStart().startsWith('#'))
    .map((line) => ({ indent: line.search(/\S/), text: line.trim() }));
  const plain = (value: string) => value.replace(/^(['"])(.*)\1$/, '$2');
  function node(indent: number): Yaml {
    if (lines[0]?.text.startsWith('- ') === true) {
      const list: Yaml[] = [];
      while (lines[0]?.indent === indent) list.push(plain(lines.shift()?.text.slice(2) ?? ''));
      return list;
    }
    const map: { [key: string]: Yaml } = {};
    while (lines[0]?.indent === indent) {
      const [, key, value] = /^([\w-]+):(?: (.+))?$/.exec(lines.shift()?.text ?? '') ?? [];
      if (key === undefined) throw new Error('not a key of a map');
      const next = lines[0];
      map[key] = value !== undefined ? plain(value) : next && next.indent > indent ? node(next.indent) : '';
    }
    return map;
  }
  const result = node(0);
  if (lines.length > 0) throw new Error(`not understood: ${lines[0]?.text}`);
  return result;
}

test('the compose file starts a confined gateway on PostgreSQL with settings that it accepts', async () => {
  const file = readYaml(await read('compose.yaml'));
  expect(file).toMatchObject({
    services: {
      news: {
        build: '.',
        // the name under which uploads are locked: a new container would have another
        hostname: 'news-gateway',
        read_only: 'true',
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        volumes: ['data:/data'],
        depends_on: ['database'],
      },
      database: { image: expect.stringMatching(/^postgres:\d+$/) },
    },
    volumes: { data: '', database: '' },
  });
  const { environment, stop_grace_period: grace } = (
    file as { services: { news: { environment: Record<string, string>; stop_grace_period: string } } }
  ).services.news;
  const config = readConfig({ ...environment, NODE_ENV: 'production' });
  expect(config.database.databaseUrl).toContain('@database:5432/news');
  expect(Number.parseInt(grace, 10)).toBeGreaterThan(config.stopGraceMs / 1000 + 5 + 3);
});
