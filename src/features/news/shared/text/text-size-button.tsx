import { lazy, Suspense, useState } from 'react';
import { useAction } from '#widgets/notice/use-action.ts';
import styles from './text-size-button.module.css';

const loadSheet = () => import('./text-size-sheet.tsx');
const TextSizeSheet = lazy(async () => ({ default: (await loadSheet()).TextSizeSheet }));

/** 字号: changes the text size from within a story. */
export function TextSizeButton() {
  const act = useAction();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.size}
        aria-haspopup="dialog"
        onClick={() =>
          act(async () => {
            await loadSheet();
            setOpen(true);
          })
        }
      >
        字号
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <TextSizeSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
