import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { longDay } from '#lib/time/dates.ts';
import { canPrint } from '#platform/media/print-element.ts';
import { Badge } from '#ui/card/badge.tsx';
import { Headline } from '#ui/card/headline.tsx';
import { SectionHead } from '#ui/card/section-head.tsx';
import { Button } from '#ui/control/button.tsx';
import { AnchorBar } from '#ui/navigation/anchor-bar.tsx';
import { ReadAloud } from '#widgets/audio/read-aloud.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { PlaceWhenIdle } from '#widgets/reading-place/place-when-idle.tsx';
import { ShareButton } from '#widgets/share/share-button.tsx';
import { ReportAuthors } from './report-authors.tsx';
import { ReportRow } from '../shared/report-row.tsx';
import { ReportChapterBlock } from './report-chapter.tsx';
import styles from './think-report-page.module.css';
import { reportQuery } from '../shared/think-tank-queries.ts';

/** A report with its chapters, charts and authors. Data is loaded by `loadReports`. */
export function ReportPage({ id }: { readonly id: string }) {
  const { data: report } = useSuspenseQuery(reportQuery(useGateway(), id));
  const visit = useRouteContext({ from: '__root__', select: (context) => context.visit });
  const { title, summary, publishedAt, authors, characters, isSample, chapters, related } = report;
  const day = publishedAt.slice(0, 10);
  const url = `${visit.origin}/new/wisdom/${id}`;
  return (
    <>
      <PageBar
        title="智库报告"
        end={
          <ShareButton
            poster={{
              title,
              summary: summary.slice(0, 60),
              date: longDay(day),
              picture: report.cover.url,
              url,
              hint: '长按识别二维码，看完整报告',
            }}
          />
        }
      />
      <main className={styles.page}>
        <article>
          <header className={styles.head}>
            <div data-read>
              <Headline>{title}</Headline>
            </div>
            <p className={styles.meta}>
              {isSample && <Badge>示例数据</Badge>}
              <span>{authors.join('、')}</span>
              <time dateTime={day}>{longDay(day)}</time>
              <span>{characters} 字</span>
            </p>
            <p className={styles.summary} data-read>
              {summary}
            </p>
            <div className={styles.tools} data-screen>
              <ReadAloud newsId={`report-${id}`} title={title} body={summary} characters={characters} />
              {visit.shell === 'browser' && (
                <Button variant="quiet" onClick={() => canPrint() && print()}>
                  打印
                </Button>
              )}
            </div>
          </header>
          <AnchorBar
            label="章节"
            items={[
              ...chapters.map((chapter) => ({ id: chapter.id, label: chapter.title })),
              { id: 'method', label: '研究方法' },
            ]}
          />
          <div data-text>
            {chapters.map((chapter) => (
              <ReportChapterBlock key={chapter.id} chapter={chapter} report={report} url={url} />
            ))}
          </div>
          <ReportAuthors report={report} />
          <PlaceWhenIdle id={`report-${id}`} />
        </article>
        {related.length > 0 && (
          <section aria-labelledby="related-title" data-screen>
            <SectionHead id="related-title" title="相关报告" />
            {related.map((other) => (
              <ReportRow key={other.id} report={other} />
            ))}
          </section>
        )}
      </main>
    </>
  );
}
