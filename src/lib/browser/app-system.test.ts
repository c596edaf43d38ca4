import { expect, test } from 'vitest';
import { appSystemIn, appSystemOf } from './app-system.ts';

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', 'ios'],
  ['Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15', 'ios'],
  ['Mozilla/5.0 (Linux; Android 13; Phone) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36', 'android'],
  ['Mozilla/5.0 (Linux; Android 12; HarmonyOS; NOH-AN00) AppleWebKit/537.36 Mobile', 'android'],
  [
    'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 Chrome/114.0 Safari/537.36 ArkWeb/4.1',
    'harmony',
  ],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0', 'desktop'],
  ['', 'desktop'],
])('%s runs %s', (userAgent, system) => {
  expect(appSystemOf(userAgent)).toBe(system);
});

test.each([
  ['android', 'android'],
  ['iOS/spring2026', 'ios'],
  ['spring2026', undefined],
  ['', undefined],
  [undefined, undefined],
])('the address %j names %s', (splat, system) => {
  expect(appSystemIn(splat)).toBe(system);
});
