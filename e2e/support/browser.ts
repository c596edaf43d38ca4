import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

export interface BrowserBinary {
  readonly executablePath: string;
  readonly args: readonly string[];
}

const names = ['chromium', 'chromium-browser', 'google-chrome'];
/**
 * What the browser leaves out: first what Playwright has it leave out, since of this switch the browser takes the last
 * one it is given alone; then the lists below its address bar, which are pages with a process of their own, two for each
 * test, and took a third of the time.
 */
const leftOut = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];
/** The tests' pages come from this machine; a browser that asks the world for updates only fails and logs. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${leftOut.join(',')}`,
];

let found: Promise<BrowserBinary> | undefined;

/** A Chromium of this machine, or the one that comes in an npm package where there is none. */
export function findBrowser(): Promise<BrowserBinary> {
  found ??= locate();
  return found;
}

async function locate(): Promise<BrowserBinary> {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = ['/usr/bin', ...folders].flatMap((folder) => names.map((name) => join(folder, name)));
  const executablePath = process.env.CHROMIUM_PATH ?? candidates.find((path) => existsSync(path));
  return executablePath === undefined ? unpackPackaged() : { executablePath, args: quiet };
}

/** Fetched only where a machine has no browser: together they are twice the size of everything else. */
const packaged = ['@sparticuz/chromium@153.0.0', '@expo-google-fonts/noto-sans-sc@0.4.3'];
const packageFolder = fileURLToPath(new URL('../../node_modules/.cache/browser', import.meta.url));

/** The packaged browser brings no Chinese font, and reads which libraries to unpack from its environment. */
async function unpackPackaged(): Promise<BrowserBinary> {
  await mkdir(packageFolder, { recursive: true });
  await writeFile(join(packageFolder, 'package.json'), '{"private":true}');
  await promisify(execFile)('npm', ['install', '--no-audit', '--no-fund', ...packaged], {
    cwd: packageFolder,
  });
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs24.x';
  const { resolve } = createRequire(join(packageFolder, 'package.json'));
  const { default: chromium }: PackagedModule = await import(
    pathToFileURL(resolve('@sparticuz/chromium')).href
  );
  const executablePath = await chromium.executablePath();
  const fonts = dirname(resolve('@expo-google-fonts/noto-sans-sc/package.json'));
  const folder = await mkdtemp(join(tmpdir(), 'fonts-'));
  await mkdir(join(folder, 'cache'));
  const config = `<?xml version="1.0"?><fontconfig><dir>${fonts}</dir><cachedir>${join(folder, 'cache')}</cachedir></fontconfig>`;
  await writeFile(join(folder, 'fonts.conf'), config);
  process.env.FONTCONFIG_FILE = join(folder, 'fonts.conf');
  return { executablePath, args: quiet };
}

interface PackagedModule {
  readonly default: { readonly args: readonly string[]; executablePath(): Promise<string> };
}
