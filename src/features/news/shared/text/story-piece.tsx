import { useMemo } from 'react';
import { richText } from '#lib/story/rich-text.ts';
import { storyParts } from '#lib/story/story-parts.ts';
import { classNames } from '#ui/state/class-names.ts';
import { Video } from '#widgets/video/video.tsx';
import styles from './article-body.module.css';
import type { Article } from '../news-types.ts';
import { StorySound } from './story-sound.tsx';
import { StoryVote } from './story-vote.tsx';

interface StoryPieceProps {
  readonly article: Article;
  /** HTML of the closed tag list */
  readonly html: string;
  /** number of pictures in earlier fragments of the story */
  readonly picturesBefore?: number;
  /** its first picture or video is the page's largest content */
  readonly firstPictureMatters?: boolean;
  /** false: only the blocks of the first screen are laid out */
  readonly isWhole?: boolean;
  /** the story's audio version has its player elsewhere on the page */
  readonly withoutOwnSound?: boolean;
}

/** a sound and the text around it: more than a screen */
const partsAtFirst = 2;

/** A fragment of a story, with the sounds and videos between its blocks. */
export function StoryPiece({
  article,
  html,
  picturesBefore = 0,
  firstPictureMatters = false,
  isWhole = true,
  withoutOwnSound = false,
}: StoryPieceProps) {
  const { audio, title } = article;
  const parts = useMemo(
    () =>
      storyParts(richText(html, { firstPictureMatters, picturesBefore })).filter(
        (part) => !(withoutOwnSound && 'sound' in part && part.sound.src === audio?.url),
      ),
    [html, audio, firstPictureMatters, picturesBefore, withoutOwnSound],
  );
  return (isWhole ? parts : parts.slice(0, partsAtFirst)).map((part, index) => {
    if ('sound' in part)
      return (
        <figure key={index} className={styles.sound}>
          <StorySound article={article} sound={part.sound} />
        </figure>
      );
    if ('video' in part)
      return (
        <Video key={index} video={part.video} about={title} first={firstPictureMatters && index === 0} />
      );
    if ('vote' in part) return <StoryVote key={index} article={article} voteId={part.vote} />;
    return (
      <div
        key={index}
        className={classNames(styles.body, !isWhole && styles.begun)}
        data-blocks
        dangerouslySetInnerHTML={{ __html: part.html }}
      />
    );
  });
}
