import styles from './card-link.module.css';

/** Class of a link that covers its whole card. */
export const cardLinkClass = styles.link ?? '';
