import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { countText } from '#lib/text/counts.ts';
import { StripHead } from '#ui/card/strip.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { RankedList } from '../shared/lists/ranked-list.tsx';
import type { NewsItem } from '../shared/news-types.ts';
import { mostReadQuery } from '../shared/queries.ts';
import styles from './most-read-block.module.css';

/** stories shown, and the fewest that are worth a block */
const shown = 5;
const fewest = 3;

/** The most read stories of today that are not on the screen already, with a link to the rankings. */
export function MostReadBlock({ near }: { readonly near: readonly NewsItem[] }) {
  const stories = useQuery(mostReadQuery(useGateway(), 'day')).data ?? [];
  const others = stories.filter(({ id }) => !near.some((story) => story.id === id)).slice(0, shown);
  if (others.length < fewest) return null;
  return (
    <section className={styles.block} aria-labelledby="most-read">
      <StripHead
        id="most-read"
        title="今日最多阅读"
        all="今日和本周榜"
        renderAll={(parts) => <Link to="/hotSearch" search={{ rank: 'day' }} preload="intent" {...parts} />}
      />
      <RankedList
        rows={others.map(({ reads, ...story }) => ({ ...story, note: `${countText(reads)} 阅读` }))}
      />
    </section>
  );
}
