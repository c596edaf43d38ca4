import { isSectorName } from '../../rules/think-tank/sector.ts';
import type { SectorName } from '../../rules/think-tank/sector-names.gen.ts';
import { sectors } from '../../rules/think-tank/sectors.gen.ts';
import type { Picture } from '../../gateway/domains/shared/story-cards.ts';
import type { Story } from '../../gateway/domains/news/story/story-store.ts';
import type { DemoContent } from './schema/demo-content.ts';
import type { DemoEnterprise, DemoSector } from './schema/think-tank-schema.ts';
import { day, type LoadContext, picturesOf, type Pictures, timeAgo } from './load-context.ts';
import { seededRandom } from './seeded-random.ts';
import { dimensionScores, meanOf, periodsBefore, scoresOf } from './think-tank-index.ts';
import { relatedNews } from './think-tank-news.ts';
import { type Contender, rankAt } from './think-tank-rankings.ts';

/** periods that each ranking has */
const rankingPeriods = 5;

const dateAgo = (days: number, context: LoadContext): string => timeAgo(days * day, context).slice(0, 10);

interface SectorContent {
  readonly sector: SectorName;
  readonly file: DemoSector;
}

/** The sectors that have content, in their order. */
function sectorsOf({ thinkTankSectors }: DemoContent): SectorContent[] {
  return Object.entries(thinkTankSectors)
    .flatMap(([sector, file]) => (isSectorName(sector) ? [{ sector, file }] : []))
    .toSorted((a, b) => sectors[a.sector].order - sectors[b.sector].order);
}
