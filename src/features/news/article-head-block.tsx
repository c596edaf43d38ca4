import { countText } from '#lib/counts.ts';
import { machineTime } from '#lib/dates.ts';
import styles from './article-head-block.module.css';
import type { Article } from './news-types.ts';

/** Title, source, time and reads of a story. */
export function ArticleHeadBlock({ article }: { readonly article: Article }) {
  const { title, source, publishedAt, counts } = article;
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.meta}>
        <span className={styles.source}>{source}</span>
        <time dateTime={machineTime(publishedAt)}>{publishedAt}</time>
        <span>{countText(counts.reads)}阅读</span>
      </p>
    </header>
  );
}
