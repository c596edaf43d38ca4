import type { BlockName, SectorLayout, TemplateName } from '#rules/think-tank/sector.ts';

/** `lead`: the page's main block; `brief`: what is usually not needed is folded. */
export type BlockWeight = 'lead' | 'normal' | 'brief';

export interface PlacedBlock {
  readonly block: BlockName;
  readonly weight: BlockWeight;
}

/** A block as a template lists it: its name, and its weight unless it is normal. */
type Entry = BlockName | readonly [block: BlockName, weight: BlockWeight];

/** Each lists every block. News is endless and therefore last. */
const templates: Readonly<Record<TemplateName, readonly Entry[]>> = {
  /** places: pictures first, then how to get there and when */
  one: [
    ['pictures', 'lead'],
    'hours',
    'contact',
    'summary',
    'table',
    'facts',
    'index',
    'ranks',
    ['reports', 'brief'],
    ['experts', 'brief'],
    'correction',
    'news',
  ],
  /** products: facts and table first */
  two: [
    ['facts', 'lead'],
    ['table', 'lead'],
    'summary',
    ['pictures', 'brief'],
    'index',
    'ranks',
    'reports',
    ['experts', 'brief'],
    'hours',
    ['contact', 'brief'],
    'correction',
    'news',
  ],
  /** companies: index and its curve first */
  three: [
    ['index', 'lead'],
    'ranks',
    'facts',
    ['table', 'brief'],
    'summary',
    ['pictures', 'brief'],
    'reports',
    'experts',
    'hours',
    ['contact', 'brief'],
    'correction',
    'news',
  ],
  /** schools: text first, compact */
  four: [
    ['summary', 'lead'],
    ['facts', 'brief'],
    ['table', 'brief'],
    ['pictures', 'brief'],
    'contact',
    'hours',
    ['index', 'brief'],
    ['ranks', 'brief'],
    ['experts', 'brief'],
    ['reports', 'brief'],
    'correction',
    'news',
  ],
};

/** The blocks of a sector in the order and with the weights of a template. */
export function placedBlocks(
  template: TemplateName,
  { blocks }: Pick<SectorLayout, 'blocks'>,
): PlacedBlock[] {
  return templates[template]
    .map((entry): PlacedBlock => {
      const [block, weight] = typeof entry === 'string' ? [entry, 'normal' as const] : entry;
      return { block, weight };
    })
    .filter(({ block }) => blocks.includes(block));
}
