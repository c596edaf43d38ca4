import { SkeletonBox, SkeletonLine } from '#ui/state/skeleton.tsx';
import { ArticleBar } from '../shared/text/article-bar.tsx';
import head from '../shared/text/article-head-block.module.css';
import styles from '../shared/skeletons.module.css';

/** Skeleton of a story: title, meta line, picture and text in their final places. */
export function ArticleSkeleton() {
  return (
    <>
      <ArticleBar />
      <main aria-busy="true" aria-label="正在加载">
        <div className={head.head}>
          <div className={head.title}>
            <SkeletonLine />
            <SkeletonLine width={0.5} />
          </div>
          <div className={head.meta}>
            <SkeletonLine width={0.6} />
          </div>
        </div>
        <SkeletonBox ratio="3/2" />
        <div className={styles.words}>
          {[1, 1, 0.7, 1, 1, 0.4].map((width, index) => (
            <SkeletonLine key={index} width={width} />
          ))}
        </div>
      </main>
    </>
  );
}
