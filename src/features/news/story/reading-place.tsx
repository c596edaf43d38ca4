import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { afterPaint } from '#platform/lifecycle/after-paint.ts';
import { onPageLeave } from '#platform/lifecycle/page-leave.ts';
import { storeReadingPosition, readReadingPosition } from '#platform/storage/reading-positions.ts';
import {
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
import type { StoryWhole } from '../shared/text/story-whole.ts';
import { wholeInDocument } from '../shared/text/use-story-whole.ts';

export interface ReadingPlaceProps {
  readonly newsId: string;
  readonly whole: StoryWhole;
  /** the page has but the beginning of the story until it is unfolded */
  readonly isFolded: boolean;
}

/** screens from which on a story is long enough to come back to a place in it */
const longFrom = 3;
/** blocks before which nobody needs to be led */
const worthIt = 4;
/** how much of the text is read when the rest is no place to come back to */
const readThrough = 0.97;

/** How far a story is read, as a thin line under the bar; and the way back to where its reader left it, if they want. */
export function ReadingPlace({ newsId, whole, isFolded }: ReadingPlaceProps) {
  const line = useRef<HTMLDivElement>(null);
  const act = useAction();
  const { isOpen } = useSyncExternalStore(whole.subscribe, whole.get, whole.get);
  const hasMore = isFolded && !isOpen;
  const [place, setPlace] = useState<number>();
  const story = () => line.current?.closest('article') ?? undefined;

  useEffect(
    () =>
      afterPaint(() => {
        const kept = readReadingPosition(newsId);
        const here = story();
        const isLong = here !== undefined && (isFolded || measureReading(here).screens > longFrom);
        // who is led to a place already, by Back or an address, needs no other
        const isAtStart = isLong && blockAtTop(blocksOf(here)) < worthIt;
        if (isAtStart && kept !== undefined && kept >= worthIt) setPlace(kept);
      }),
    [newsId, isFolded],
  );

  useEffect(() => {
    const here = story();
    if (here === undefined) return undefined;
    const move = () => {
      const { fraction } = measureReading(here);
      line.current?.style.setProperty('--share', String(fraction));
    };
    const keep = () => {
      const { fraction, screens } = measureReading(here);
      if (screens <= longFrom && !isFolded) return;
      const block = blockAtTop(blocksOf(here));
      const isThrough = fraction >= readThrough && !hasMore;
      if (isThrough) storeReadingPosition(newsId, undefined);
      else if (block >= worthIt) storeReadingPosition(newsId, block);
      if (isThrough || block >= (place ?? block + 1)) setPlace(undefined);
    };
    move();
    const stops = [watchScrolling(move, keep), onPageLeave(keep)];
    return () => stops.forEach((stop) => stop());
  }, [newsId, isFolded, hasMore, place]);

  function goThere(to: number) {
    setPlace(undefined);
    act(async () => {
      await wholeInDocument(whole);
      whole.open();
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
