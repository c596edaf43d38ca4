import { objectUrlOf } from '#platform/media/object-url.ts';
import { classNames } from '#ui/state/class-names.ts';
import styles from './attachment-thumb.module.css';
import ringStyles from './progress-ring.module.css';

interface AttachmentThumbProps {
  readonly kind: 'picture' | 'video';
  /** undefined until it is ready to be shown */
  readonly content: Blob | undefined;
  readonly name: string;
  /** upload progress from 0 to 1; undefined if not uploading */
  readonly share: number | undefined;
  readonly onOpen: (() => void) | undefined;
}

/** Thumbnail of a local file. */
export function AttachmentThumb({ kind, content, name, share, onOpen }: AttachmentThumbProps) {
  const shown = (
    <>
      {content && kind === 'picture' && <img className={styles.content} src={objectUrlOf(content)} alt="" />}
      {content && kind === 'video' && (
        // the first frame is often black
        <video
          className={styles.content}
          src={`${objectUrlOf(content)}#t=0.1`}
          muted
          playsInline
          preload="metadata"
        />
      )}
      {share !== undefined && <ProgressRing share={share} />}
    </>
  );
  if (kind === 'video' || content === undefined || onOpen === undefined)
    return <div className={styles.thumb}>{shown}</div>;
  return (
    <button
      type="button"
      className={classNames(styles.thumb, styles.door)}
      aria-label={`看大图：${name}`}
      onClick={onOpen}
    >
      {shown}
    </button>
  );
}

interface ProgressRingProps {
  /** from 0 to 1 */
  readonly share: number;
}

/** Progress ring; the status text is beside it. */
function ProgressRing({ share }: ProgressRingProps) {
  return (
    <svg className={ringStyles.ring} viewBox="0 0 36 36" aria-hidden="true">
      <circle className={ringStyles.way} cx="18" cy="18" r="14" />
      <circle
        className={ringStyles.done}
        cx="18"
        cy="18"
        r="14"
        pathLength="100"
        strokeDasharray={`${Math.round(share * 100)} 100`}
      />
    </svg>
  );
}
