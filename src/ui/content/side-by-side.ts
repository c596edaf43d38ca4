import styles from './side-by-side.module.css';

/** Class of a head whose picture or chart stands beside its words in wide windows. 关怀版 has one column. */
export const sideBySideClass = styles.parts ?? '';
