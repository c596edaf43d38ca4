import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonClass } from '#ui/control/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { SectionHead } from '#ui/card/section-head.tsx';
import { SkeletonCard } from '#ui/state/skeleton.tsx';
import styles from './list-states.module.css';

interface ListHeadProps {
  /** how many there are, in words */
  readonly note: string;
  /** what acts on the whole list */
  readonly children?: ReactNode;
}

/** The line over a list of the reader's own. */
export function ListHead({ note, children }: ListHeadProps) {
  return (
    <div className={styles.head}>
      <h2 className={styles.note}>{note}</h2>
      {children}
    </div>
  );
}

interface OwnListSkeletonProps {
  readonly kind?: 'thumb' | 'text';
  /** whether its lines stand under their days */
  readonly byDay?: boolean;
}

/** Stands for a list of the reader's own while it loads. */
export function OwnListSkeleton({ kind = 'thumb', byDay = false }: OwnListSkeletonProps) {
  return (
    <div aria-busy="true" aria-label="正在加载" role="status">
      <div className={styles.head} />
      {byDay && <SectionHead title="今天" />}
      {Array.from({ length: 6 }, (_, index) => (
        <SkeletonCard key={index} kind={kind} />
      ))}
    </div>
  );
}

/** Nothing is in the list yet. @param text says so, and how something comes there */
export function NothingYet({ text }: { readonly text: string }) {
  return (
    <EmptyState text={text}>
      <Link to="/" activeOptions={{ exact: true }} preload="intent" className={buttonClass('line')}>
        去看新闻
      </Link>
    </EmptyState>
  );
}
