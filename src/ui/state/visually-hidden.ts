import styles from './visually-hidden.module.css';

/** Class of visually hidden text for screen readers. */
export const visuallyHiddenClass = styles.hidden;
