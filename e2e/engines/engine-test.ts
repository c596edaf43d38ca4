import { writeFile } from 'node:fs/promises';
import type { TestInfo } from '@playwright/test';
import { test as base } from '../support/test.ts';
import { createEnginePage, EngineCrash, type EngineDriver, type EnginePage } from './engine.ts';
import { findFirefox, startFirefox } from './firefox.ts';
import { findWebKitGtk, startWebKitGtk } from './webkitgtk.ts';

const firefox = findFirefox();
const webKitGtk = findWebKitGtk();

/** How each engine that is installed is started, by its name. */
const installed: Readonly<Record<string, () => Promise<EngineDriver>>> = {
  ...(firefox !== undefined && { Firefox: () => startFirefox(firefox) }),
  ...(webKitGtk !== undefined && { WebKitGTK: () => startWebKitGtk(webKitGtk) }),
};
export const engines = Object.keys(installed);

interface EngineFixtures {
  /** a page of an engine that is started for the test, whose reader is unknown to it */
  readonly openEngine: (name: string) => Promise<EnginePage>;
  /** a page of an engine that the tests of a worker share, for visits that store nothing of a reader */
  readonly openSharedEngine: (name: string) => Promise<EnginePage>;
}

/** A test in another engine than Chromium, with the gateway of its worker. */
export const test = base.extend<EngineFixtures, { readonly sharedDrivers: Map<string, EngineDriver> }>({
  sharedDrivers: [
    async ({}, use) => {
      const drivers = new Map<string, EngineDriver>();
      await use(drivers);
      for (const driver of drivers.values()) await driver.close();
    },
    { scope: 'worker' },
  ],
  openEngine: async ({ gateway }, use, testInfo) => {
    const drivers: EngineDriver[] = [];
    await use(async (name) => {
      const driver = await start(name);
      drivers.push(driver);
      return createEnginePage(driver, gateway.origin);
    });
    for (const driver of drivers) {
      await keepPicture(driver, testInfo);
      await driver.close();
    }
  },
  openSharedEngine: async ({ gateway, sharedDrivers }, use, testInfo) => {
    const drivers: EngineDriver[] = [];
    await use(async (name) => {
      const known = sharedDrivers.get(name);
      const driver = known === undefined || known.hasCrashed() ? await start(name) : known;
      if (driver !== known) await known?.close();
      sharedDrivers.set(name, driver);
      drivers.push(driver);
      await driver.reset();
      return createEnginePage(driver, gateway.origin);
    });
    for (const driver of drivers) await keepPicture(driver, testInfo);
  },
});

function start(name: string): Promise<EngineDriver> {
  const startEngine = installed[name];
  if (startEngine === undefined) throw new Error(`${name} is not installed`);
  return startEngine();
}

/**
 * Runs a test, and once more if the engine itself crashed: Mesa's software renderer, on which WebKitGTK draws without a
 * graphics card, does so now and then. A page that crashes the engine does so again, and fails.
 */
export async function despiteCrash(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof EngineCrash)) throw error;
    await run();
  }
}

async function keepPicture(driver: EngineDriver, testInfo: TestInfo) {
  if (driver.hasCrashed()) return;
  if (testInfo.status !== testInfo.expectedStatus)
    await writeFile(testInfo.outputPath('page.png'), await driver.screenshot());
}
