import styles from './link.module.css';

/** Class of a standalone text link, with the minimum tap target height. */
export const linkClass = styles.link ?? '';
