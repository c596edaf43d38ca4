import { AppBar } from '#ui/app-bar.tsx';
import { SkeletonBox, SkeletonLine } from '#ui/skeleton.tsx';
import row from './audio-row.module.css';
import { PageBar } from '#widgets/page-bar/page-bar.tsx';
import page from './audio-news-page.module.css';
import styles from './skeletons.module.css';

/** Stands for the list of episodes while it loads. */
export function AudioListSkeleton() {
  return (
    <>
      <AppBar title={<h1>听新闻</h1>} />
      <div className={styles.target} />
      <main aria-busy="true" aria-label="正在加载">
        {[1, 0.8, 1, 0.6, 0.9, 1, 0.7].map((width, index) => (
          <div key={index} className={row.row}>
            <div className={row.play}>
              <SkeletonBox ratio="1/1" />
            </div>
            <div className={row.words}>
              <div className={row.title}>
                <SkeletonLine width={width} />
              </div>
              <div className={row.meta}>
                <SkeletonLine width={0.5} />
              </div>
            </div>
          </div>
        ))}
      </main>
    </>
  );
}

/** Stands for an episode's page while it loads. */
export function AudioNewsSkeleton() {
  return (
    <>
      <PageBar title="听新闻" />
      <main aria-busy="true" aria-label="正在加载">
        <div className={page.cover}>
          <SkeletonBox ratio="3/2" />
        </div>
        <div className={page.head}>
          <div className={page.title}>
            <SkeletonLine width={0.8} />
          </div>
          <div className={page.meta}>
            <SkeletonLine width={0.5} />
          </div>
        </div>
        <div className={styles.words}>
          {[1, 1, 0.7].map((width, index) => (
            <SkeletonLine key={index} width={width} />
          ))}
        </div>
      </main>
    </>
  );
}
