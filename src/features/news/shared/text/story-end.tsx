import { Link } from '@tanstack/react-router';
import { SectionHead } from '#ui/card/section-head.tsx';
import { CommentList } from '#widgets/comments/comment-list.tsx';
import { OpenAppBar } from '#widgets/open-app/open-app-bar.tsx';
import { NewsRow } from '../lists/news-row.tsx';
import type { Article } from '../news-types.ts';
import styles from './story-end.module.css';

/** Shown below a story: related stories and comments. */
export function StoryEnd({ article: { id, related } }: { readonly article: Article }) {
  return (
    <>
      <OpenAppBar words="在齐鲁晚报APP里看，跟帖、收藏都在" />
      {related.length > 0 && (
        <section className={styles.section} aria-labelledby="related" data-screen>
          <SectionHead id="related" title="相关阅读" />
          {related.map((item) => (
            <NewsRow key={item.id} item={item} size="compact" />
          ))}
        </section>
      )}
      <section className={styles.section} id="comments" aria-labelledby="comments-title" data-screen>
        <CommentList
          titleId="comments-title"
          renderAll={(parts) => (
            // visible to everybody who reads to the end, but rarely tapped: preload on intent only
            <Link to="/comment/$" params={{ _splat: id }} preload="intent" {...parts} />
          )}
        />
      </section>
    </>
  );
}
