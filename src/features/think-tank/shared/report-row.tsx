import { Link } from '@tanstack/react-router';
import { longDay } from '#lib/time/dates.ts';
import { NewsCard } from '#ui/card/news-card.tsx';
import type { ReportCard } from './think-tank-types.ts';

interface ReportRowProps {
  readonly report: ReportCard;
  readonly hasPicture?: boolean;
  /** the page's first picture */
  readonly first?: boolean;
}

/** A report in a list. */
export function ReportRow({ report, hasPicture = true, first = false }: ReportRowProps) {
  const { id, title, cover, authors, publishedAt, characters, isSample } = report;
  return (
    <NewsCard
      kind={hasPicture ? 'thumb' : 'text'}
      title={title}
      pictures={[cover]}
      mark={isSample ? '示例' : undefined}
      meta={[authors.join('、'), longDay(publishedAt.slice(0, 10)), `${characters} 字`]}
      first={first}
      renderLink={({ children, ...parts }) => (
        <Link to="/wisdom/{-$reportid}" params={{ reportid: id }} preload="intent" {...parts}>
          {children}
        </Link>
      )}
    />
  );
}
