import { SectionHead } from '#ui/card/section-head.tsx';
import { SkeletonLine } from '#ui/state/skeleton.tsx';
import { CommentSkeleton } from '#widgets/comments/comment-skeleton.tsx';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import page from './comment-page.module.css';
import styles from '../shared/skeletons.module.css';

/** Skeleton of 全部评论: the story's title and its comments. */
export function CommentPageSkeleton() {
  return (
    <>
      <PageBar title={<h1>全部评论</h1>} />
      <main className={page.page} aria-busy="true" aria-label="正在加载">
        <div className={page.story}>
          <span className={page.title}>
            <SkeletonLine />
            <SkeletonLine width={0.4} />
          </span>
        </div>
        <SectionHead title="评论">
          <span className={styles.tabs} />
        </SectionHead>
        <CommentSkeleton />
        <CommentSkeleton />
      </main>
    </>
  );
}
