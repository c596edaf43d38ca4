import { longDay } from '#lib/time/dates.ts';
import { NewsCard } from '#ui/card/news-card.tsx';
import { SectionHead } from '#ui/card/section-head.tsx';
import type { Enterprise } from '../shared/think-tank-types.ts';
import type { BlockWeight } from './templates.ts';

interface ReportsBlockProps extends Pick<Enterprise, 'reports'> {
  readonly weight: BlockWeight;
}

/** Reports that deal with an enterprise; brief ones without pictures. */
export function ReportsBlock({ reports, weight }: ReportsBlockProps) {
  if (reports.length === 0) return null;
  return (
    <section aria-labelledby="reports-title">
      <SectionHead id="reports-title" title="智库报告" />
      {reports.map(({ id, title, cover, authors, publishedAt, isSample }) => (
        <NewsCard
          key={id}
          kind={weight === 'brief' ? 'text' : 'thumb'}
          title={title}
          pictures={[cover]}
          mark={isSample ? '示例' : undefined}
          meta={[authors.join('、'), longDay(publishedAt.slice(0, 10))]}
          renderLink={({ children }) => <span>{children}</span>}
        />
      ))}
    </section>
  );
}
