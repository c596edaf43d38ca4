import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { shareSheetMachine, type SystemShareResult } from '#machines/share-sheet/share-sheet.machine.ts';
import { copyText, systemShare } from '#platform/app-bridge/share-page.ts';
import { report } from '#platform/lifecycle/report.ts';
import { useNotice, type Notice } from '#widgets/notice/notice-context.ts';
import type { Poster } from './poster.ts';

interface ShareParts {
  /** what is shared; its URL holds no personal data */
  readonly story: Poster;
  /** called once the sheet is done */
  readonly onClose: () => void;
}

/** The machine of one share sheet. */
export function useShareSheet({ story, onClose }: ShareParts) {
  const notice = useNotice();
  const [actor] = useState(() => startSharing(story, notice));
  const snapshot = useSelector(actor, (now) => now);
  const isDone = snapshot.status === 'done';
  useEffect(() => {
    if (isDone) onClose();
  }, [isDone, onClose]);
  useEffect(() => () => actor.send({ type: 'sheet.closed' }), [actor]);
  return { snapshot, send: actor.send };
}

function startSharing(story: Poster, notice: Notice): ActorRefFrom<typeof shareSheetMachine> {
  return createActor(
    shareSheetMachine.provide({
      actors: {
        copy: fromPromise<void, void>(async () => {
          await logged('copy', copyText(story.url));
        }),
        shareWithSystem: fromPromise<SystemShareResult, void>(() =>
          systemShare({ title: story.title, url: story.url }),
        ),
      },
      actions: {
        reportCopied: () => notice.toast('链接已复制，可以粘贴给朋友', { origin: 'plugin' }),
        reportCopyFailed: () => notice.toast('这个浏览器不让复制，请从地址栏复制链接'),
      },
    }),
  ).start();
}

/** Logs the cause, which the machine does not use. */
async function logged<T>(what: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    report(what, cause);
    throw cause;
  }
}
