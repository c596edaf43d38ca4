import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const source = join(import.meta.dirname, '../../src');
const tokens = readFileSync(join(source, 'ui/tokens.css'), 'utf8');

const styleSheets = filesBelow('.css').filter(([name]) => name !== join('ui', 'tokens.css'));
const components = filesBelow('.tsx').filter(([name]) => !name.endsWith('.test.tsx'));

/** All files of the app with this extension, without comments. */
function filesBelow(ending: string): [name: string, text: string][] {
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => [name, readFileSync(join(source, name), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')]);
}

describe('tokens.css is the only file with raw values', () => {
  it('finds style sheets', () => {
    expect(styleSheets.length).toBeGreaterThan(10);
  });

  it.each(styleSheets)('%s takes colours, sizes and durations from tokens.css', (_name, text) => {
    const found = text.match(
      /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch)\(|:\s*(?:white|black|red|gray|grey)\b|\b\d*\.?\d+(?:px|rem|pt|ms|s)\b/gi,
    );
    expect(found).toBeNull();
  });

  it.each(components)('%s contains no raw colour', (_name, text) => {
    expect(text.match(/['"`](?:#[\da-f]{3,8}\b|rgba?\(|hsla?\()/gi)).toBeNull();
  });

  it('every custom property in use is defined', () => {
    const defined = new Set(Array.from(tokens.matchAll(/(--[\w-]+):/g), ([, name]) => name));
    // set inline by pictures: colour and aspect ratio
    defined.add('--picture-color');
    defined.add('--picture-ratio');
    // set inline by players: progress and buffered share
    defined.add('--share');
    defined.add('--loaded');
    // set inline by row blocks: row count or measured height
    defined.add('--block-rows');
    defined.add('--block-height');
    const taken = styleSheets.flatMap(([, text]) =>
      Array.from(text.matchAll(/var\((--[\w-]+)/g), ([, property]) => property),
    );
    expect(taken.filter((property) => !defined.has(property))).toEqual([]);
  });
});

/** Values of one theme: the first of `light-dark(a, b)` in the light one, the second in the dark one. */
function coloursOf(theme: 'light' | 'dark', block: string): Record<string, string> {
  const pairs = block.matchAll(/--([\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g);
  return Object.fromEntries(
    Array.from(pairs, ([, name, light, dark, both]) => [name, both ?? (theme === 'light' ? light : dark)]),
  );
}

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  const [base = '', care = ''] = tokens.split('/* 关怀版');
  const plain = coloursOf(theme, base);
  const careful = { ...plain, ...coloursOf(theme, care) };

  it.each([
    ['ink', 'paper'],
    ['ink', 'wash'],
    ['ink-2', 'paper'],
    ['ink-2', 'wash'],
    ['brand', 'paper'],
    ['brand', 'wash'],
    ['brand', 'brand-wash'],
    ['on-brand', 'brand'],
    ['link', 'paper'],
    ['link', 'wash'],
    ['good', 'paper'],
    ['warn', 'paper'],
    ['paper', 'ink'],
  ])('%s is readable on %s, in 关怀版 too', (text, ground) => {
    for (const colours of [plain, careful]) {
      expect(contrast(colours[text] ?? '', colours[ground] ?? '')).toBeGreaterThanOrEqual(4.5);
    }
  });
});

it('关怀版 has body text from 18 pt, targets from 60 px and line heights from 1.3', () => {
  const care = /:root\[data-care='on'\] \{([^}]*)\}/.exec(tokens)?.[1] ?? '';
  const value = (name: string) => Number(new RegExp(`--${name}:[^\\d]*([\\d.]+)`).exec(care)?.[1]);
  expect(value('text-body') * 16).toBeGreaterThanOrEqual(24);
  expect(value('text-15') * 16).toBeGreaterThanOrEqual(24);
  expect(value('target')).toBeGreaterThanOrEqual(60);
  for (const leading of ['leading-tight', 'leading-title', 'leading-text', 'leading-body']) {
    expect(value(leading)).toBeGreaterThanOrEqual(1.3);
  }
});
