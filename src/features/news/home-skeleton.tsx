import { SkeletonCard } from '#ui/skeleton.tsx';
import styles from './skeletons.module.css';
import { Masthead } from './masthead.tsx';

/** Stands for the front page while a channel loads: its head stays, its cards are blank. */
export function HomeSkeleton() {
  return (
    <>
      <Masthead>
        <span className={styles.target} />
      </Masthead>
      <div className={styles.target} />
      <main aria-busy="true" aria-label="正在加载">
        {(['cover', 'thumb', 'text', 'three', 'thumb', 'thumb'] as const).map((kind, index) => (
          <SkeletonCard key={index} kind={kind} />
        ))}
      </main>
    </>
  );
}
