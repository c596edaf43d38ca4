import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { SectionHead } from '#ui/card/section-head.tsx';
import { CommentList } from '#widgets/comments/comment-list.tsx';
import { NewsRow } from '../lists/news-row.tsx';
import type { Article } from '../news-types.ts';
import styles from './story-end.module.css';

const ReadOn = lazy(async () => ({ default: (await import('./read-on.tsx')).ReadOn }));

const neverChanges = () => () => {};
const inBrowser = () => true;
const onServer = () => false;

/** Shown below a story: related stories, comments, and what to read next. */
export function StoryEnd({ article }: { readonly article: Article }) {
  const { id, related } = article;
  const isInBrowser = useSyncExternalStore(neverChanges, inBrowser, onServer);
  return (
    <>
      {related.length > 0 && (
        <section className={styles.section} aria-labelledby="related" data-screen>
          <SectionHead id="related" title="相关阅读" />
          {related.map((item) => (
            <NewsRow key={item.id} item={item} size="compact" preloadOtherKinds="intent" />
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
      {isInBrowser && (
        <Suspense fallback={null}>
          <ReadOn article={article} />
        </Suspense>
      )}
    </>
  );
}
