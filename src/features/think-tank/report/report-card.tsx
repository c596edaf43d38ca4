import { Link } from '@tanstack/react-router';
import { longDay } from '#lib/time/dates.ts';
import { NewsCard } from '#ui/card/news-card.tsx';
import type { Report } from './report-types.ts';

interface ReportCardProps {
  readonly report: Report['related'][number];
  /** its picture loads at once */
  readonly first?: boolean;
}

/** A report in a list. */
export function ReportCard({ report, first = false }: ReportCardProps) {
  const { id, title, cover, authors, publishedAt, characters, isSample } = report;
  return (
    <NewsCard
      kind="thumb"
      title={title}
      pictures={[cover]}
      mark={isSample ? '示例' : undefined}
      meta={[authors.join('、'), longDay(publishedAt.slice(0, 10)), `${characters} 字`]}
      first={first}
      renderLink={({ children, ...parts }) => (
        <Link to="/wisdom/{-$reportid}" params={{ reportid: id }} {...parts}>
          {children}
        </Link>
      )}
    />
  );
}
