import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch, type Page } from 'puppeteer-core';
import { findProgram } from '../support/find-program.ts';
import type { EngineDriver } from './engine.ts';

export const findFirefox = () => findProgram(['firefox-esr', 'firefox']);

const preferences = {
  'intl.accept_languages': 'zh-CN',
  // without a tap of a person, sound would wait
  'media.autoplay.default': 0,
  // machines of tests have no sound device, without which nothing plays: ALSA's null device takes sound as fast as it comes
  'media.cubeb.backend': 'alsa',
  // as on a phone, a scroll bar takes no width
  'widget.gtk.overlay-scrollbars.enabled': true,
  'ui.useOverlayScrollbars': 1,
};

/** Starts Firefox, which speaks WebDriver BiDi itself. */
export async function startFirefox(executablePath: string): Promise<EngineDriver> {
  const folder = await mkdtemp(join(tmpdir(), 'firefox-'));
  const soundConfiguration = join(folder, 'alsa.conf');
  await writeFile(soundConfiguration, 'pcm.!default { type null }\nctl.!default { type null }\n');
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: { width: 390, height: 844 },
    extraPrefsFirefox: preferences,
    env: { ...process.env, ALSA_CONFIG_PATH: soundConfiguration },
  });
  const errors: string[] = [];
  let page: Page = await openPage();
  async function openPage() {
    const opened = await browser.newPage();
    const add = (error: string) => {
      if (opened === page) errors.push(error);
    };
    opened.on('pageerror', (error) => add(`uncaught: ${String(error)}`));
    opened.on('console', (message) => {
      if (message.type() === 'error') add(`console: ${message.text()}`);
    });
    return opened;
  }
  return {
    errors,
    // a new page: leaving one breaks off its streams and navigations, which Firefox reports as errors
    async reset() {
      const left = page;
      page = await openPage();
      errors.length = 0;
      await left.close();
    },
    load: (url) => page.goto(url, { waitUntil: 'load' }),
    evaluate: (expression) => page.evaluate(expression),
    clickAt: (x, y) => page.mouse.click(x, y),
    screenshot: () => page.screenshot(),
    hasCrashed: () => false,
    async close() {
      await browser.close();
      await rm(folder, { recursive: true });
    },
  };
}
