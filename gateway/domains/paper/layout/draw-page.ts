import {
  bottom,
  type Block,
  gutter,
  left,
  type PageLayout,
  type TextRun,
  type TextStyle,
} from './page-parts.ts';

/**
 * System fonts of readers' devices; none is downloaded, and every line whose width differs between fonts has a fixed
 * length.
 */
const serif = 'Songti SC,STSong,Noto Serif CJK SC,Source Han Serif SC,SimSun,serif';
const sans = 'PingFang SC,HarmonyOS Sans SC,MiSans,Noto Sans CJK SC,Microsoft YaHei,sans-serif';

const ground = '#fcfaf4';
const ink = '#1b1b1a';
const secondaryInk = '#5c5c58';
const red = '#b8141c';
const line = '#b9b5aa';
const shade = '#d9d5ca';

const looks: Readonly<Record<TextStyle, string>> = {
  masthead: `font-family="${serif}" font-weight="900" fill="${red}"`,
  headline: `font-family="${serif}" font-weight="700" fill="${ink}"`,
  deck: `font-family="${sans}" fill="${secondaryInk}"`,
  body: `font-family="${serif}" fill="${ink}"`,
  byline: `font-family="${sans}" fill="${secondaryInk}"`,
  caption: `font-family="${sans}" fill="${secondaryInk}"`,
  label: `font-family="${sans}" font-weight="700" fill="${red}"`,
  quote: `font-family="${serif}" font-weight="700" fill="${red}"`,
  folio: `font-family="${sans}" fill="${ink}"`,
};

/**
 * Draws a page as SVG with real text, so that it is sharp at any zoom. Deterministic: the same page gives the same
 * SVG.
 */
export function drawPage(page: PageLayout): string {
  const runs = [...page.head, ...page.blocks.flatMap((block) => block.runs)];
  return frameOf(page, [...rulesOf(page), ...groundsOf(page.blocks), ...textsOf(runs)]);
}

/** A preview of the page: headlines as text, body text as grey columns. */
export function sketchPage(page: PageLayout): string {
  const large = (run: TextRun) =>
    run.style === 'headline' || run.style === 'masthead' || run.style === 'folio';
  const runs = [...page.head, ...page.blocks.flatMap((block) => block.runs)].filter(large);
  const columns = page.blocks.flatMap((block) => block.columns);
  const path = columns.map(
    ({ x, y, width, height }) => `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`,
  );
  return frameOf(page, [
    ...rulesOf(page),
    `<path fill="${shade}" d="${path.join('')}"/>`,
    ...groundsOf(page.blocks),
    ...textsOf(runs),
  ]);
}

function frameOf({ width, height }: PageLayout, parts: readonly string[]): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" xml:lang="zh-CN">` +
    `<rect width="${width}" height="${height}" fill="${ground}"/>${parts.join('')}</svg>`
  );
}

/** Rules below the head, between rows, and between neighbouring articles. */
function rulesOf({ width, headEnd, blocks }: PageLayout): string[] {
  const right = width - left;
  const heavy = `<path stroke="${ink}" stroke-width="2.5" d="M${left} ${headEnd}H${right}M${left} ${bottom + 4}H${right}"/>`;
  const light = blocks
    .map(({ zone }) => {
      const above = zone.y > headEnd ? `M${n(zone.x)} ${zone.y}h${n(zone.width)}` : '';
      const beside =
        zone.x > left + 1 ? `M${n(zone.x - gutter / 2)} ${zone.y + 14}V${zone.y + zone.height - 12}` : '';
      return above + beside;
    })
    .join('');
  return [heavy, light === '' ? '' : `<path stroke="${line}" d="${light}"/>`];
}

/** Placeholders in the average colour of the pictures, shown until they have loaded. */
function groundsOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap(({ pictures }) =>
    pictures.map(
      ({ box, picture }) =>
        `<rect x="${n(box.x)}" y="${n(box.y)}" width="${n(box.width)}" height="${n(box.height)}" fill="${escaped(picture.color)}"/>`,
    ),
  );
}

/** Groups lines of the same style and size, which share their attributes. */
function textsOf(runs: readonly TextRun[]): string[] {
  const groups = new Map<string, string[]>();
  for (const run of runs) {
    const key = `<g ${looks[run.style]} font-size="${n(run.size)}">`;
    const group = groups.get(key) ?? [];
    const length = run.length === undefined ? '' : ` textLength="${n(run.length)}"`;
    group.push(`<text x="${n(run.x)}" y="${n(run.y)}"${length}>${escaped(run.text)}</text>`);
    groups.set(key, group);
  }
  return [...groups].map(([start, texts]) => `${start}${texts.join('')}</g>`);
}

/** Rounds to a tenth of a unit: a thirtieth of a pixel on a phone. */
const n = (value: number) => String(Math.round(value * 10) / 10);

/** Characters that XML does not allow. */
// oxlint-disable-next-line no-control-regex -- removing them is the point
const invalidXmlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll(invalidXmlCharacters, '');
}
