import { Fragment } from 'react';
import { highlightParts } from '#lib/search/highlight-parts.ts';
import styles from './highlighted.module.css';

interface HighlightedProps {
  readonly text: string;
  /** words of a query, separated by spaces */
  readonly words: string;
}

/** A text with the words of a query marked. */
export function Highlighted({ text, words }: HighlightedProps) {
  return highlightParts(text, words).map((part, index) =>
    index % 2 === 0 ? (
      <Fragment key={index}>{part}</Fragment>
    ) : (
      <mark key={index} className={styles.mark}>
        {part}
      </mark>
    ),
  );
}
