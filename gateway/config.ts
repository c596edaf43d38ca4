import { isIP } from 'node:net';
import packageFile from '../package.json' with { type: 'json' };
import { databaseLocation, type DatabaseLocation } from './db/location.ts';
import { StartError } from './db/start-error.ts';
import { repository } from './module-files.ts';

export interface Config {
  readonly root: string;
  readonly host: string;
  readonly port: number;
  readonly database: DatabaseLocation;
  /** how long a start waits for a PostgreSQL server that is not available yet */
  readonly databaseWaitMs: number;
  readonly production: boolean;
  /** how long a gateway that was asked to stop (SIGTERM) still accepts connections */
  readonly stopGraceMs: number;
  /** version and revision of this build, for `/version` */
  readonly version: string;
  readonly revision: string | undefined;
  readonly logLevel: string;
  /** where metrics are served to everybody who reaches the port, such as a monitoring network */
  readonly metricsHost: string;
  readonly metricsPort: number | undefined;
  /** with it metrics are served at `/metrics` beside the site */
  readonly metricsToken: string | undefined;
  /** calls and rendered pages per minute and IP address; 0 disables the limit, undefined uses the server's default */
  readonly rateLimit: number | undefined;
  /** event streams per IP address; 0 disables the limit, undefined uses the server's default */
  readonly streamLimit: number | undefined;
  /** ms that a call may wait to be started; 0 disables the limit, undefined uses the server's default */
  readonly callDelayLimitMs: number | undefined;
  /** ms that rendering a page may take before the plain shell is sent; 0 and undefined as above */
  readonly renderLimitMs: number | undefined;
  /** addresses of trusted proxies, separated by commas */
  readonly trustProxy: string | undefined;
  /** scheme and host of the site in absolute URLs; by default those of the request */
  readonly siteOrigin: string | undefined;
  /** URL of an external analytics script that pages load after each navigation */
  readonly analyticsScript: string | undefined;
  /** external origins from which pages may fetch playlists and segments */
  readonly streamOrigins: readonly string[];
  /** whether to load the demo content into a database that never had it */
  readonly demoContent: boolean;
  readonly faultInjection: boolean;
  /** whether to serve the state machine workbench for testers */
  readonly workbenchPage: boolean;
  /** whether testers may sign in through the messaging app sandbox */
  readonly messagingSandbox: boolean;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** How variables begin that are the gateway's alone: one that it does not know is a typing error. */
const ownPrefixes =
  /^(?:(?:GATEWAY|DATABASE|SMS|WECHAT|STREAM|DEMO|KEYS|MEDIA|PERSONAL_DATA|METRICS|LEDGER|TRANSPORT|ALLOW_LOCAL)_|RATE_LIMIT|TRUST_PROX|STOP_GRACE|CALL_DELAY|RENDER_LIMIT)/;
/** Variables that the gateway, its command-line programs or its tests read. */
const knownVariables = [
  'ALLOW_LOCAL_SMS',
  'ANALYTICS_SCRIPT',
  'BUILD_REVISION',
  'CALL_DELAY_LIMIT',
  'CLIENT_CREDENTIALS',
  'DATABASE_URL',
  'DATABASE_WAIT',
  'DATA_DIR',
  'DEMO_CONTENT',
  'GATEWAY_MACHINES_PAGE',
  'GATEWAY_ORIGIN',
  'GATEWAY_SENTINELS',
  'KEYS_DIR',
  'LEDGER_KEY',
  'LOG_LEVEL',
  'MEDIA_STORE',
  'METRICS_HOST',
  'METRICS_PORT',
  'METRICS_TOKEN',
  'NODE_ENV',
  'PERSONAL_DATA_KEY',
  'PUSH_KEY',
  'RATE_LIMIT',
  'RENDER_LIMIT',
  'SITE_ORIGIN',
  'SMS_APP_ID',
  'SMS_ENDPOINT',
  'SMS_REGION',
  'SMS_SECRET_ID',
  'SMS_SECRET_KEY',
  'SMS_SIGN_NAME',
  'SMS_TEMPLATE_ID',
  'STOP_GRACE',
  'STREAM_LIMIT',
  'STREAM_ORIGINS',
  'TRANSPORT_KEY',
  'TRUST_PROXY',
  'WECHAT_APP_ID',
  'WECHAT_APP_SECRET',
  'WECHAT_ENDPOINT',
];

/**
 * Reads the gateway's settings; an empty value counts as unset.
 * @throws StartError naming the invalid setting, or a variable that only looks like a setting
 */
export function readConfig(env: Environment): Config {
  refuseUnknownVariables(env);
  const nodeEnv = choiceOf('NODE_ENV', env.NODE_ENV || 'development', nodeEnvironments);
  const production = nodeEnv === 'production';
  // the launcher runs the app in production mode for speed, and enables testing with this variable
  const forTesters = flagOf('GATEWAY_MACHINES_PAGE', env.GATEWAY_MACHINES_PAGE || (production ? '0' : '1'));
  return {
    root: repository,
    // every interface, so that phones on the same network can open the app
    host: env.HOST || '0.0.0.0',
    port: portOf('PORT', env.PORT || '8080'),
    database: databaseLocation(env),
    databaseWaitMs: secondsOf('DATABASE_WAIT', env.DATABASE_WAIT || '30') * 1000,
    production,
    stopGraceMs: secondsOf('STOP_GRACE', env.STOP_GRACE || '2') * 1000,
    version: packageFile.version,
    revision: env.BUILD_REVISION || undefined,
    metricsHost: env.METRICS_HOST || '127.0.0.1',
    metricsPort: env.METRICS_PORT ? portOf('METRICS_PORT', env.METRICS_PORT) : undefined,
    metricsToken: env.METRICS_TOKEN ? metricsTokenOf(env.METRICS_TOKEN) : undefined,
    logLevel: choiceOf('LOG_LEVEL', env.LOG_LEVEL || 'info', logLevels),
    rateLimit: env.RATE_LIMIT ? limitOf('RATE_LIMIT', env.RATE_LIMIT) : undefined,
    streamLimit: env.STREAM_LIMIT ? limitOf('STREAM_LIMIT', env.STREAM_LIMIT) : undefined,
    callDelayLimitMs: env.CALL_DELAY_LIMIT ? limitOf('CALL_DELAY_LIMIT', env.CALL_DELAY_LIMIT) : undefined,
    renderLimitMs: env.RENDER_LIMIT ? limitOf('RENDER_LIMIT', env.RENDER_LIMIT) : undefined,
    trustProxy: env.TRUST_PROXY ? proxiesOf(env.TRUST_PROXY) : undefined,
    siteOrigin: env.SITE_ORIGIN ? webAddressOf('SITE_ORIGIN', env.SITE_ORIGIN).origin : undefined,
    analyticsScript: env.ANALYTICS_SCRIPT ? scriptOf(env.ANALYTICS_SCRIPT) : undefined,
    streamOrigins: env.STREAM_ORIGINS ? originsOf(env.STREAM_ORIGINS) : [],
    demoContent: demoContentOf(env.DEMO_CONTENT || 'on'),
    faultInjection: flagOf('GATEWAY_SENTINELS', env.GATEWAY_SENTINELS || '0') && !production,
    workbenchPage: forTesters,
    messagingSandbox: forTesters,
  };
}

/** @throws StartError naming a variable that begins like a setting, or differs from one by a letter */
export function refuseUnknownVariables(env: Environment): void {
  // a word without an underscore, such as LOGLEVEL, may well be a variable of another program
  const unknown = Object.keys(env).find(
    (name) =>
      name.includes('_') &&
      !knownVariables.includes(name) &&
      (ownPrefixes.test(name) || knownVariables.some((known) => differsByOneLetter(name, known))),
  );
  if (unknown === undefined) return;
  const firstWord = unknown.slice(0, unknown.indexOf('_') + 1);
  const similar = knownVariables.filter(
    (name) => name.startsWith(firstWord) || differsByOneLetter(unknown, name),
  );
  throw new StartError(
    `没有环境变量 ${unknown}，请改名或取消；同类的有 ${similar.join('、')}。\n` +
      `There is no environment variable ${unknown}: rename or unset it; similar ones are ${similar.join(', ')}.`,
  );
}

/** Whether one letter was added, left out, changed, or swapped with the next one. */
function differsByOneLetter(one: string, other: string): boolean {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const [a, b] = [one.slice(same), other.slice(same)];
  return (
    a.slice(1) === b ||
    a === b.slice(1) ||
    a.slice(1) === b.slice(1) ||
    (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  );
}

function portOf(name: string, text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new StartError(
    `${name} 应为 0 到 65535 的整数，现在是“${text}”。\n${name} must be a whole number from 0 to 65535, not “${text}”.`,
  );
}

function metricsTokenOf(text: string): string {
  if (/^[\x21-\x7e]{16,}$/.test(text)) return text;
  throw new StartError(
    'METRICS_TOKEN 至少要有 16 个字母、数字或符号，不含空格。\n' +
      'METRICS_TOKEN must have at least 16 letters, digits or signs, without spaces.',
  );
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];
const nodeEnvironments = ['production', 'development', 'test'];

function choiceOf(name: string, text: string, choices: readonly string[]): string {
  if (choices.includes(text)) return text;
  throw new StartError(
    `${name} 只能取 ${choices.join('、')} 之一，现在是“${text}”。\n${name} must be one of ${choices.join(', ')}, not “${text}”.`,
  );
}

function limitOf(name: string, text: string): number {
  if (text === 'off') return 0;
  const limit = Number(text);
  if (Number.isInteger(limit) && limit > 0) return limit;
  throw new StartError(
    `${name} 应为正整数或 off，现在是“${text}”。\n${name} must be a positive whole number or off, not “${text}”.`,
  );
}

const maxSeconds = 3600;

function secondsOf(name: string, text: string): number {
  const seconds = Number(text);
  if (/^\d+$/.test(text) && seconds <= maxSeconds) return seconds;
  throw new StartError(
    `${name} 应为 0 到 ${maxSeconds} 的秒数，现在是“${text}”。\n${name} must be seconds from 0 to ${maxSeconds}, not “${text}”.`,
  );
}

/** @throws StartError naming the setting */
export function flagOf(name: string, text: string): boolean {
  if (text === '0' || text === '1') return text === '1';
  throw new StartError(`${name} 只能取 0 或 1，现在是“${text}”。\n${name} must be 0 or 1, not “${text}”.`);
}

function demoContentOf(text: string): boolean {
  if (text === 'on' || text === 'off') return text === 'on';
  throw new StartError(
    `DEMO_CONTENT 只能取 on 或 off，现在是“${text}”。\nDEMO_CONTENT must be on or off, not “${text}”.`,
  );
}

/** @throws StartError naming the setting */
export function webAddressOf(name: string, text: string): URL {
  const address = URL.canParse(text) ? new URL(text) : undefined;
  if (address?.protocol === 'https:' || address?.protocol === 'http:') return address;
  throw new StartError(
    `${name} 应为 https 地址，现在是“${text}”。\n${name} must be an https address, not “${text}”.`,
  );
}

function scriptOf(text: string): string {
  if (URL.canParse(text) && new URL(text).protocol === 'https:') return text;
  throw new StartError(
    `ANALYTICS_SCRIPT 应为 https 开头的脚本地址，现在是“${text}”。\nANALYTICS_SCRIPT must be the https address of a script, not “${text}”.`,
  );
}

function originsOf(text: string): string[] {
  const origins = text.split(',').map((origin) => origin.trim());
  const isOrigin = (origin: string) =>
    URL.canParse(origin) && /^https?:$/.test(new URL(origin).protocol) && new URL(origin).origin === origin;
  if (origins.every(isOrigin)) return origins;
  throw new StartError(
    `STREAM_ORIGINS 应为推流服务器的网址前缀，以逗号分隔，如 https://stream.example，现在是“${text}”。\n` +
      `STREAM_ORIGINS must be origins separated by commas, such as https://stream.example, not “${text}”.`,
  );
}

/** Named address ranges that Fastify's trustProxy accepts. */
const namedRanges = new Set(['loopback', 'linklocal', 'uniquelocal']);

function proxiesOf(text: string): string {
  const isRange = (range: string) => {
    const [address = '', bits] = range.split('/');
    const most = isIP(address) === 4 ? 32 : 128;
    return isIP(address) !== 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= most));
  };
  const ranges = text.split(',').map((range) => range.trim());
  if (ranges.every((range) => namedRanges.has(range) || isRange(range))) return ranges.join(',');
  throw new StartError(
    `TRUST_PROXY 应为代理的地址，以逗号分隔，如 loopback,10.0.0.0/8，现在是“${text}”。\n` +
      `TRUST_PROXY must be addresses of proxies separated by commas, such as loopback,10.0.0.0/8, not “${text}”.`,
  );
}
