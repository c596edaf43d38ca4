import { lazy } from 'react';
import { Button } from '#ui/control/button.tsx';
import { SheetButton } from '#widgets/share/sheet-button.tsx';
import styles from './think-report-page.module.css';
import { ReportFigure } from './report-figure.tsx';
import type { Report, ReportChapter } from '../shared/think-tank-types.ts';

interface ReportChapterBlockProps {
  readonly chapter: ReportChapter;
  readonly report: Report;
  /** absolute URL of the report */
  readonly url: string;
}

const loadSheet = () => import('./chapter-sheet.tsx');
const ChapterSheet = lazy(async () => ({ default: (await loadSheet()).ChapterSheet }));

/** A chapter: its paragraphs, then its charts. */
export function ReportChapterBlock({ chapter, report, url }: ReportChapterBlockProps) {
  const { id, title, paragraphs, charts } = chapter;
  return (
    <section id={id} tabIndex={-1} className={styles.chapter} aria-labelledby={`${id}-title`}>
      <div data-read data-blocks className={styles.text}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        {paragraphs.map((text) => (
          <p key={text.slice(0, 20)}>{text}</p>
        ))}
      </div>
      {charts.map((chart) => (
        <ReportFigure key={chart.id} chart={chart} />
      ))}
      <div className={styles.save} data-screen>
        <SheetButton
          load={loadSheet}
          renderSheet={(onClose) => (
            <ChapterSheet report={report} chapter={chapter} url={url} onClose={onClose} />
          )}
          renderButton={(onOpen) => (
            <Button
              variant="quiet"
              aria-haspopup="dialog"
              aria-label={`把“${title}”存成图片`}
              onClick={onOpen}
            >
              存成图片
            </Button>
          )}
        />
      </div>
    </section>
  );
}
