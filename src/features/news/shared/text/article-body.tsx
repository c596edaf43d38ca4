import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { storySections } from '#lib/story/story-sections.ts';
import { useGalleryLinks } from '#widgets/gallery/use-gallery-links.ts';
import styles from './article-body.module.css';
import type { Article } from '../news-types.ts';
import { StoryPiece } from './story-piece.tsx';
import sections from './story-rest.module.css';
import { StoryRest } from './story-rest.tsx';
import type { StoryWhole } from './story-whole.ts';

interface ArticleBodyProps {
  readonly article: Article;
  readonly firstPictureMatters: boolean;
  /** false: only the blocks of the first screen are laid out */
  readonly isWhole?: boolean;
  /** number of the picture that the URL opens, from 1 */
  readonly picture?: number | undefined;
  /** the story's audio version has its player elsewhere on the page */
  readonly withoutOwnSound?: boolean;
  /** the whole story if `article` is only its beginning */
  readonly whole?: StoryWhole;
}

/** characters of HTML from which a text is laid out in sections as they come near */
const manySections = 30_000;

/** Text of a story with sounds, videos and pictures, which open the gallery. */
export function ArticleBody({
  article,
  firstPictureMatters,
  isWhole = true,
  picture,
  withoutOwnSound = false,
  whole,
}: ArticleBodyProps) {
  const { body, rest } = article;
  const [first, ...further] = useMemo(
    () =>
      body.length < manySections ? [{ html: body, picturesBefore: 0, height: '' }] : storySections(body),
    [body],
  );
  const load = useCallback(async () => {
    // the gallery counts all pictures of the story, including those not loaded yet
    const [{ ArticleGallery }] = await Promise.all([import('./article-gallery.tsx'), whole?.fetch()]);
    return ArticleGallery;
  }, [whole]);
  const { props, Gallery, host } = useGalleryLinks(load, picture);
  const wholeBody = useWholeBody(whole);
  return (
    <>
      <div {...props} className={styles.parts} data-read data-text>
        {first && (
          <StoryPiece
            article={article}
            html={first.html}
            firstPictureMatters={firstPictureMatters}
            isWhole={isWhole}
            withoutOwnSound={withoutOwnSound}
          />
        )}
        {isWhole &&
          further.map(({ html, picturesBefore, height }) => (
            <div
              key={picturesBefore + html.length}
              className={sections.section}
              style={{ containIntrinsicHeight: `auto ${height}` }}
            >
              <StoryPiece article={article} html={html} picturesBefore={picturesBefore} />
            </div>
          ))}
        {isWhole && rest !== undefined && whole !== undefined && (
          <StoryRest article={article} rest={rest} whole={whole} />
        )}
      </div>
      {Gallery && <Gallery html={wholeBody ?? body} {...host} />}
    </>
  );
}

const nothing = { subscribe: () => () => undefined, get: () => undefined };

function useWholeBody(whole: StoryWhole | undefined): string | undefined {
  const read = useCallback(() => whole?.get().body, [whole]);
  return useSyncExternalStore((whole ?? nothing).subscribe, read, nothing.get);
}
