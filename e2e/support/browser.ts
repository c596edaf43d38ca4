import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { findProgram } from './find-program.ts';

export interface BrowserBinary {
  readonly executablePath: string;
  readonly args: readonly string[];
}

const names = ['chromium', 'chromium-browser', 'google-chrome'];
/** Chromium without the parts of a window: the same engine, which needs two thirds of the processor time for a page */
const headlessNames = ['chromium-headless-shell', 'chrome-headless-shell', ...names];
/**
 * Disabled browser features. Chromium honours only the last `--disable-features` switch, so this repeats Playwright's own
 * list. The `WebUIOmnibox…` entries are the suggestion lists of the address bar: they run as pages in two additional
 * processes per test and took a third of the time.
 */
const disabledFeatures = [
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
/** No requests to other hosts: they would only fail and be logged. */
const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${disabledFeatures.join(',')}`,
];

/** Returns a Chromium installed on this machine or, if there is none, the one of an npm package. */
export const findBrowser = () => locate(names);

/** The same, and preferably one without windows. It shows no notifications. */
export const findHeadlessBrowser = () => locate(headlessNames);

let packagedBrowser: Promise<BrowserBinary> | undefined;

async function locate(programs: readonly string[]): Promise<BrowserBinary> {
  const executablePath = process.env.CHROMIUM_PATH ?? findProgram(programs);
  if (executablePath !== undefined) return { executablePath, args: browserArguments };
  packagedBrowser ??= installPackaged();
  return packagedBrowser;
}

/** Downloaded only on machines without a browser: together they are twice the size of all other dependencies. */
const packaged = ['@sparticuz/chromium@153.0.0', '@expo-google-fonts/noto-sans-sc@0.4.3'];
const packageFolder = fileURLToPath(new URL('../../node_modules/.cache/browser', import.meta.url));

/** The packaged browser has no Chinese font, and decides from the environment which libraries it unpacks. */
async function installPackaged(): Promise<BrowserBinary> {
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
  return { executablePath, args: browserArguments };
}

interface PackagedModule {
  readonly default: { readonly args: readonly string[]; executablePath(): Promise<string> };
}
