import { buttonClass } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import styles from './share-sheet.module.css';

interface PosterViewProps {
  readonly title: string;
  /** address of the drawn poster; undefined while it is drawn */
  readonly picture: string | undefined;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
  /** told when the reader took the picture */
  readonly onSaved: () => void;
}

/** The poster as a picture to press long or to save. */
export function PosterView({ title, picture, hasFailed, onRetry, onSaved }: PosterViewProps) {
  if (hasFailed) return <ErrorState text="海报没能画出来，请检查网络后重试" onRetry={onRetry} />;
  return (
    <div className={styles.poster}>
      {picture === undefined ? (
        <p className={styles.drawing} role="status">
          正在画海报…
        </p>
      ) : (
        <>
          <img className={styles.picture} src={picture} alt={`海报：${title}`} />
          <p className={styles.hint}>长按图片保存，或发给朋友</p>
          <a className={buttonClass('brand')} href={picture} download="齐鲁晚报.png" onClick={onSaved}>
            保存图片
          </a>
        </>
      )}
    </div>
  );
}
