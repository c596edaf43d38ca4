import { useEffect, useRef, useState } from 'react';
import { afterPaint } from '#platform/lifecycle/after-paint.ts';
import { onPageLeave } from '#platform/lifecycle/page-leave.ts';
import { storeReadingPosition, readReadingPosition } from '#platform/storage/reading-positions.ts';
import {
  asksForPlace,
  blockAtTop,
  blocksOf,
  scrollToBlock,
  measureReading,
  watchScrolling,
} from '#platform/history/reading-progress.ts';
import { CloseIcon } from '#ui/icons/audio.tsx';
import { IconButton } from '#ui/control/icon-button.tsx';
import { useAction } from '#widgets/notice/use-action.ts';
import styles from './reading-place.module.css';

export interface ReadingPlaceProps {
  /** under which the device remembers the position */
  readonly id: string;
  /** it is a story: 接着读 lists it until it is finished */
  readonly isListed?: boolean;
  /** only the beginning of the text was in the page at first */
  readonly isFolded?: boolean;
  /** only the beginning of the text is in the page */
  readonly hasMore?: boolean;
  /** puts all of the text into the page @throws GatewayError */
  readonly onWanted?: () => Promise<void>;
}

/** height in screens from which a text remembers the reading position */
const longFrom = 3;
/** blocks at the start that are not worth returning to */
const worthIt = 4;
/** fraction of the text from which it counts as read */
const readThrough = 0.97;

/** Reading progress as a thin line under the bar, and a link back to where the reader left off in the article around it. */
export function ReadingPlace(props: ReadingPlaceProps) {
  const { id, isListed = false, isFolded = false, hasMore = false, onWanted } = props;
  const line = useRef<HTMLDivElement>(null);
  const act = useAction();
  const [place, setPlace] = useState<number>();
  const story = () => line.current?.closest('article') ?? undefined;
  const goThereOnce = useRef(goThere);
  useEffect(() => {
    goThereOnce.current = goThere;
  });

  useEffect(
    () =>
      afterPaint(() => {
        const kept = readReadingPosition(id);
        const here = story();
        // a page opened further down, by Back or a hash, offers no other position
        const isAtStart = here !== undefined && blockAtTop(blocksOf(here)) < worthIt;
        if (!isAtStart || kept === undefined || kept < worthIt) return;
        if (asksForPlace()) goThereOnce.current(kept);
        else if (isFolded || measureReading(here).screens > longFrom) setPlace(kept);
      }),
    [id, isFolded],
  );

  useEffect(() => {
    const here = story();
    if (here === undefined) return undefined;
    const move = () => {
      line.current?.style.setProperty('--share', String(measureReading(here).scrolled));
    };
    const keep = () => {
      const { fraction, screens } = measureReading(here);
      if (screens <= longFrom && !isFolded) return;
      const block = blockAtTop(blocksOf(here));
      const isThrough = fraction >= readThrough && !hasMore;
      if (isThrough) storeReadingPosition(id, undefined);
      else if (block >= worthIt)
        storeReadingPosition(
          id,
          block,
          isListed ? { title: titleOf(here), percent: Math.round(fraction * 100) } : undefined,
        );
      if (isThrough || block >= (place ?? block + 1)) setPlace(undefined);
    };
    move();
    const stops = [watchScrolling(move, keep), onPageLeave(keep)];
    return () => stops.forEach((stop) => stop());
  }, [id, isFolded, isListed, hasMore, place]);

  function goThere(to: number) {
    setPlace(undefined);
    act(async () => {
      await onWanted?.();
      afterPaint(() => {
        const here = story();
        const block = here && (blocksOf(here)[to] ?? blocksOf(here).at(-1));
        if (block) scrollToBlock(block);
      });
    });
  }

  return (
    <>
      <div ref={line} className={styles.line} data-screen aria-hidden="true" />
      {place !== undefined && (
        <div className={styles.place} data-screen role="group" aria-label="上次的阅读位置">
          <button type="button" className={styles.go} onClick={() => goThere(place)}>
            接着上次读
          </button>
          <IconButton label="不用了" icon={<CloseIcon size="small" />} onClick={() => setPlace(undefined)} />
        </div>
      )}
    </>
  );
}

const titleOf = (article: Element) => article.querySelector('h1')?.textContent ?? '';
