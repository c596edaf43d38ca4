import { useEffect, useRef, useState } from 'react';
import { blockAtTop, blocksOf, scrollToBlock, watchScrolling } from '#platform/history/reading-progress.ts';
import { afterPaint } from '#platform/lifecycle/after-paint.ts';
import { onPageLeave } from '#platform/lifecycle/page-leave.ts';
import { readReadingPosition, storeReadingPosition } from '#platform/storage/reading-positions.ts';
import { Button } from '#ui/control/button.tsx';
import styles from './report-place.module.css';

/** Remembers the chapter at which the reader left the report, and leads back to it. */
export function ReportPlace({ reportId }: { readonly reportId: string }) {
  const mark = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<number>();
  const chapters = () => {
    const article = mark.current?.closest('article');
    return article ? blocksOf(article) : [];
  };
  useEffect(
    () =>
      afterPaint(() => {
        const kept = readReadingPosition(reportId);
        // a page opened further down, by Back or a hash, offers no other place
        if (scrollY === 0 && kept !== undefined && kept > 0) setPlace(kept);
      }),
    [reportId],
  );
  useEffect(() => {
    const keep = () => {
      const chapter = blockAtTop(chapters());
      if (scrollY > 0) storeReadingPosition(reportId, chapter > 0 ? chapter : undefined);
      if (chapter >= (place ?? chapter + 1)) setPlace(undefined);
    };
    const stops = [watchScrolling(() => {}, keep), onPageLeave(keep)];
    return () => stops.forEach((stop) => stop());
  }, [reportId, place]);
  return (
    <div ref={mark} data-screen>
      {place !== undefined && (
        <div className={styles.place}>
          <Button
            variant="brand"
            onClick={() => {
              setPlace(undefined);
              const chapter = chapters()[place];
              if (chapter !== undefined) scrollToBlock(chapter);
            }}
          >
            接着上次读第 {place + 1} 章
          </Button>
        </div>
      )}
    </div>
  );
}
