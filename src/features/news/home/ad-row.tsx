import { useEffect, useRef, useState } from 'react';
import { IconButton } from '#ui/control/icon-button.tsx';
import { CloseIcon } from '#ui/icons/audio.tsx';
import { NewsCard } from '#ui/card/news-card.tsx';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { NewsLink } from '#widgets/news-link/news-link.tsx';
import { useNotice } from '#widgets/notice/notice-context.ts';
import { AdSheet } from './ad-sheet.tsx';
import { closeAd, type CloseAdReason } from './close-ad.ts';
import type { NewsItem } from '../shared/news-types.ts';

interface AdRowProps {
  readonly item: NewsItem;
  /** the page's first picture */
  readonly first: boolean;
}

/** An ad in the stream, marked as such; the reader can close it for good with a reason. */
export function AdRow({ item, first }: AdRowProps) {
  const gateway = useGateway();
  const notice = useNotice();
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState<CloseAdReason>();
  const button = useRef<HTMLElement>(null);

  useEffect(() => {
    if (reason === undefined) return;
    // the card disappears, so move the focus to the next one
    nextStory(button.current)?.focus({ preventScroll: true });
    closeAd(gateway, item.id, reason);
    notice.toast('这条广告不再出现');
  }, [reason, gateway, notice, item.id]);

  return (
    <>
      <NewsCard
        kind={item.cardStyle}
        title={item.title}
        pictures={item.covers}
        meta={[item.source]}
        mark="广告"
        action={
          <IconButton
            label={`关闭广告：${item.title}`}
            icon={<CloseIcon size="small" />}
            aria-haspopup="dialog"
            onClick={({ currentTarget }) => {
              button.current = currentTarget;
              setAsking(true);
            }}
          />
        }
        first={first}
        renderLink={(parts) => <NewsLink target={item.link} kind={item.kind} {...parts} />}
      />
      {isAsking && reason === undefined && <AdSheet onClose={() => setAsking(false)} onReason={setReason} />}
    </>
  );
}

/** The link of the card after the one that contains the element. */
function nextStory(element: HTMLElement | null): HTMLElement | undefined {
  const card = element?.closest('article') ?? null;
  const links = Array.from(card?.closest('section')?.querySelectorAll<HTMLElement>('article h3 a') ?? []);
  return links[links.findIndex((link) => card?.contains(link)) + 1];
}
