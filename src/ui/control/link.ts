import styles from './link.module.css';

/** Looks of a link among words that stands by itself: as tall as a thumb needs. */
export const linkClass = styles.link ?? '';
