import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { countText } from '#lib/text/counts.ts';
import { plainTitle } from '#lib/story/plain-title.ts';
import type { StoryPicture } from '#lib/story/story-pictures.ts';
import { CommentIcon } from '#ui/icons/actions.tsx';
import { PictureActions } from '#widgets/gallery/picture-actions.tsx';
import styles from './atlas-frame.module.css';
import type { Article } from '../shared/news-types.ts';

interface AtlasCaptionProps {
  readonly atlas: Article;
  readonly picture: StoryPicture | undefined;
  /** from 0 */
  readonly index: number;
}

/** Title, caption (collapsible) and actions of an atlas picture. */
export function AtlasCaption({ atlas, picture, index }: AtlasCaptionProps) {
  const [isFolded, setFolded] = useState(false);
  const { id, title, summary, source, reporter, counts } = atlas;
  const caption = picture?.caption || picture?.alt || '';
  return (
    <section className={styles.bottom} aria-label="图片说明">
      <div className={styles.head}>
        <h1 className={styles.title}>{plainTitle(title)}</h1>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={!isFolded}
          aria-controls="atlas-words"
          onClick={() => setFolded(!isFolded)}
        >
          {isFolded ? '展开说明' : '收起'}
        </button>
      </div>
      <div id="atlas-words" className={styles.words} hidden={isFolded} tabIndex={isFolded ? -1 : 0}>
        {index === 0 && summary !== '' && <p className={styles.summary}>{summary}</p>}
        <p>{caption}</p>
        {index === 0 && <p className={styles.credit}>{[source, reporter].filter(Boolean).join(' · ')}</p>}
      </div>
      <div className={styles.acts}>
        <Link to="/comment/$" params={{ _splat: id }} preload="intent" className={styles.comments}>
          <CommentIcon />
          {counts.comments > 0 ? `${countText(counts.comments)} 评论` : '写评论'}
        </Link>
        {picture && <PictureActions url={picture.url} number={index + 1} />}
      </div>
    </section>
  );
}
