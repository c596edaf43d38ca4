import { classNames } from '#ui/state/class-names.ts';
import styles from './sound-bars.module.css';

/** Four bars that pulse while a sound plays. */
export function SoundBars({ isHeard }: { readonly isHeard: boolean }) {
  return (
    <span className={classNames(styles.bars, isHeard && styles.heard)} aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
    </span>
  );
}
