import { beginsWith, hasPicture } from '#lib/rich-text.ts';
import { Chip } from '#ui/chip.tsx';
import { EndMark } from '#ui/end-mark.tsx';
import { Picture } from '#ui/picture.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { CommentDesk } from '#widgets/comments/comment-desk.tsx';
import { CommentSkeleton } from '#widgets/comments/comment-skeleton.tsx';
import { CommentsFailed } from '#widgets/comments/comments-failed.tsx';
import { later } from '#widgets/later/later.tsx';
import { ArticleActions } from './article-actions.tsx';
import { ArticleBar } from './article-bar.tsx';
import { ArticleBody } from './article-body.tsx';
import { ArticleHeadBlock } from './article-head-block.tsx';
import styles from './article-page.module.css';
import { NewsRow } from './news-row.tsx';
import type { Article } from './news-types.ts';
import { StorySound } from './story-sound.tsx';
import { useStory } from './use-story.ts';
import { useWholePage } from './use-whole-page.ts';

interface ArticlePageProps {
  /** what `loadArticle` loaded of the story */
  readonly loaded: Article;
  /** which picture of the story the address opens, from 1 on */
  readonly picture?: number | undefined;
}

const StoryComments = later({
  load: async () => (await import('./story-comments.later.tsx')).StoryComments,
  fallback: <CommentSkeleton />,
  failed: CommentsFailed,
});

/** 文章, and what readers do with it and say about it. */
export function ArticlePage({ loaded, picture }: ArticlePageProps) {
  const [article, changeArticle] = useStory(loaded);
  const { body, summary, audio } = article;
  const ownPicture = hasPicture(body);
  const isWhole = useWholePage();
  return (
    <CommentDesk newsId={loaded.id}>
      <ArticleBar />
      <main>
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
        {isWhole && <AfterArticle article={article} />}
      </main>
      {isWhole && <ArticleActions article={article} onChange={changeArticle} />}
    </CommentDesk>
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

/** What else there is to read, and what readers say. */
function AfterArticle({ article: { id, related } }: { readonly article: Article }) {
  return (
    <>
      {related.length > 0 && (
        <section className={styles.section} aria-labelledby="related">
          <SectionHead id="related" title="相关阅读" />
          {related.map((item) => (
            <NewsRow key={item.id} item={item} size="compact" />
          ))}
        </section>
      )}
      <section className={styles.section} id="comments" aria-labelledby="comments-title">
        <StoryComments newsId={id} />
      </section>
    </>
  );
}
