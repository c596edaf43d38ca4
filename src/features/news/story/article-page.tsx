import { ArticleBar } from '../shared/text/article-bar.tsx';
import { Story, type StoryProps } from './story.ts';

/** 文章. */
export function ArticlePage(story: StoryProps) {
  return (
    <>
      <ArticleBar />
      <main>
        <Story {...story} />
      </main>
    </>
  );
}
