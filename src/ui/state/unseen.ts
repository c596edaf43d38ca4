import styles from './unseen.module.css';

/** Looks of words for those who hear the page. */
export const unseenClass = styles.unseen;
