import { Link } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import styles from './paper-bar.module.css';
import { PaperListen } from './paper-listen.tsx';
import type { PaperIssue } from '../shared/paper-types.ts';
import type { PaperReader } from './use-paper-reader.ts';

interface PaperBarProps {
  readonly issue: PaperIssue;
  readonly index: number;
  readonly reader: PaperReader;
  readonly isText: boolean;
}

/** Bottom bar: previous and next page, all pages, text view, read aloud. */
export function PaperBar({ issue, index, reader, isText }: PaperBarProps) {
  const { date, pages } = issue;
  const page = pages[index];
  if (page === undefined) return null;
  return (
    <nav className={styles.bar} aria-label="翻版">
      <Turn
        issue={issue}
        index={index - 1}
        isText={isText}
        onTurn={() => reader.send({ type: 'page.previous' })}
      >
        上一版
      </Turn>
      <button
        type="button"
        className={styles.act}
        aria-haspopup="dialog"
        aria-label={`${page.name} ${page.section}，共 ${pages.length} 版，选版面`}
        onClick={() => reader.send({ type: 'pages.requested' })}
      >
        <span className={styles.name}>{page.name}</span>
        <span className={styles.section}>{page.section}</span>
      </button>
      <Turn issue={issue} index={index + 1} isText={isText} onTurn={() => reader.send({ type: 'page.next' })}>
        下一版
      </Turn>
      <Link
        to="/paper/qlwbPaper/$"
        params={{ _splat: date }}
        search={{ page: page.page, view: isText ? 'page' : 'text' }}
        replace
        preload={false}
        className={styles.act}
      >
        {isText ? '看版面' : '文字版'}
      </Link>
      <PaperListen date={date} page={page} className={styles.act} />
    </nav>
  );
}

interface TurnProps {
  readonly issue: PaperIssue;
  /** of the target page, from 0 */
  readonly index: number;
  readonly isText: boolean;
  readonly onTurn: () => void;
  readonly children: ReactNode;
}

/** A link, so that it works without scripts. */
function Turn({ issue: { date, pages }, index, isText, onTurn, children }: TurnProps) {
  const page = pages[index];
  if (page === undefined) {
    return (
      <span className={styles.act} aria-disabled="true" role="link">
        {children}
      </span>
    );
  }
  function turn(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onTurn();
  }
  return (
    <Link
      to="/paper/qlwbPaper/$"
      params={{ _splat: date }}
      search={{ page: page.page, view: isText ? 'text' : 'page' }}
      replace
      preload={false}
      className={styles.act}
      onClick={turn}
    >
      {children}
    </Link>
  );
}
