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

/** Heads of blocks, pages without content and the testers' page: no headlines. */
const strongHeads = /^(?:ui\/card\/section-head|ui\/state\/state|app\/desktop\/rail|workbench\/workbench)\./;

/** Parts of the newspaper's name, badges, what is live, and the testers' page. */
const redParts =
  /^(?:workbench\/|ui\/card\/badge\.|widgets\/share\/token-samples\.|features\/(?:account\/login\/login-page|news\/shared\/text\/article-bar|news\/home\/masthead|download\/app-head|live\/.+)\.)/;

it('headlines in Song serif have medium weight', () => {
  const heavy = styleSheets.flatMap(([name, text]) =>
    Array.from(text.matchAll(/([^{}]+)\{([^{}]*)\}/g)).flatMap(([, selector = '', rules = '']) =>
      /title|headline|question|\bh[1-3]\b/i.test(selector) &&
      /font-weight: (?!var\(--weight-title\))/.test(rules) &&
      rules.includes('--font-serif')
        ? [name]
        : [],
    ),
  );
  expect(heavy.filter((name) => !strongHeads.test(name))).toEqual([]);
});

it('red is for the newspaper’s name and what is live', () => {
  const red = styleSheets.filter(([, text]) => /var\(--brand(?:-wash)?\)/.test(text)).map(([name]) => name);
  expect(red.filter((name) => !redParts.test(name))).toEqual([]);
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

type Rgb = readonly [number, number, number];

/** How a colour looks without one kind of cones: Machado, Oliveira and Fernandes 2009, severity 1, linear RGB. */
const vision: Readonly<Record<string, readonly [Rgb, Rgb, Rgb]>> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152_286, 1.052_583, -0.204_868],
    [0.114_503, 0.786_281, 0.099_216],
    [-0.003_882, -0.048_116, 1.051_998],
  ],
  deuteranopia: [
    [0.367_322, 0.860_646, -0.227_968],
    [0.280_085, 0.672_501, 0.047_413],
    [-0.011_82, 0.042_94, 0.968_881],
  ],
  tritanopia: [
    [1.255_528, -0.076_749, -0.178_779],
    [-0.078_411, 0.930_809, 0.147_602],
    [0.004_733, 0.691_367, 0.3039],
  ],
};

/** CIELAB (D65) of a colour as it is seen. */
function seen(hex: string, matrix: readonly [Rgb, Rgb, Rgb]): Rgb {
  const linear = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  const times = (row: Rgb, vector: readonly number[]) =>
    row.reduce((sum, factor, at) => sum + factor * (vector[at] ?? 0), 0);
  const rgb = matrix.map((row) => Math.min(1, Math.max(0, times(row, linear))));
  const share = (value: number) =>
    value > 216 / 24_389 ? Math.cbrt(value) : ((24_389 / 27) * value + 16) / 116;
  const x = share(times([0.412_456_4, 0.357_576_1, 0.180_437_5], rgb) / 0.950_47);
  const y = share(times([0.212_672_9, 0.715_152_2, 0.072_175], rgb));
  const z = share(times([0.019_333_9, 0.119_192, 0.950_304_1], rgb) / 1.088_83);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** CIE76: about 2.3 is just noticeable */
function difference(one: Rgb, other: Rgb): number {
  return Math.hypot(...one.map((value, at) => value - (other[at] ?? 0)));
}

/** The tokens that the chart's style sheet gives to its lines, in the order of the series. */
const seriesTokens = Array.from(
  readFileSync(join(source, 'ui/chart/chart.module.css'), 'utf8').matchAll(
    /\.line(?:\.\w+)? \{[^}]*?stroke: var\(--([\w-]+)\)/g,
  ),
  ([, name = '']) => name,
);

it('a chart has four series, each with a colour and dashes of its own', () => {
  expect(new Set(seriesTokens).size).toBe(4);
  const dashes = readFileSync(join(source, 'ui/chart/chart.module.css'), 'utf8').matchAll(
    /\.line\.\w+ \{[^}]*?stroke-dasharray: ([\d ]+);/g,
  );
  expect(new Set(Array.from(dashes, ([, dash]) => dash)).size).toBe(3);
});

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

  it.each(seriesTokens)('a chart’s line in %s stands out from paper and wash, in 关怀版 too', (name) => {
    for (const colours of [plain, careful])
      for (const ground of ['paper', 'wash'])
        // WCAG 2.2, 1.4.11 for graphics
        expect(contrast(colours[name] ?? '', colours[ground] ?? '')).toBeGreaterThanOrEqual(3);
  });

  it.each(Object.keys(vision))('a chart’s series are told apart by colour with %s', (kind) => {
    const matrix = vision[kind] ?? vision.normal;
    if (matrix === undefined) throw new Error('no matrix');
    for (const colours of [plain, careful])
      seriesTokens.forEach((one, at) => {
        for (const other of seriesTokens.slice(at + 1))
          expect(
            difference(seen(colours[one] ?? '', matrix), seen(colours[other] ?? '', matrix)),
            `${one} and ${other}`,
          ).toBeGreaterThanOrEqual(18);
      });
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
