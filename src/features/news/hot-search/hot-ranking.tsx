import { countText } from '#lib/text/counts.ts';
import { visuallyHiddenClass } from '#ui/state/visually-hidden.ts';
import { HotTrend } from './hot-trend.tsx';
import type { HotEvent } from '../shared/news-types.ts';
import { RankedList } from '../shared/lists/ranked-list.tsx';

/** Hot events, hottest first. */
export function HotRanking({ events }: { readonly events: readonly HotEvent[] }) {
  const rows = events.map(({ id, title, heat, trend }) => ({
    id,
    title,
    link: { route: 'hotNews', id } as const,
    trend: <HotTrend trend={trend} />,
    note: (
      <>
        {countText(heat)}
        <span className={visuallyHiddenClass}>热度</span>
      </>
    ),
  }));
  return <RankedList rows={rows} />;
}
