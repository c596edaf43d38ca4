import { Link } from '@tanstack/react-router';
import { countText } from '#lib/text/counts.ts';
import { clockTime } from '#lib/time/dates.ts';
import { machineTime } from '#lib/time/machine-time.ts';
import styles from './article-head-block.module.css';
import type { Article } from '../news-types.ts';
import { ReadAloud } from '#widgets/audio/read-aloud.tsx';
import type { StoryWhole } from './story-whole.ts';
import { TextSizeButton } from './text-size-button.tsx';
import { useNow } from '#widgets/now/now-context.ts';
import { wholeInDocument } from './use-story-whole.ts';

interface ArticleHeadBlockProps {
  readonly article: Article;
  readonly whole: StoryWhole;
}

/** Title, source, time and reads of a story, with 听文章 and text size. */
export function ArticleHeadBlock({ article, whole }: ArticleHeadBlockProps) {
  const { id, title, source, publishedAt, counts, audio, body, rest, corrections, publisher } = article;
  return (
    <header className={styles.head}>
      <h1 className={styles.title} data-read>
        {title}
      </h1>
      <p className={styles.meta}>
        {publisher === undefined ? (
          <span className={styles.source}>{source}</span>
        ) : (
          <Link
            to={publisher.kind === 'personal' ? '/ydIndex/$' : '/vOrganization/$'}
            params={{ _splat: publisher.id }}
            className={styles.publisher}
          >
            {publisher.name}
          </Link>
        )}
        <time dateTime={machineTime(publishedAt)} title={publishedAt}>
          {clockTime(publishedAt, useNow())}
        </time>
        <span>{countText(counts.reads)} 阅读</span>
        {corrections !== undefined && (
          <a className={styles.corrected} href="#corrections">
            有更正
          </a>
        )}
      </p>
      <div className={styles.tools} data-screen>
        {audio === undefined && (
          <ReadAloud
            newsId={id}
            title={title}
            body={body}
            {...(rest && { characters: rest.characters })}
            onWanted={() => wholeInDocument(whole)}
            onFolded={whole.open}
          />
        )}
        <TextSizeButton />
      </div>
    </header>
  );
}
