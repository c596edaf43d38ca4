import { Link } from '@tanstack/react-router';
import { pictureSources } from '#lib/media/pictures.ts';
import { buttonClass } from '#ui/control/button.tsx';
import { ReadAloud } from '#widgets/audio/read-aloud.tsx';
import styles from './printed-article.module.css';
import type { PaperText } from './paper-types.ts';

interface PrintedArticleProps {
  readonly article: PaperText;
  /** position in the paper, such as `2026年11月3日 A03 城事` */
  readonly place: string;
  /** heading level */
  readonly level: 1 | 2;
}

/** An article of the paper as text, with read-aloud and a link to the full story. */
export function PrintedArticle({ article, place, level }: PrintedArticleProps) {
  const { id, label, title, byline, paragraphs, pictures, newsId, noticeId } = article;
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <article className={styles.article}>
      <header data-read>
        <Heading className={styles.title}>{title}</Heading>
      </header>
      <p className={styles.meta}>
        {label !== '' && <span className={styles.label}>{label}</span>}
        {byline !== '' && <span>{byline}</span>}
        <span>{place}</span>
      </p>
      <ReadAloud newsId={`paper-${id}`} title={title} body={paragraphs.join('')} />
      {pictures.map(({ picture }) => (
        <figure key={picture.url} className={styles.figure}>
          <img
            className={styles.picture}
            {...pictureSources(picture.url)}
            sizes="min(100vw, 640px)"
            alt={picture.alt}
            width={picture.width}
            height={picture.height}
            style={{ backgroundColor: picture.color }}
            loading="lazy"
          />
          <figcaption className={styles.caption}>{picture.alt}</figcaption>
        </figure>
      ))}
      <div data-read className={styles.text}>
        {paragraphs.map((text, at) => (
          <p key={`${at} ${text.slice(0, 8)}`}>{text}</p>
        ))}
      </div>
      {noticeId !== undefined && (
        <p className={styles.online}>
          <Link
            to="/chainFile/lossChain/$"
            params={{ _splat: noticeId }}
            preload="intent"
            className={buttonClass('line')}
          >
            核对这条声明
          </Link>
        </p>
      )}
      {newsId !== undefined && (
        <p className={styles.online}>
          <Link to="/general/$" params={{ _splat: newsId }} preload="intent" className={buttonClass('line')}>
            看网络版全文
          </Link>
        </p>
      )}
    </article>
  );
}
