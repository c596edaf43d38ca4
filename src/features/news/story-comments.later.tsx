import { Link } from '@tanstack/react-router';
import { CommentList } from '#widgets/comments/comment-list.tsx';
import { Queries } from '#widgets/gateway/queries.tsx';

/** The first comments under a story, and the way to all of them. */
export function StoryComments({ newsId }: { readonly newsId: string }) {
  return (
    <Queries>
      <CommentList
        newsId={newsId}
        titleId="comments-title"
        renderAll={(parts) => (
          // seen by all who read to the end, tapped by few: not fetched before the tap
          <Link to="/comment/$" params={{ _splat: newsId }} preload="intent" {...parts} />
        )}
      />
    </Queries>
  );
}
