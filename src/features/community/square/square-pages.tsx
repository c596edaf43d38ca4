import { PostPage } from './post-page.tsx';
import { SquarePage } from './square-page.tsx';
import { squareView } from './square-view.ts';
import { TopicPage } from './topic-page.tsx';

interface SquarePagesProps {
  readonly splat: string | undefined;
  /** number of the picture that the URL opens, from 1 */
  readonly picture: number | undefined;
}

/** The pages of the topic square: one chunk. */
export function SquarePages({ splat, picture }: SquarePagesProps) {
  const view = squareView(splat);
  return (
    <>
      {view.page === 'square' && <SquarePage />}
      {view.page === 'topic' && <TopicPage key={view.id} topicId={view.id} />}
      {view.page === 'post' && <PostPage key={view.id} postId={view.id} picture={picture} />}
    </>
  );
}
