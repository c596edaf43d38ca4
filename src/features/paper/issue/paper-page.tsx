import { shallowEqual, useSelector } from '@xstate/react';
import { Link, useRouteContext } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { Button } from '#ui/control/button.tsx';
import { DownIcon } from '#ui/icons/navigation.tsx';
import { visuallyHiddenClass } from '#ui/state/visually-hidden.ts';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import { ShareButton } from '#widgets/share/share-button.tsx';
import { PageText } from './page-text.tsx';
import { PaperBar } from './paper-bar.tsx';
import styles from './paper-page.module.css';
import { longDay, shortDay } from '#lib/time/dates.ts';
import { isTextView } from '../shared/paper-place.ts';
import { PaperStage } from './paper-stage.tsx';
import type { PaperIssue, PaperSearch } from '../shared/paper-types.ts';
import { usePaperReader, type PaperReader } from './use-paper-reader.ts';

const ArticleSheet = lazy(async () => ({ default: (await import('./article-sheet.tsx')).ArticleSheet }));
const PagesSheet = lazy(async () => ({ default: (await import('./pages-sheet.tsx')).PagesSheet }));
const DaysSheet = lazy(async () => ({ default: (await import('./days-sheet.tsx')).DaysSheet }));

interface PaperPageProps {
  readonly issue: PaperIssue;
  readonly search: PaperSearch;
  /** whether the URL names a day, instead of showing the newest issue */
  readonly isDated: boolean;
}

/** 数字报: an issue as printed, or as text. The first page is loaded by `loadPaper`. */
export function PaperPage({ issue, search, isDated }: PaperPageProps) {
  const { care, origin } = useRouteContext({ from: '__root__', select: ({ visit }) => visit });
  const reader = usePaperReader(issue, search, isDated);
  const { index, article, over } = useSelector(reader, viewOf, shallowEqual);
  const isText = isTextView(search, care);
  const page = issue.pages[index];
  const close = () => reader.send({ type: 'over.left' });
  if (page === undefined) return null;
  return (
    <>
      <PageBar
        title="数字报"
        end={
          <ShareButton
            poster={{
              title: `${longDay(issue.date)}数字报`,
              summary: `齐鲁晚报 ${issue.weekday} ${page.name} ${page.section}`,
              date: longDay(issue.date),
              picture: undefined,
              url: `${origin}/new/paper/qlwbPaper/${issue.date}?page=${page.page}`,
            }}
          />
        }
      />
      <main className={isText ? undefined : styles.reader}>
        <h1
          className={visuallyHiddenClass}
        >{`齐鲁晚报 ${longDay(issue.date)} ${issue.weekday} 农历${issue.lunar}`}</h1>
        <IssueBar issue={issue} reader={reader} isText={isText} />
        {isText ? (
          <PageText key={page.page} issue={issue} page={page} />
        ) : (
          <PaperStage issue={issue} reader={reader} />
        )}
        <PaperBar issue={issue} index={index} reader={reader} isText={isText} />
      </main>
      <Suspense fallback={null}>
        {article !== undefined && (
          <ArticleSheet date={issue.date} pages={issue.pages} index={index} id={article} reader={reader} />
        )}
        {over === 'pages' && (
          <PagesSheet
            pages={issue.pages}
            index={index}
            onChoose={(at) => reader.send({ type: 'page.to', index: at })}
            onClose={close}
          />
        )}
        {over === 'dates' && <DaysSheet date={issue.date} isText={isText} onClose={close} />}
      </Suspense>
    </>
  );
}

function viewOf({ context, value }: ReturnType<PaperReader['getSnapshot']>) {
  return { index: context.index, article: context.article, over: value.over };
}

interface IssueBarProps {
  readonly issue: PaperIssue;
  readonly reader: PaperReader;
  readonly isText: boolean;
}

/** Date of the issue, with links to the previous and next one. */
function IssueBar({ issue: { date, weekday, previousDate, nextDate }, reader, isText }: IssueBarProps) {
  const view = isText ? { view: 'text' } : {};
  const beside = (day: string | undefined, label: string) =>
    day === undefined ? (
      <span className={styles.beside} aria-hidden="true" />
    ) : (
      <Link
        to="/paper/qlwbPaper/$"
        params={{ _splat: day }}
        search={{ page: 1, ...view }}
        preload="intent"
        className={styles.beside}
        aria-label={`${label}，${shortDay(day)}`}
      >
        {label}
      </Link>
    );
  return (
    <nav className={styles.issue} aria-label="各期报纸">
      {beside(previousDate, '前一期')}
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => reader.send({ type: 'dates.requested' })}>
        {`${shortDay(date)} ${weekday}`}
        <DownIcon size="small" />
      </Button>
      {beside(nextDate, '后一期')}
    </nav>
  );
}
