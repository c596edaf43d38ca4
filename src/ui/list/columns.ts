import { classNames } from '../state/class-names.ts';
import styles from './columns.module.css';

/** Class of a list whose `<article>`s are in two columns in wide windows, on a page whose `main` element has `data-wide`. */
export const columnsClass = styles.columns ?? '';

/** Class of an item of such a list that is no `<article>` and takes one column. */
export const cellClass = styles.cell ?? '';

/** Class of such a list of stories with large pictures. */
export const coversClass = classNames(styles.columns, styles.covers);
