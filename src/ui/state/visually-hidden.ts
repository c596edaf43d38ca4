import styles from './unseen.module.css';

/** Class of visually hidden text for screen readers. */
export const unseenClass = styles.unseen;
