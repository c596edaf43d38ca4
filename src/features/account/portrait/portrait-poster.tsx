import { useRouteContext } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { getPortraitAddress } from 'qlwb-gateway-sdk/operations/news';
import { shanghaiTime } from '#lib/time/dates.ts';
import { Button } from '#ui/control/button.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { useAction } from '#widgets/notice/use-action.ts';
import { useNow } from '#widgets/now/now-context.ts';
import { posterSummary, type Portrait } from './portrait-words.ts';

const loadSheet = () => import('#widgets/share/share-sheet.tsx');
const ShareSheet = lazy(async () => ({ default: (await loadSheet()).ShareSheet }));

/** Draws the portrait as a poster whose QR code leads to the viewer's own portrait. */
export function PortraitPoster({ portrait }: { readonly portrait: Portrait }) {
  const { year, reads } = portrait;
  const gateway = useGateway();
  const origin = useRouteContext({ from: '__root__', select: ({ visit }) => visit.origin });
  const now = useNow();
  const act = useAction();
  const [url, setUrl] = useState<string>();
  return (
    <>
      <Button
        variant="brand"
        aria-haspopup="dialog"
        onClick={() =>
          act(async () => {
            const [address] = await Promise.all([
              gateway.data(getPortraitAddress, { body: {} }),
              loadSheet(),
            ]);
            setUrl(`${origin}${address.url}`);
          })
        }
      >
        生成画像海报
      </Button>
      {url !== undefined && (
        <Suspense fallback={null}>
          <ShareSheet
            story={{
              title: `${year} 年，我读了 ${reads} 篇齐鲁晚报`,
              summary: posterSummary(portrait),
              date: shanghaiTime(now).slice(0, 10),
              picture: undefined,
              url,
              hint: '长按识别二维码，看看您的画像',
            }}
            onClose={() => setUrl(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
