import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import {
  pictureExportMachine,
  type PictureFailure,
} from '#machines/picture-export/picture-export.machine.ts';
import { report } from '#platform/lifecycle/report.ts';
import { canDownload } from '#platform/media/save-file.ts';
import { canPrint } from '#platform/media/print-element.ts';
import { Button, buttonClass } from '#ui/control/button.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { classNames } from '#ui/state/class-names.ts';
import type { PictureContent } from './picture-content.ts';
import styles from './picture-export.module.css';
import { readPictureStyle, TokenSamples } from './token-samples.tsx';

interface PictureExportProps {
  /** drawn once; another content needs another `key` */
  readonly content: PictureContent;
  /** what is drawn, such as 海报 */
  readonly what: string;
  readonly alt: string;
  /** how to save it, and what for */
  readonly hint: string;
  /** of the download */
  readonly fileName: string;
  /** leaves room for other buttons below */
  readonly isLow?: boolean;
  /** offers to print it, where the browser prints */
  readonly isPrintable?: boolean;
}

/** Layout of a drawn picture and its buttons. */
export function PictureFrame({ children }: { readonly children: ReactNode }) {
  return <div className={styles.frame}>{children}</div>;
}

/**
 * Draws a picture when it mounts, and offers to save it: by a download in a browser, by a long press in the messaging
 * app and in the newspaper's app, whose WebViews have no downloads. Its module must be loaded with the reader's tap; the
 * drawing code is loaded when it mounts.
 */
export function PictureExport(props: PictureExportProps) {
  const { content, what, alt, hint, fileName, isLow = false, isPrintable = false } = props;
  const samples = useRef<HTMLDivElement>(null);
  const { actor, picture, reason } = usePictureExport({ content, samples });
  const [isUnprintable, setUnprintable] = useState(false);

  async function print() {
    try {
      const { printPicture } = await import('./print-picture.ts');
      await printPicture(content, styleOf(samples));
    } catch (cause) {
      report('print', cause);
      setUnprintable(true);
    }
  }

  return (
    <>
      <TokenSamples ref={samples} />
      {reason !== undefined && (
        <ErrorState
          text={failureText(what, reason)}
          onRetry={() => actor.send({ type: 'picture.requested' })}
        />
      )}
      {reason === undefined && picture === undefined && (
        <p className={styles.drawing} role="status">
          正在画{what}…
        </p>
      )}
      {picture !== undefined && (
        <>
          <img className={classNames(styles.picture, isLow && styles.low)} src={picture} alt={alt} />
          <p className={styles.hint}>{hint}</p>
          {canDownload() && (
            <a className={buttonClass('brand')} href={picture} download={fileName}>
              保存图片
            </a>
          )}
          {isPrintable && canDownload() && canPrint() && (
            <Button onClick={() => void print()}>打印{what}</Button>
          )}
          {isUnprintable && <p role="alert">没能打开打印，请保存图片后再打印</p>}
        </>
      )}
    </>
  );
}

function failureText(what: string, reason: PictureFailure): string {
  if (reason === 'unsupported') return `这个浏览器画不了${what}，请截屏保存，或换个浏览器打开`;
  if (reason === 'timeout') return `网络太慢，${what}没能画出来，请稍后重试`;
  return `${what}没能画出来，请检查网络后重试`;
}

interface ExportParts {
  readonly content: PictureContent;
  /** element with samples of the design tokens */
  readonly samples: RefObject<HTMLElement | null>;
}

/** The machine of one picture, which is drawn as long as the component is mounted. */
function usePictureExport(parts: ExportParts) {
  const [actor] = useState(() => startExport(parts));
  const { picture, reason } = useSelector(actor, ({ context }) => context);
  useEffect(() => {
    actor.send({ type: 'picture.requested' });
    return () => actor.send({ type: 'picture.dismissed' });
  }, [actor]);
  return { actor, picture, reason };
}

function startExport({ content, samples }: ExportParts): ActorRefFrom<typeof pictureExportMachine> {
  return createActor(
    pictureExportMachine.provide({
      actors: {
        draw: fromPromise<string, void>(async ({ signal }) => {
          try {
            const { paintPicture } = await import('./paint-picture.ts');
            const blob = await paintPicture(content, styleOf(samples));
            signal.throwIfAborted();
            return URL.createObjectURL(blob);
          } catch (cause) {
            if (!signal.aborted) report('picture', cause);
            throw cause;
          }
        }),
      },
      actions: {
        releasePicture: (_, { picture }) => {
          if (picture !== undefined) URL.revokeObjectURL(picture);
        },
      },
    }),
  ).start();
}

function styleOf(samples: RefObject<HTMLElement | null>) {
  if (samples.current === null) throw new Error('the design tokens are not mounted');
  return readPictureStyle(samples.current);
}
