import { NewsCard } from '#ui/card/news-card.tsx';
import { SectionHead } from '#ui/card/section-head.tsx';
import { NewsLink } from '#widgets/news-link/news-link.tsx';
import { RelativeTime } from '#widgets/now/relative-time.tsx';
import type { Article } from '../shared/video-types.ts';
import styles from './video-page.module.css';

/** Stories akin to a film; nothing where there are none. */
export function RelatedStories({ related }: { readonly related: Article['related'] }) {
  if (related.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="related">
      <SectionHead id="related" title="相关内容" />
      {related.map((item) => (
        <NewsCard
          key={item.id}
          kind={item.covers.length > 0 ? 'thumb' : 'text'}
          title={item.title}
          pictures={item.covers}
          meta={[item.source, <RelativeTime key="at" at={item.publishedAt} />]}
          duration={item.duration}
          renderLink={(parts) => <NewsLink target={item.link} kind={item.kind} {...parts} />}
        />
      ))}
    </section>
  );
}
