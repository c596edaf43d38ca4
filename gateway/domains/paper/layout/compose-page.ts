import { widthOfText } from './break-lines.ts';
import { headOf } from './block-head.ts';
import { coveredBy, fitBlock } from './fit-block.ts';
import {
  bottom,
  columnWidth,
  columnX,
  type PageLayout,
  pageSize,
  type Piece,
  spanWidth,
} from './page-parts.ts';
import type { PageHead } from './page-head.ts';
import { orders } from './orders.ts';

/** Rows of a page from top to bottom, each as the column spans of its articles; every row has five columns. */
type Template = readonly (readonly number[])[];

const templates: readonly Template[] = [
  [[5], [3, 2]],
  [[3, 2], [5]],
  [[5], [2, 3]],
  [[5], [3, 2], [5]],
  [
    [3, 2],
    [2, 3],
  ],
  [[5], [5], [3, 2]],
  [[5], [3, 2], [2, 3]],
  [[3, 2], [5], [2, 3]],
  [[5], [2, 3], [3, 2]],
  [[3, 2], [2, 3], [5]],
  [
    [3, 2],
    [2, 3],
    [3, 2],
  ],
  [[5], [3, 2], [2, 3], [5]],
  [[5], [3, 2], [2, 3], [3, 2]],
  [[3, 2], [5], [2, 3], [3, 2]],
  [
    [3, 2],
    [2, 3],
    [3, 2],
    [2, 3],
  ],
];

/** number of articles in the fullest template */
export const maxArticles = 8;
/** minimum row height; lower rows look like leftovers */
const minRowHeight = 170;
/** Average setting: how much of a generously set text fits when set tightly. Pages are planned for this density. */
const averageSetting = { measure: 13, leading: 1.58, picture: 0.6 } as const;

interface Plan {
  readonly template: Template;
  readonly pieces: readonly Piece[];
  readonly heights: readonly number[];
  /** 0 when every article gets exactly the height it needs */
  readonly cost: number;
}

/**
 * Lays out a page: tries templates with the first pieces and takes the best fit. The first piece becomes the lead
 * article.
 * @param pieces at least three
 * @param end y where the articles end
 */
export function composePage(head: PageHead, pieces: readonly Piece[], end = bottom): PageLayout {
  const room = end - head.end;
  const heightOf = knownHeights();
  const best = templates
    .flatMap((template) => plansOf(template, pieces, room, heightOf))
    .reduce<Plan | undefined>((one, other) => (one && one.cost <= other.cost ? one : other), undefined);
  if (best === undefined) throw new Error(`a page needs three pieces, there are ${pieces.length}`);
  return {
    ...pageSize,
    head: head.runs,
    headEnd: head.end,
    blocks: blocksOf(best, head.end, end),
  };
}

/** The height of a piece at a column span. */
type HeightOf = (piece: Piece | undefined, span: number) => number;

function plansOf(template: Template, pieces: readonly Piece[], room: number, heightOf: HeightOf): Plan[] {
  const count = template.flat().length;
  const [lead, ...others] = pieces.slice(0, count);
  if (lead === undefined || others.length < count - 1) return [];
  return orders(others).map((order) => planOf(template, [lead, ...order], room, heightOf));
}

function planOf(template: Template, pieces: readonly Piece[], room: number, heightOf: HeightOf): Plan {
  const wanted: number[] = [];
  let cost = 0;
  let next = 0;
  for (const row of template) {
    const heights = row.map((span) => heightOf(pieces[next++], span));
    const height = row.reduce((sum, span, at) => sum + span * (heights[at] ?? 0), 0) / 5;
    wanted.push(height);
    for (const one of heights) cost += Math.abs(Math.log(one / height));
  }
  const scale = room / wanted.reduce((sum, height) => sum + height, 0);
  const heights = wanted.map((height) => height * scale);
  // stretching a short text is worse than cutting a long one
  cost += Math.abs(Math.log(scale)) * (scale > 1 ? 6 : 4);
  cost += heights.filter((height) => height < minRowHeight).length;
  return { template, pieces, heights, cost };
}

/** Caches the height of each piece for each span: hundreds of plans ask for it. */
function knownHeights(): HeightOf {
  const known = new Map<string, number>();
  return (piece, span) => {
    const name = `${span} ${piece?.key ?? ''}`;
    const height = known.get(name) ?? wantedHeight(piece, span);
    known.set(name, height);
    return height;
  };
}

/** The height of a piece at a column span in the average setting. */
function wantedHeight(piece: Piece | undefined, span: number): number {
  if (piece === undefined) return minRowHeight;
  const head = headOf(piece, { x: 0, y: 0, width: spanWidth(span), height: 0 }, span).end;
  const leading = (columnWidth / averageSetting.measure) * averageSetting.leading;
  const lines = piece.paragraphs.reduce(
    (sum, text) => sum + Math.ceil((widthOfText(text) + 2) / averageSetting.measure),
    piece.byline === '' ? 0 : 1,
  );
  const covered = coveredBy(piece, span);
  const picture = covered === 0 ? 0 : (spanWidth(covered) * averageSetting.picture + 30) * covered;
  return head + (lines * leading + picture) / span + leading + 12;
}

function blocksOf({ template, pieces, heights }: Plan, top: number, bottomEdge: number) {
  let y = top;
  let next = 0;
  return template.flatMap((row, at) => {
    const end = at === template.length - 1 ? bottomEdge : Math.round(y + (heights[at] ?? 0));
    let column = 0;
    const blocks = row.flatMap((span) => {
      const piece = pieces[next++];
      const zone = { x: columnX(column), y, width: spanWidth(span), height: end - y };
      column += span;
      return piece === undefined ? [] : [fitBlock(piece, rounded(zone), span)];
    });
    y = end;
    return blocks;
  });
}

const rounded = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => ({
  x: Math.round(x * 10) / 10,
  y,
  width: Math.round(width * 10) / 10,
  height,
});
