import { useRouteContext } from '@tanstack/react-router';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { VoteSkeleton } from '#widgets/vote/vote-skeleton.tsx';
import type { Article } from '../news-types.ts';

const ShareSheet = lazy(async () => ({
  default: (await import('#widgets/share/share-sheet.tsx')).ShareSheet,
}));
const VoteBlock = lazy(async () => ({ default: (await import('#widgets/vote/vote-block.tsx')).VoteBlock }));

interface StoryVoteProps {
  readonly article: Article;
  readonly voteId: string;
}

/** A vote in a story; it is shared as the story, with its own title. */
export function StoryVote({ article, voteId }: StoryVoteProps) {
  const { id, publishedAt, covers } = article;
  const origin = useRouteContext({ from: '__root__', select: ({ visit }) => visit.origin });
  const isInBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  // rare, and voting needs scripts: the server renders a skeleton
  if (!isInBrowser) return <VoteSkeleton />;
  return (
    <Suspense fallback={<VoteSkeleton />}>
      <VoteBlock
        voteId={voteId}
        renderShare={(parts, onClose) => (
          <Suspense fallback={null}>
            <ShareSheet
              story={{
                ...parts,
                date: publishedAt.slice(0, 10),
                picture: covers[0]?.url,
                url: `${origin}/new/general/${id}`,
                hint: '长按识别二维码，来投一票',
              }}
              onClose={onClose}
            />
          </Suspense>
        )}
      />
    </Suspense>
  );
}

function neverChanges(): () => void {
  return () => undefined;
}
