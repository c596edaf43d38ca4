import { Button, buttonClass } from '../control/button.tsx';
import { classNames } from './class-names.ts';
import { BrokenLineDrawing, MovedHouseDrawing } from './drawings.tsx';
import styles from './state.module.css';

interface ErrorViewProps {
  /** 302 has a drawing of its own; any other drawing is a retry button */
  readonly statusCode: number;
  /** what happened */
  readonly title: string;
  /** what the reader can do */
  readonly advice: string;
  /** technical detail for support, shown after the status */
  readonly message?: string;
  readonly onRetry: () => void;
}

/** The full-page error view: spec section 2, "Error page". */
export function ErrorView({ statusCode, message, title, advice, onRetry }: ErrorViewProps) {
  const hasMoved = statusCode === 302;
  return (
    <main className={classNames(styles.state, styles.page)} role="alert">
      {hasMoved ? (
        <MovedHouseDrawing />
      ) : (
        <button type="button" className={styles.picture} onClick={onRetry} aria-label="点击图片重新加载">
          <BrokenLineDrawing />
        </button>
      )}
      <h1 className={styles.title}>{hasMoved ? '这个页面已经搬到别处' : title}</h1>
      {!hasMoved && <p className={styles.sentence}>{advice}</p>}
      {message !== undefined && (
        <p className={styles.detail} lang="en">
          {`${statusCode} ${message}`}
        </p>
      )}
      {!hasMoved && <Button onClick={onRetry}>重新加载</Button>}
      <a className={buttonClass('line')} href="/new/">
        回到首页
      </a>
    </main>
  );
}
