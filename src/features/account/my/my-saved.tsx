import { useState } from 'react';
import { ErrorState } from '#ui/state/error-state.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { useLoadedData } from '#widgets/gateway/loaded-data.ts';
import { useOutboxView } from '#widgets/outbox/outbox-context.ts';
import { savedBy } from '#widgets/reactions/pending-reactions.ts';
import { useKeepingAct } from '#widgets/reactions/use-queued-mutation.ts';
import { DeviceKept } from './device-kept.tsx';
import { GatewayKept } from './gateway-kept.tsx';
import { OwnListSkeleton } from './list-states.tsx';
import { savedPages } from '../shared/my-queries.ts';
import { useReader } from '../shared/use-reader.ts';

const loadSending = () => import('#widgets/reactions/send-reaction.ts');

const words = { name: '收藏', what: '收藏于', removal: '取消收藏', end: '收藏的都在这里了' };
const empty = '还没有收藏。读到好文章，点下面的星星就能留住它';

/** 收藏: the reader's, or what a visitor saved on this device. */
export function MySaved() {
  const reader = useReader();
  switch (reader.kind) {
    case 'loading':
      return <OwnListSkeleton />;
    case 'failed':
      return <ErrorState onRetry={reader.onRetry} />;
    case 'visitor':
      return <DeviceKept list="savedStories" words={words} empty={empty} />;
    case 'reader':
      return <SavedAtGateway />;
  }
}

function SavedAtGateway() {
  const gateway = useGateway();
  const loaded = useLoadedData();
  const keepingAct = useKeepingAct();
  const { unsent } = useOutboxView();
  const [out, setOut] = useState<ReadonlySet<string>>(new Set());
  const waits = (newsId: string) => unsent.some(({ act }) => savedBy(act, newsId) === false);

  function takeOut(newsId: string) {
    setOut((before) => new Set([...before, newsId]));
    const save = { kind: 'story-save', newsId, save: false } as const;
    keepingAct({
      act: save,
      run: async (clientId) => {
        try {
          await (await loadSending()).sendStorySave({ gateway, loaded }, save, clientId);
        } catch (cause) {
          setOut((before) => new Set([...before].filter((one) => one !== newsId)));
          throw cause;
        }
      },
    });
  }

  return (
    <GatewayKept
      query={savedPages(gateway)}
      listKey="my saved"
      words={words}
      empty={empty}
      isOut={(newsId) => out.has(newsId) || waits(newsId)}
      onRemove={({ id }) => takeOut(id)}
    />
  );
}
