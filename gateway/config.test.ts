import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { StartError } from './db/start-error.ts';

test('without settings the gateway serves the local network on port 8080', () => {
  const expected = {
    host: '0.0.0.0',
    port: 8080,
    production: false,
    logLevel: 'info',
    rateLimit: undefined,
    streamLimit: undefined,
    trustProxy: undefined,
    streamOrigins: [],
    demoContent: true,
    faultInjection: false,
  };
  expect(readConfig({})).toMatchObject(expected);
  const names = [
    'HOST',
    'PORT',
    'LOG_LEVEL',
    'RATE_LIMIT',
    'STREAM_LIMIT',
    'TRUST_PROXY',
    'ANALYTICS_SCRIPT',
    'STREAM_ORIGINS',
    'DEMO_CONTENT',
    'DATABASE_URL',
    'DATA_DIR',
    'NODE_ENV',
  ];
  expect(readConfig(Object.fromEntries(names.map((name) => [name, ''])))).toMatchObject(expected);
});

test('reads all settings', () => {
  const env = {
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'warn',
    RATE_LIMIT: 'off',
    STREAM_LIMIT: '200',
    CALL_DELAY_LIMIT: 'off',
    RENDER_LIMIT: '5000',
    NODE_ENV: 'production',
  };
  expect(readConfig(env)).toMatchObject({
    host: '127.0.0.1',
    port: 0,
    logLevel: 'warn',
    rateLimit: 0,
    streamLimit: 200,
    callDelayLimitMs: 0,
    renderLimitMs: 5000,
    production: true,
  });
});

test('reads the URL of an analytics script', () => {
  const script = 'https://count.example/hm.js?site=7';
  expect(readConfig({ ANALYTICS_SCRIPT: script }).analyticsScript).toBe(script);
  expect(readConfig({}).analyticsScript).toBeUndefined();
});

test('reads the origin of the site', () => {
  expect(readConfig({ SITE_ORIGIN: 'https://m.example.cn/new/' }).siteOrigin).toBe('https://m.example.cn');
  expect(readConfig({ SITE_ORIGIN: '' }).siteOrigin).toBeUndefined();
});

test('reads the origins of stream servers', () => {
  const { streamOrigins } = readConfig({ STREAM_ORIGINS: 'https://stream.example, http://10.0.0.7:8085' });
  expect(streamOrigins).toEqual(['https://stream.example', 'http://10.0.0.7:8085']);
});

test.each([
  'SMS_REGOIN',
  'DATABASE_UR',
  'GATEWAY_SENTINEL',
  'STREAM_LIMITS',
  'RATE_LIMIT_PER_MINUTE',
  'STOP_GRACE_MS',
  'TRUST_PROXIES',
  'LEDGER_PEM',
  'TRANSPORT_PEM',
  'CALL_DELAY',
  'RENDER_LIMITS',
  'ALLOW_LOCAL_CODES',
  'DATABSE_URL',
  'DATA_DIRS',
])('a variable %s that only looks like a setting is refused', (name) => {
  const read = () => readConfig({ [name]: '1' });
  expect(read).toThrow(StartError);
  expect(read).toThrow(`There is no environment variable ${name}`);
});

test.each([
  ['STREAM_LIMITS', 'STREAM_LIMIT, STREAM_ORIGINS'],
  ['TRUST_PROXIES', 'TRUST_PROXY'],
  ['SIET_ORIGIN', 'SITE_ORIGIN'],
])('a refused variable %s is named with those that it may mean', (name, similar) => {
  expect(() => readConfig({ [name]: '5' })).toThrow(`similar ones are ${similar}.`);
});

test.each([
  'PATH',
  'HOME',
  'BUILD_NUMBER',
  'npm_config_cache',
  'HOSTNAME',
  'LOGLEVEL',
  'AWS_REGION',
  'SSH_KEY',
  'NODE_COMPILE_CACHE',
  'TEST_DATABASE_URL',
  'E2E_DATA_TEMPLATE',
])('a variable %s of another program is accepted', (name) => {
  expect(() => readConfig({ [name]: 'x' })).not.toThrow();
});

test.each(['GATEWAY_MACHINES_PAGE', 'GATEWAY_SENTINELS'])('%s is 0 or 1', (name) => {
  expect(() => readConfig({ [name]: 'yes' })).toThrow(`${name} must be 0 or 1, not “yes”`);
});

test('every variable of docs/deploy.md is known', async () => {
  const page = await readFile(new URL('../docs/deploy.md', import.meta.url), 'utf8');
  const rows = page.split('\n').filter((line) => line.startsWith('| `'));
  const names = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name = '']) => name),
  );
  expect(names.length).toBeGreaterThan(20);
  for (const name of names) {
    expect(() => readConfig({ [name]: '' })).not.toThrow();
    // the object store's account is read by the AWS SDK, and other programs have names like HOST
    if (name.includes('_') && !name.startsWith('AWS_'))
      expect(() => readConfig({ [`${name}X`]: '' })).toThrow('similar ones are');
  }
});

test('demo content can be switched off', () => {
  expect(readConfig({ DEMO_CONTENT: 'off' }).demoContent).toBe(false);
});

test('fault injection is never active in production', () => {
  expect(readConfig({ GATEWAY_SENTINELS: '1' }).faultInjection).toBe(true);
  expect(readConfig({ GATEWAY_SENTINELS: '1', NODE_ENV: 'production' }).faultInjection).toBe(false);
});

test.each([
  ['loopback', 'loopback'],
  ['127.0.0.1, 10.0.0.0/8,::1', '127.0.0.1,10.0.0.0/8,::1'],
  ['fc00::/7', 'fc00::/7'],
])('the proxies %s are trusted', (text, ranges) => {
  expect(readConfig({ TRUST_PROXY: text }).trustProxy).toBe(ranges);
});

describe('an invalid setting is named', () => {
  test.each([
    ['PORT', '-1'],
    ['PORT', '1e3'],
    ['PORT', '0x50'],
    ['PORT', ' 80'],
    ['PORT', '65536'],
    ['RATE_LIMIT', '0'],
    ['RATE_LIMIT', '1.5'],
    ['LOG_LEVEL', 'loud'],
    ['NODE_ENV', 'prod'],
    ['NODE_ENV', 'Production'],
    ['STOP_GRACE', '2s'],
    ['STOP_GRACE', '-1'],
    ['STOP_GRACE', '3601'],
    ['DATABASE_WAIT', '0.5'],
    ['DATABASE_WAIT', 'off'],
    ['CALL_DELAY_LIMIT', '0'],
    ['CALL_DELAY_LIMIT', '300ms'],
    ['RENDER_LIMIT', '3s'],
    ['STREAM_LIMIT', '-5'],
    ['METRICS_PORT', '65536'],
    ['METRICS_PORT', 'on'],
    ['DEMO_CONTENT', '0'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.0/'],
    ['TRUST_PROXY', 'loopback,'],
    ['ANALYTICS_SCRIPT', 'http://count.example/hm.js'],
    ['ANALYTICS_SCRIPT', 'hm.js'],
    ['STREAM_ORIGINS', 'stream.example'],
    ['STREAM_ORIGINS', 'https://stream.example/live.m3u8'],
    ['SITE_ORIGIN', 'm.example.cn'],
    ['STREAM_ORIGINS', 'https://stream.example,'],
    ['STREAM_ORIGINS', 'https://stream.example; script-src *'],
  ])('%s=%s', (name, text) => {
    const read = () => readConfig({ [name]: text });
    expect(read).toThrow(StartError);
    expect(read).toThrow(name);
    expect(read).toThrow(`“${text}”`);
  });
});

test.each(['fifteen-letters', 'sixteen letters and spaces', 'sechzehn-Zeichen-für'])(
  'a token %s for the metrics is refused and not repeated',
  (token) => {
    const read = () => readConfig({ METRICS_TOKEN: token });
    expect(read).toThrow('METRICS_TOKEN must have at least 16 letters');
    expect(read).not.toThrow(token);
  },
);

test('seconds become milliseconds', () => {
  const config = readConfig({ STOP_GRACE: '0', DATABASE_WAIT: '3600', METRICS_PORT: '9464' });
  expect(config).toMatchObject({ stopGraceMs: 0, databaseWaitMs: 3_600_000, metricsPort: 9464 });
});

test.each([
  [{}, true],
  [{ NODE_ENV: 'test' }, true],
  [{ NODE_ENV: 'production' }, false],
  // the launcher runs in production mode, and allows testers with this variable
  [{ NODE_ENV: 'production', GATEWAY_MACHINES_PAGE: '1' }, true],
  [{ GATEWAY_MACHINES_PAGE: '0' }, false],
])('with %j testers may sign in through the messaging app sandbox: %s', (environment, allowed) => {
  expect(readConfig(environment).messagingSandbox).toBe(allowed);
});
