import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { removeReadNews } from 'qlwb-gateway-sdk/operations/news';
import { randomUuid } from '#platform/storage/device.ts';
import { clearDeviceList } from '#platform/storage/device-lists.ts';
import { Button } from '#ui/control/button.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { useAction } from '#widgets/notice/use-action.ts';
import { DeviceStories } from './device-stories.tsx';
import { GatewayStories } from './gateway-stories.tsx';
import { OwnListSkeleton } from './list-states.tsx';
import { readPages } from '../shared/my-queries.ts';
import { useReader } from '../shared/use-reader.ts';

const loadSheet = () => import('./confirm-sheet.tsx');
const ConfirmSheet = lazy(async () => ({ default: (await loadSheet()).ConfirmSheet }));

const words = { name: '浏览历史', what: '读于', removal: '删除记录', end: '更早的没有了' };
const empty = '还没有浏览历史。读过的文章会留在这里，只有您自己看得到';

/** 浏览历史 of the reader, or of this device for visitors. */
export function MyHistory() {
  const reader = useReader();
  switch (reader.kind) {
    case 'loading':
      return <OwnListSkeleton byDay />;
    case 'failed':
      return <ErrorState onRetry={reader.onRetry} />;
    case 'visitor':
      return (
        <DeviceStories
          list="readStories"
          words={words}
          empty={empty}
          byDay
          actions={<ClearHistory clear={async () => void clearDeviceList('readStories')} />}
        />
      );
    case 'reader':
      return <HistoryAtGateway />;
  }
}

function HistoryAtGateway() {
  const gateway = useGateway();
  const queryClient = useQueryClient();
  const act = useAction();
  const query = readPages(gateway);
  const [out, setOut] = useState<ReadonlySet<string>>(new Set());

  const removeStory = (newsId: string) =>
    act(async () => {
      setOut((before) => new Set([...before, newsId]));
      try {
        await gateway.data(removeReadNews, { body: { newsId, clientId: randomUuid() } });
      } catch (cause) {
        setOut((before) => new Set([...before].filter((one) => one !== newsId)));
        throw cause;
      }
      // refreshes the content without resetting the scroll position
      await queryClient.invalidateQueries({ queryKey: query.queryKey });
    });

  async function removeAll() {
    await gateway.data(removeReadNews, { body: { clientId: randomUuid() } });
    queryClient.setQueryData(query.queryKey, {
      pages: [{ list: [], total: 0 }],
      pageParams: [undefined],
    });
  }

  return (
    <GatewayStories
      query={query}
      listKey="my history"
      words={words}
      empty={empty}
      isOut={(newsId) => out.has(newsId)}
      onRemove={({ id }) => removeStory(id)}
      byDay
      actions={<ClearHistory clear={removeAll} />}
    />
  );
}

/** @throws GatewayError from `clear`, which the sheet shows */
function ClearHistory({ clear }: { readonly clear: () => Promise<void> }) {
  const act = useAction();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        onClick={() =>
          act(async () => {
            await loadSheet();
            setAsking(true);
          })
        }
      >
        清空
      </Button>
      {isAsking && (
        <Suspense fallback={null}>
          <ConfirmSheet
            title="清空浏览历史？"
            what="清空后不能恢复。收藏不受影响。"
            verb="清空"
            run={clear}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
