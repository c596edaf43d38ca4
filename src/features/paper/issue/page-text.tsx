import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '#ui/state/error-state.tsx';
import { SkeletonLine } from '#ui/state/skeleton.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import styles from './page-text.module.css';
import { longDay } from '#lib/time/dates.ts';
import { pageQuery } from '../shared/paper-queries.ts';
import type { PaperIssue } from '../shared/paper-types.ts';
import { PrintedArticle } from '../shared/printed-article.tsx';

interface PageTextProps {
  readonly issue: PaperIssue;
  readonly page: PaperIssue['pages'][number];
}

/** A page as text: its headlines, linked to the articles below. */
export function PageText({ issue: { date }, page: { page, name, section } }: PageTextProps) {
  const { data, error, refetch } = useQuery(pageQuery(useGateway(), date, page));
  const place = `${longDay(date)} ${name} ${section}`;
  return (
    <section className={styles.page} aria-labelledby="paper-page">
      <h2 id="paper-page" className={styles.name}>{`${name} ${section}`}</h2>
      {data === undefined && error && <ErrorState onRetry={() => void refetch()} />}
      {data === undefined && !error && <PageTextSkeleton />}
      {data && (
        <>
          <ol className={styles.headlines} aria-label="本版标题">
            {data.articles.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className={styles.headline}>
                  {title}
                </a>
              </li>
            ))}
          </ol>
          {data.articles.map((article) => (
            <div key={article.id} id={article.id} className={styles.article}>
              <PrintedArticle article={article} place={place} level={2} />
            </div>
          ))}
        </>
      )}
    </section>
  );
}

/** Skeleton of a page's headlines. */
export function PageTextSkeleton() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <ol className={styles.headlines}>
        {[0.9, 0.7, 0.8, 0.6, 0.9].map((width, at) => (
          <li key={at}>
            <span className={styles.headline}>
              <SkeletonLine width={width} />
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
