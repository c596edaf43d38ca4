import { beginsWith, hasPicture } from '#lib/story/rich-text.ts';
import { storySubject } from '#widgets/comments/comment-subject.ts';
import { CommentSheetProvider } from '#widgets/comments/comment-sheet-provider.tsx';
import { Queries } from '#widgets/gateway/queries.tsx';
import { ArticleActions } from './article-actions.tsx';
import { ArticleBody } from '../shared/text/article-body.tsx';
import { ArticleFoot } from './article-foot.tsx';
import { ArticleHeadBlock } from '../shared/text/article-head-block.tsx';
import { LeadPicture } from './lead-picture.tsx';
import { StoryEnd } from '../shared/text/story-end.tsx';
import { StorySound } from '../shared/text/story-sound.tsx';
import { StoryVote } from '../shared/text/story-vote.tsx';
import type { StoryProps } from './story.ts';
import styles from './story.module.css';
import { useStory } from '../shared/text/use-story.ts';
import { useStoryWhole, wholeInDocument } from '../shared/text/use-story-whole.ts';
import { useWholePage } from '../shared/text/use-whole-page.ts';
import { useSyncExternalStore } from 'react';
import { PlaceWhenIdle } from '#widgets/reading-place/place-when-idle.tsx';
import type { StoryWhole } from '../shared/text/story-whole.ts';

/** A story with its comments and its action bar. */
export function LoadedStory({ loaded, picture }: StoryProps) {
  const article = useStory(loaded);
  const { body, summary, audio, covers, voteId } = article;
  const [cover] = covers;
  const ownPicture = hasPicture(body);
  const isWhole = useWholePage();
  const whole = useStoryWhole(article);
  return (
    <Queries>
      <CommentSheetProvider subject={storySubject(loaded.id)}>
        <article>
          <ArticleHeadBlock article={article} whole={whole} />
          {!ownPicture && cover !== undefined && <LeadPicture cover={cover} picture={picture} />}
          {audio !== undefined && !body.includes(`data-audio="${audio.url}"`) && (
            <div className={styles.audio}>
              <StorySound article={article} sound={{ src: audio.url, title: '', duration: audio.duration }} />
            </div>
          )}
          {summary !== '' && !beginsWith(body, summary) && (
            <p className={styles.summary} data-read>
              {summary}
            </p>
          )}
          <ArticleBody
            article={article}
            firstPictureMatters={ownPicture}
            isWhole={isWhole}
            picture={ownPicture ? picture : undefined}
            whole={whole}
          />
          {isWhole && <ArticleFoot article={article} whole={whole} />}
          {isWhole && voteId !== undefined && !body.includes(`data-vote="${voteId}"`) && (
            <StoryVote article={article} voteId={voteId} />
          )}
          {isWhole && <StoryPlace newsId={loaded.id} whole={whole} isFolded={article.rest !== undefined} />}
        </article>
        {isWhole && <StoryEnd article={article} />}
        {isWhole && <ArticleActions article={article} />}
      </CommentSheetProvider>
    </Queries>
  );
}

interface StoryPlaceProps {
  readonly newsId: string;
  readonly whole: StoryWhole;
  readonly isFolded: boolean;
}

function StoryPlace({ newsId, whole, isFolded }: StoryPlaceProps) {
  const { isOpen } = useSyncExternalStore(whole.subscribe, whole.get, whole.get);
  async function showAll() {
    await wholeInDocument(whole);
    whole.open();
  }
  return (
    <PlaceWhenIdle
      id={newsId}
      isListed
      isFolded={isFolded}
      hasMore={isFolded && !isOpen}
      onWanted={showAll}
    />
  );
}
