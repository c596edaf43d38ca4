import { useSelector } from '@xstate/react';
import { useEffect, useState, type RefObject } from 'react';
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { shareSheetMachine, type HandOver } from '#machines/share-sheet/share-sheet.machine.ts';
import { copyText, systemShare } from '#platform/app-bridge/share-page.ts';
import { report } from '#platform/lifecycle/report.ts';
import { useNotice, type Notice } from '#widgets/notice/notice-context.ts';
import type { Poster } from './draw-poster.ts';
import { lookOf } from './poster-look.ts';

interface ShareParts {
  /** what is shared; its address holds nothing of the reader's own */
  readonly story: Poster;
  /** where the tokens for the poster are read */
  readonly palette: RefObject<HTMLElement | null>;
  /** told once the reader shared it in one of the ways */
  readonly onShared: () => void;
  /** told once there is nothing more to do here */
  readonly onClose: () => void;
}

/** The machine of one share sheet: from when it opens until it is closed, or has done its work. */
export function useShareSheet({ story, palette, onShared, onClose }: ShareParts) {
  const notice = useNotice();
  const [actor] = useState(() => startSharing({ story, palette, onShared, notice }));
  const snapshot = useSelector(actor, (now) => now);
  const isDone = snapshot.status === 'done';
  useEffect(() => {
    if (isDone) onClose();
  }, [isDone, onClose]);
  // a sheet that goes with its page leaves no picture behind
  useEffect(() => () => actor.send({ type: 'sheet.closed' }), [actor]);
  return { snapshot, send: actor.send };
}

function startSharing({
  story,
  palette,
  onShared,
  notice,
}: Omit<ShareParts, 'onClose'> & { readonly notice: Notice }): ActorRefFrom<typeof shareSheetMachine> {
  return createActor(
    shareSheetMachine.provide({
      actors: {
        copy: fromPromise<void, void>(async () => {
          await noted('copy', copyText(story.url));
        }),
        handOver: fromPromise<HandOver, void>(() => systemShare({ title: story.title, url: story.url })),
        draw: fromPromise<string, void>(({ signal }) =>
          noted('poster', draw(story, palette.current, signal)),
        ),
      },
      actions: {
        countShare: onShared,
        tellCopied: () => notice.toast('链接已复制，可以粘贴给朋友', { origin: 'plugin' }),
        tellNotCopied: () => notice.toast('这个浏览器不让复制，请从地址栏复制链接'),
        dropPicture: (_, { picture }) => {
          if (picture !== undefined) URL.revokeObjectURL(picture);
        },
      },
    }),
  ).start();
}

/** Its drawing and the code's are fetched when it is asked for. */
async function draw(story: Poster, palette: HTMLElement | null, signal: AbortSignal): Promise<string> {
  if (palette === null) throw new Error('the tokens cannot be read');
  const { drawPoster } = await import('./draw-poster.ts');
  const picture = await drawPoster(story, lookOf(palette));
  signal.throwIfAborted();
  return URL.createObjectURL(picture);
}

/** Whoever looks at the page with tools finds what the machine takes for a plain failure. */
async function noted<T>(what: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    report(what, cause);
    throw cause;
  }
}
