import { useEffect, useRef, useState } from 'react';
import { report } from '#platform/report.ts';
import { buttonClass } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import type { Poster, PosterLook } from './draw-poster.ts';
import styles from './share-sheet.module.css';

interface PosterViewProps {
  readonly poster: Poster;
  /** told when the reader took the picture */
  readonly onSaved: () => void;
}

type Drawn = { readonly address: string } | 'drawing' | 'failed';

/** The poster as a picture to press long or to save. Its drawing and the code's are fetched when it shows. */
export function PosterView({ poster, onSaved }: PosterViewProps) {
  const palette = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [drawn, setDrawn] = useState<Drawn>('drawing');

  useEffect(() => {
    let address: string | undefined;
    let isWanted = true;
    async function draw() {
      if (palette.current === null) return;
      const { drawPoster } = await import('./draw-poster.ts');
      const picture = await drawPoster(poster, lookOf(palette.current));
      if (!isWanted) return;
      address = URL.createObjectURL(picture);
      setDrawn({ address });
    }
    draw().catch((cause: unknown) => {
      report('poster', cause);
      if (isWanted) setDrawn('failed');
    });
    return () => {
      isWanted = false;
      if (address !== undefined) URL.revokeObjectURL(address);
    };
  }, [poster, attempt]);

  function retry() {
    setDrawn('drawing');
    setAttempt((count) => count + 1);
  }

  return (
    <div className={styles.poster}>
      <div ref={palette} className={styles.palette} aria-hidden="true">
        <i className={styles.paper} />
        <i className={styles.ink} />
        <i className={styles.quiet} />
        <i className={styles.brand} />
        <i className={styles.serif} />
      </div>
      {drawn === 'drawing' && (
        <p className={styles.drawing} role="status">
          正在画海报…
        </p>
      )}
      {drawn === 'failed' && <ErrorState text="海报没能画出来，请检查网络后重试" onRetry={retry} />}
      {typeof drawn === 'object' && (
        <>
          <img className={styles.picture} src={drawn.address} alt={`海报：${poster.title}`} />
          <p className={styles.hint}>长按图片保存，或发给朋友</p>
          <a className={buttonClass('brand')} href={drawn.address} download="齐鲁晚报.png" onClick={onSaved}>
            保存图片
          </a>
        </>
      )}
    </div>
  );
}

/** Reads the tokens as the browser resolves them, in their light values: a poster is a sheet of paper. */
function lookOf(palette: HTMLElement): PosterLook {
  const [paper = '', ink = '', quiet = '', brand = ''] = Array.from(
    palette.children,
    (sample) => getComputedStyle(sample).color,
  );
  const last = palette.lastElementChild;
  return {
    paper,
    ink,
    quiet,
    brand,
    sans: getComputedStyle(palette).fontFamily,
    serif: last === null ? '' : getComputedStyle(last).fontFamily,
  };
}
