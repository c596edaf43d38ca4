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
  /** pictures of the story before this piece of it */
  readonly picturesBefore?: number;
  /** its first picture or film is the page's most important one */
  readonly firstPictureMatters?: boolean;
  /** or only its first blocks are laid out, as many as a screen holds */
  readonly isWhole?: boolean;
  /** the story's own sound has its player elsewhere on the page */
  readonly withoutOwnSound?: boolean;
}

/** A sound and the text after it, or the other way round: more than a screen. */
const partsAtFirst = 2;

/** Some blocks of a story, with the sounds and films between them. */
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
    if ('film' in part)
      return <Video key={index} film={part.film} about={title} first={firstPictureMatters && index === 0} />;
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
