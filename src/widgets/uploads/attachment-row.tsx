import { useSelector } from '@xstate/react';
import { IconButton } from '#ui/control/icon-button.tsx';
import { RemoveIcon } from '#ui/icons/account.tsx';
import { PauseIcon, RetryIcon } from '#ui/icons/audio.tsx';
import { PlayIcon } from '#ui/icons/media.tsx';
import { AttachmentThumb } from './attachment-thumb.tsx';
import styles from './attachment-row.module.css';
import { shareOf, wordsOf } from './upload-words.ts';
import type { UploadFile } from './upload-world.ts';

interface AttachmentRowProps {
  readonly file: UploadFile;
  /** such as 图片 2 */
  readonly name: string;
  readonly onRemove: () => void;
  /** shows the picture large; videos are played where they stand */
  readonly onOpen: (() => void) | undefined;
}

/** One file of a form: what it is, how far it has come, and what can be done about it. */
export function AttachmentRow({ file, name, onRemove, onOpen }: AttachmentRowProps) {
  const upload = useSelector(file.actor, (now) => now);
  const isReady = upload.hasTag('ready');
  const isFailed = upload.hasTag('failed');
  const { send } = file.actor;
  return (
    <div className={styles.row} data-state={isReady ? 'ready' : isFailed ? 'failed' : 'busy'}>
      <AttachmentThumb
        kind={file.kind}
        // the file is another one once it was made smaller
        content={upload.context.size > 0 || isFailed ? file.blob() : undefined}
        name={name}
        share={isReady || isFailed ? undefined : shareOf(upload)}
        onOpen={onOpen}
      />
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.state}>{wordsOf(upload, file.kind)}</p>
      </div>
      {upload.hasTag('may-pause') && (
        <IconButton
          label={`暂停上传${name}`}
          icon={<PauseIcon />}
          onClick={() => send({ type: 'pause.asked' })}
        />
      )}
      {upload.matches('paused') && (
        <IconButton
          label={`继续上传${name}`}
          icon={<PlayIcon />}
          onClick={() => send({ type: 'resume.asked' })}
        />
      )}
      {upload.hasTag('may-retry') && (
        <IconButton
          label={`重试上传${name}`}
          icon={<RetryIcon />}
          onClick={() => send({ type: 'retry.asked' })}
        />
      )}
      <IconButton label={`移除${name}`} icon={<RemoveIcon />} onClick={onRemove} />
    </div>
  );
}
