import styles from './avatar.module.css';

interface AvatarProps {
  /** URL of the picture; empty if there is none */
  readonly src: string;
  readonly name: string;
  /** the reader is a verified publisher, organisation or reporter */
  readonly verified?: boolean;
}

/** A reader's picture, or the first character of the name. The caller renders the name beside it. */
export function Avatar({ src, name, verified }: AvatarProps) {
  return (
    <span className={styles.avatar} aria-hidden="true">
      {Array.from(name)[0]}
      {src !== '' && <img className={styles.image} src={src} alt="" width="36" height="36" loading="lazy" />}
      {verified && <span className={styles.mark}>V</span>}
    </span>
  );
}
