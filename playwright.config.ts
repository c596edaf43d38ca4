import { defineConfig } from '@playwright/test';
import { findHeadlessBrowser } from './e2e/support/browser.ts';

const { executablePath, args } = await findHeadlessBrowser();

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/support/servers/demo-data.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // on two processors: pages wait for timers and animations more than a quarter of the time
  workers: 3,
  forbidOnly: true,
  retries: 0,
  // of a test that hangs; how long things take is measured by `npm run bench`
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: process.env.PLAYWRIGHT_JSON
    ? [['json', { outputFile: process.env.PLAYWRIGHT_JSON }], ['line']]
    : 'line',
  use: {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // tests cannot observe or replace its responses; the offline journeys allow it
    serviceWorkers: 'block',
    launchOptions: { executablePath, args: [...args] },
    trace: 'off',
  },
});
