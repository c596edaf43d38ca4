import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonClass } from '#ui/control/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { SectionHead } from '#ui/card/section-head.tsx';
import { SkeletonCard } from '#ui/state/skeleton.tsx';
import styles from './list-states.module.css';

interface ListHeadProps {
  /** count as text */
  readonly note: string;
  /** actions on the whole list */
  readonly children?: ReactNode;
}

/** Head of a reader's list. */
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
  /** with headings of days */
  readonly byDay?: boolean;
}

/** Skeleton of a reader's list. */
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

/** Empty state of a list. @param text says that it is empty, and how to add something */
export function NothingYet({ text }: { readonly text: string }) {
  return (
    <EmptyState text={text}>
      <Link to="/" activeOptions={{ exact: true }} preload="intent" className={buttonClass('line')}>
        去看新闻
      </Link>
    </EmptyState>
  );
}
