import styles from './change-text.module.css';

interface ChangeTextProps {
  /** signed; undefined if there was nothing before */
  readonly change: number | undefined;
  /** what it is compared with, such as 上期 */
  readonly what: string;
  /** unit of the change, such as 名 */
  readonly unit?: string;
}

/** A rise or fall, told by an arrow and a word besides its colour. */
export function ChangeText({ change, what, unit = '分' }: ChangeTextProps) {
  if (change === undefined) return <span className={styles.change}>新上榜</span>;
  if (change === 0) return <span className={styles.change}>与{what}持平</span>;
  const isRise = change > 0;
  return (
    <span className={styles.change} data-rise={isRise}>
      <span aria-hidden="true">{isRise ? '↑' : '↓'}</span>比{what}
      {isRise ? '升' : '降'} {Math.abs(change)} {unit}
    </span>
  );
}
