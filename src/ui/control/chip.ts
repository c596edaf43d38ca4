import styles from './chip.module.css';

/** Class of a link that looks like a chip, with the minimum tap target size. */
export const chipLinkClass = styles.chip ?? '';
