import { SkeletonLine } from '#ui/state/skeleton.tsx';
import styles from './vote-block.module.css';

/** Placeholder of a vote with four options. */
export function VoteSkeleton() {
  return (
    <div className={styles.vote} aria-hidden="true" data-vote-skeleton>
      <p className={styles.kind}>
        <SkeletonLine width={0.3} />
      </p>
      <div className={styles.title}>
        <SkeletonLine width={0.8} />
      </div>
      <p className={styles.rule}>
        <SkeletonLine />
      </p>
      <div className={styles.options}>
        {[0.5, 0.6, 0.4, 0.5].map((width, index) => (
          <div key={index} className={styles.option}>
            <span className={styles.choice}>
              <SkeletonLine width={width} />
            </span>
          </div>
        ))}
      </div>
      <div className={styles.stand} />
    </div>
  );
}
