import styles from './card-link.module.css';

/** Looks of a link that a whole card is, or what is positioned around it. */
export const cardLinkClass = styles.link ?? '';
