import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { lazy } from 'react';
import { csvOf } from '#lib/text/csv.ts';
import { longDay } from '#lib/time/dates.ts';
import { saveFile } from '#platform/media/save-file.ts';
import { Badge } from '#ui/card/badge.tsx';
import { Headline } from '#ui/card/headline.tsx';
import { SectionHead } from '#ui/card/section-head.tsx';
import { Picture } from '#ui/content/picture.tsx';
import { Button } from '#ui/control/button.tsx';
import { AnchorBar } from '#ui/navigation/anchor-bar.tsx';
import type { ChartProps } from '#ui/chart/chart.tsx';
import { ReadAloud } from '#widgets/audio/read-aloud.tsx';
import { deferHydration } from '#widgets/deferred-hydration/deferred-hydration.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { OpenAppBar } from '#widgets/open-app/open-app-bar.tsx';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { SheetButton } from '#widgets/share/sheet-button.tsx';
import { ExpertRow } from '../shared/expert-row.tsx';
import { ReportRow } from '../shared/report-row.tsx';
import { SourceLine } from '../shared/source-line.tsx';
import { reportQuery } from '../shared/think-tank-queries.ts';
import type { Report, ReportChart } from '../shared/think-tank-types.ts';
import { ReportPlace } from './report-place.tsx';
import styles from './report-page.module.css';

const loadSheet = () => import('./chapter-picture-sheet.tsx');
const ChapterPictureSheet = lazy(async () => ({ default: (await loadSheet()).ChapterPictureSheet }));

type Chapter = Report['chapters'][number];

/** A report: chapters with charts, method, corrections. It can be read aloud, printed and saved chapter by chapter. */
export function ReportPage({ id }: { readonly id: string }) {
  const report = useSuspenseQuery(reportQuery(useGateway(), id)).data;
  const { title, summary, publishedAt, authors, cover, isSample, chapters, method, corrections } = report;
  const text = chapters.flatMap(({ paragraphs }) => paragraphs).join('');
  return (
    <>
      <PageBar title="智库报告" />
      <main>
        <OpenAppBar words="在 APP 里看更多报告" />
        <article className={styles.report}>
          <header className={styles.head}>
            <Headline>{title}</Headline>
            <p className={styles.quiet}>
              {isSample && <Badge>示例</Badge>} {authors.join('、')}{' '}
              <time dateTime={publishedAt.slice(0, 10)}>{longDay(publishedAt.slice(0, 10))}</time>
            </p>
            <Picture
              url={cover.url}
              alt={cover.alt}
              color={cover.color}
              ratio="16/9"
              sizes="min(100vw, 640px)"
              first
            />
            <p className={styles.summary}>{summary}</p>
            <div className={styles.actions} data-screen>
              <ReadAloud newsId={id} title={title} body={text} />
              <Button variant="quiet" onClick={() => print()}>
                打印
              </Button>
            </div>
          </header>
          <div data-screen>
            <AnchorBar
              label="章节"
              items={[
                ...chapters.map((chapter) => ({ id: `chapter-${chapter.id}`, label: chapter.title })),
                { id: 'method', label: '方法和更正' },
              ]}
            />
          </div>
          <div data-text data-read data-blocks className={styles.text}>
            {chapters.map((chapter) => (
              <ChapterText key={chapter.id} report={report} chapter={chapter} />
            ))}
          </div>
          <section id="method" tabIndex={-1} className={styles.method} aria-labelledby="method-title">
            <h2 id="method-title">方法和更正</h2>
            <p>{method}</p>
            {corrections.length === 0 ? (
              <p>没有更正。</p>
            ) : (
              <ul>
                {corrections.map((correction) => (
                  <li key={`${correction.date} ${correction.text}`}>
                    {longDay(correction.date)}更正：{correction.text}
                  </li>
                ))}
              </ul>
            )}
          </section>
          <ReportPlace reportId={id} />
        </article>
        <After report={report} />
      </main>
    </>
  );
}

interface ChapterTextProps {
  readonly report: Report;
  readonly chapter: Chapter;
}

function ChapterText({ report, chapter }: ChapterTextProps) {
  const origin = useRouteContext({ from: '__root__', select: ({ visit }) => visit.origin });
  const { id, title, paragraphs, charts } = chapter;
  return (
    <section
      id={`chapter-${id}`}
      tabIndex={-1}
      className={styles.chapter}
      aria-labelledby={`chapter-${id}-title`}
    >
      <h2 id={`chapter-${id}-title`}>{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {charts.map((chart) => (
        <ChartFigure key={chart.id} chart={chart} />
      ))}
      <div data-screen>
        <SheetButton
          load={loadSheet}
          renderSheet={(onClose) => (
            <ChapterPictureSheet
              report={report}
              chapter={chapter}
              url={`${origin}/new/wisdom/${report.id}#chapter-${id}`}
              onClose={onClose}
            />
          )}
          renderButton={(onOpen) => (
            <Button variant="quiet" aria-haspopup="dialog" onClick={onOpen}>
              把这一章存成图片
            </Button>
          )}
        />
      </div>
    </section>
  );
}

/** The chart works without scripts: its code is loaded when the reader interacts with the page. */
const DeferredChart = deferHydration<ChartProps>({
  load: async () => (await import('#ui/chart/chart.tsx')).Chart,
});

const plain = String;

function ChartFigure({ chart }: { readonly chart: ReportChart }) {
  const { title, kind, pointTitle, points, unit, series, source, asOf, sentence } = chart;
  return (
    <section className={styles.figure} aria-label={title}>
      <h3>
        {title}
        {unit !== undefined && <span className={styles.quiet}>（{unit}）</span>}
      </h3>
      <DeferredChart
        kind={kind}
        base={kind === 'bar' ? 'zero' : 'fit'}
        points={points}
        pointTitle={pointTitle}
        series={series}
        label={sentence}
        format={plain}
      />
      <p className={styles.source}>
        <SourceLine source={source} asOf={asOf} />
        <span data-screen>
          <Button
            variant="quiet"
            onClick={() => saveFile(`${title}.csv`, csvOf(tableOf(chart)), 'text/csv')}
            aria-label={`下载${title}的 CSV`}
          >
            下载 CSV
          </Button>
        </span>
      </p>
    </section>
  );
}

function tableOf({ pointTitle, points, series, source, asOf, unit = '' }: ReportChart) {
  return [
    [pointTitle, ...series.map(({ name }) => (unit === '' ? name : `${name}（${unit}）`)), '来源', '截至'],
    ...points.map((point, at) => [point, ...series.map(({ values }) => values[at] ?? ''), source, asOf]),
  ];
}

function After({ report: { experts, related } }: { readonly report: Report }) {
  return (
    <div data-screen>
      {experts.length > 0 && (
        <section aria-labelledby="experts">
          <SectionHead id="experts" title="作者和专家" />
          <ul>
            {experts.map((expert) => (
              <li key={expert.id}>
                <ExpertRow expert={expert} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {related.length > 0 && (
        <section aria-labelledby="related">
          <SectionHead id="related" title="相关报告" />
          {related.map((other) => (
            <ReportRow key={other.id} report={other} />
          ))}
        </section>
      )}
    </div>
  );
}
