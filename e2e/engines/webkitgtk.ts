import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { Builder, Capabilities, error } from 'selenium-webdriver';
import { findProgram } from '../support/find-program.ts';
import { EngineCrash, type EngineDriver } from './engine.ts';

interface WebKitPrograms {
  readonly driver: string;
  readonly display: string;
}

/** WebKitGTK's driver, which starts its own browser, and the display on which it draws. */
export function findWebKitGtk(): WebKitPrograms | undefined {
  const driver = findProgram(['WebKitWebDriver']);
  const display = findProgram(['Xvfb']);
  return driver !== undefined && display !== undefined ? { driver, display } : undefined;
}

/** Starts WebKitGTK. Its driver reports no errors of the page. */
export async function startWebKitGtk({ driver, display }: WebKitPrograms): Promise<EngineDriver> {
  const screen = spawn(display, ['-displayfd', '3', '-screen', '0', '1000x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await firstLine(screen.stdio[3] as Readable);
  const port = await freePort();
  const server = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...process.env, DISPLAY: `:${number}`, GDK_BACKEND: 'x11', LANG: 'zh_CN.UTF-8' },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(`${url}/status`, server);
  const browser = await new Builder()
    .usingServer(url)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
    .build();
  await browser.manage().window().setRect({ x: 0, y: 0, width: 390, height: 844 });
  let hasCrashed = false;
  const isGone = (cause: unknown) => cause instanceof error.NoSuchSessionError;
  /** @throws EngineCrash once the engine's process has ended; the driver may notice it with the next command only */
  async function unlessCrashed<Result>(work: Promise<Result>): Promise<Result> {
    try {
      return await work;
    } catch (cause) {
      hasCrashed = isGone(cause) || (await browser.getTitle().then(() => false, isGone));
      throw hasCrashed ? new EngineCrash('WebKitGTK crashed', { cause }) : cause;
    }
  }
  return {
    errors: [],
    load: (address) => unlessCrashed(browser.get(address)),
    reset: () => unlessCrashed(browser.get('about:blank')),
    evaluate: (expression) => unlessCrashed(browser.executeScript(`return ${expression}`)),
    clickAt: (x, y) =>
      unlessCrashed(
        browser
          .actions()
          .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
          .click()
          .perform(),
      ),
    screenshot: async () => Buffer.from(await unlessCrashed(browser.takeScreenshot()), 'base64'),
    hasCrashed: () => hasCrashed,
    async close() {
      if (!hasCrashed) await browser.quit();
      server.kill();
      screen.kill();
    },
  };
}

async function firstLine(stream: Readable): Promise<string> {
  const [data] = (await once(stream, 'data')) as [Buffer];
  return data.toString().trim();
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** time for the driver to listen, in ms */
const startTimeoutMs = 10_000;

/** @throws Error if the driver exits or does not answer in time */
async function untilReady(url: string, server: ChildProcess): Promise<void> {
  const end = Date.now() + startTimeoutMs;
  while (Date.now() < end && server.exitCode === null) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`the driver of WebKitGTK does not answer at ${url}`);
}
