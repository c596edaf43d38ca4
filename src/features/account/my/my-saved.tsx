import { ErrorState } from '#ui/state/error-state.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { useOutboxView } from '#widgets/outbox/outbox-context.ts';
import { savedBy } from '#widgets/reactions/pending-reactions.ts';
import { useReaction } from '#widgets/reactions/use-reaction.ts';
import { DeviceStories } from './device-stories.tsx';
import { GatewayStories } from './gateway-stories.tsx';
import { OwnListSkeleton } from './list-states.tsx';
import { savedPages } from '../shared/my-queries.ts';
import { useReader } from '../shared/use-reader.ts';

const words = { name: '收藏', what: '收藏于', removal: '取消收藏', end: '收藏的都在这里了' };
const empty = '还没有收藏。读到好文章，点下面的星星就能留住它';

/** 收藏 of the reader or of this device. */
export function MySaved() {
  const reader = useReader();
  switch (reader.kind) {
    case 'loading':
      return <OwnListSkeleton />;
    case 'failed':
      return <ErrorState onRetry={reader.onRetry} />;
    case 'visitor':
      return <DeviceStories list="savedStories" words={words} empty={empty} />;
    case 'reader':
      return <SavedAtGateway />;
  }
}

function SavedAtGateway() {
  const gateway = useGateway();
  const { pending } = useOutboxView();
  const react = useReaction();
  const isPendingRemoval = (newsId: string) => pending.some(({ act }) => savedBy(act, newsId) === false);

  function remove(newsId: string) {
    react(
      { kind: 'story-save', newsId, save: false },
      { kind: 'story', id: newsId },
      { before: { saved: true }, after: { saved: false } },
    );
  }

  return (
    <GatewayStories
      query={savedPages(gateway)}
      listKey="my saved"
      words={words}
      empty={empty}
      isOut={isPendingRemoval}
      onRemove={({ id }) => remove(id)}
    />
  );
}
