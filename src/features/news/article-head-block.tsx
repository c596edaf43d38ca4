import { countText } from '#lib/counts.ts';
import { machineTime } from '#lib/machine-time.ts';
import styles from './article-head-block.module.css';
import type { Article } from './news-types.ts';
import { ReadAloud } from './read-aloud.tsx';

/** Title, source, time and reads of a story, and the way to have it read. */
export function ArticleHeadBlock({ article }: { readonly article: Article }) {
  const { id, title, source, publishedAt, counts, audio, body } = article;
  return (
    <header className={styles.head}>
      <h1 className={styles.title} data-read>
        {title}
      </h1>
      <p className={styles.meta}>
        <span className={styles.source}>{source}</span>
        <time dateTime={machineTime(publishedAt)}>{publishedAt}</time>
        <span>{countText(counts.reads)}阅读</span>
      </p>
      {audio === undefined && <ReadAloud newsId={id} title={title} body={body} />}
    </header>
  );
}
