import { useMemo } from 'react';
import { richText } from '#lib/rich-text.ts';
import { storyParts } from '#lib/story-parts.ts';
import { classNames } from '#ui/class-names.ts';
import { useGalleryRoom } from '#widgets/gallery/use-gallery-room.ts';
import styles from './article-body.module.css';
import type { Article } from './news-types.ts';
import { StorySound } from './story-sound.tsx';

interface ArticleBodyProps {
  readonly article: Article;
  readonly firstPictureMatters: boolean;
  /** or only its first blocks are laid out, as many as a screen holds */
  readonly isWhole?: boolean;
  /** which picture the address opens, from 1 on */
  readonly picture?: number | undefined;
  /** the story's own sound has its player elsewhere on the page */
  readonly withoutOwnSound?: boolean;
}

const loadGallery = async () => (await import('./article-gallery.tsx')).ArticleGallery;

/** A sound and the text after it, or the other way round: more than a screen. */
const partsAtFirst = 2;

/** The text of a story with its sounds, and its pictures, which open the gallery. */
export function ArticleBody({
  article,
  firstPictureMatters,
  isWhole = true,
  picture,
  withoutOwnSound = false,
}: ArticleBodyProps) {
  const { body, audio } = article;
  const parts = useMemo(
    () =>
      storyParts(richText(body, { firstPictureMatters })).filter(
        (part) => !(withoutOwnSound && 'sound' in part && part.sound.src === audio?.url),
      ),
    [body, audio, firstPictureMatters, withoutOwnSound],
  );
  const { props, Gallery, room } = useGalleryRoom(loadGallery, picture);
  return (
    <>
      <div {...props} className={styles.parts} data-read>
        {(isWhole ? parts : parts.slice(0, partsAtFirst)).map((part, index) =>
          'sound' in part ? (
            <figure key={index} className={styles.sound}>
              <StorySound article={article} sound={part.sound} />
            </figure>
          ) : (
            <div
              key={index}
              className={classNames(styles.body, !isWhole && styles.begun)}
              dangerouslySetInnerHTML={{ __html: part.html }}
            />
          ),
        )}
      </div>
      {Gallery && <Gallery html={body} {...room} />}
    </>
  );
}
