import { beginsWith, hasPicture } from '#lib/rich-text.ts';
import { Chip } from '#ui/chip.tsx';
import { EndMark } from '#ui/end-mark.tsx';
import { Picture } from '#ui/picture.tsx';
import { CommentDesk } from '#widgets/comments/comment-desk.tsx';
import { Queries } from '#widgets/gateway/queries.tsx';
import { ArticleActions } from './article-actions.tsx';
import { ArticleBody } from './article-body.tsx';
import { ArticleHeadBlock } from './article-head-block.tsx';
import type { Article } from './news-types.ts';
import { StoryEnd } from './story-end.tsx';
import { StorySound } from './story-sound.tsx';
import type { StoryProps } from './story.ts';
import styles from './story.module.css';
import { useStory } from './use-story.ts';
import { useWholePage } from './use-whole-page.ts';

/** A story, what readers say about it and what they do with it. */
export function LoadedStory({ loaded, picture }: StoryProps) {
  const [article, changeArticle] = useStory(loaded);
  const { body, summary, audio } = article;
  const ownPicture = hasPicture(body);
  const isWhole = useWholePage();
  return (
    <Queries>
      <CommentDesk newsId={loaded.id}>
        <article>
          <ArticleHeadBlock article={article} />
          {!ownPicture && <LeadPicture article={article} />}
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
            picture={picture}
          />
          {isWhole && <ArticleFoot article={article} />}
        </article>
        {isWhole && <StoryEnd article={article} />}
        {isWhole && <ArticleActions article={article} onChange={changeArticle} />}
      </CommentDesk>
    </Queries>
  );
}

function LeadPicture({ article: { covers } }: { readonly article: Article }) {
  const [cover] = covers;
  if (cover === undefined) return null;
  return (
    <figure className={styles.lead}>
      <Picture {...cover} ratio="3/2" sizes="min(100vw, 640px)" first square />
    </figure>
  );
}

function ArticleFoot({ article }: { readonly article: Article }) {
  const { labels } = article;
  return (
    <>
      <Credits article={article} />
      {labels.length > 0 && (
        <ul className={styles.labels} aria-label="标签">
          {labels.map((label) => (
            <li key={label}>
              <Chip>{label}</Chip>
            </li>
          ))}
        </ul>
      )}
      <EndMark text="全文完" />
    </>
  );
}

function Credits({ article: { reporter, editor, copyright, originUrl } }: { readonly article: Article }) {
  const names = [reporter && `记者 ${reporter}`, editor && `编辑 ${editor}`].filter(Boolean);
  return (
    <footer className={styles.credits}>
      {names.length > 0 && <p>{names.join('　')}</p>}
      {copyright !== '' && <p>{copyright}</p>}
      {originUrl !== undefined && (
        <p>
          <a className={styles.origin} href={originUrl} target="_blank" rel="noopener noreferrer nofollow">
            查看原文
          </a>
        </p>
      )}
    </footer>
  );
}
