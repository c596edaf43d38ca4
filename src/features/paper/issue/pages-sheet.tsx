import { useEffect, useRef } from 'react';
import { SectionHead } from '#ui/card/section-head.tsx';
import { Sheet } from '#ui/overlay/sheet.tsx';
import styles from './pages-sheet.module.css';
import type { PaperIssue } from '../shared/paper-types.ts';

interface PagesSheetProps {
  readonly pages: PaperIssue['pages'];
  /** of the open page */
  readonly index: number;
  readonly onChoose: (index: number) => void;
  readonly onClose: () => void;
}

/** Thumbnails of all pages of the issue. */
export function PagesSheet({ pages, index, onChoose, onClose }: PagesSheetProps) {
  const current = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // no return value: newer browsers return a promise, which React would take for a cleanup function
    current.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <Sheet label="选版面" onClose={onClose}>
      <SectionHead title="选版面" note={`共 ${pages.length} 版`} />
      <ul className={styles.pages}>
        {pages.map(({ page, name, section, sketch }, at) => (
          <li key={page}>
            <button
              type="button"
              ref={at === index ? current : undefined}
              className={styles.page}
              aria-current={at === index ? 'page' : undefined}
              onClick={() => onChoose(at)}
            >
              <img
                className={styles.sketch}
                src={sketch.url}
                width={sketch.width}
                height={sketch.height}
                alt=""
                loading="lazy"
              />
              <span className={styles.name}>{name}</span>
              <span className={styles.section}>{section}</span>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
