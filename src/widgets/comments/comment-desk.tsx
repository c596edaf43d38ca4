import { useRouteContext } from '@tanstack/react-router';
import { createContext, lazy, Suspense, use, useCallback, useEffect, useState, type ReactNode } from 'react';
import { report } from '#platform/lifecycle/report.ts';
import { whenIdle } from '#platform/lifecycle/when-idle.ts';
import { useAct } from '#widgets/notice/use-act.ts';
import { useAskToSignIn } from '#widgets/session/sign-in-context.ts';
import { useSession, useSessionStore } from '#widgets/session/use-session.ts';
import type { Comment, Reply } from './comment-queries.ts';
import { loadUnsent } from './unsent-place.tsx';

/** What a reader set out to do that needs a sheet. */
export type DeskTask =
  | { readonly kind: 'write' }
  | { readonly kind: 'reply'; readonly comment: Comment; readonly reply?: Reply }
  | { readonly kind: 'remove'; readonly comment: Comment | Reply }
  | { readonly kind: 'report'; readonly comment: Comment | Reply };

const loadSheet = () => import('./comment-sheet.tsx');
/** The sheet, and what shows what it could not send. */
const loadRoom = () => Promise.all([loadSheet(), loadUnsent()]);
const CommentSheet = lazy(async () => ({ default: (await loadSheet()).CommentSheet }));

const needsSignIn: Readonly<Record<DeskTask['kind'], string>> = {
  write: '写评论',
  reply: '回复',
  remove: '删除自己的评论',
  report: '举报',
};

const DeskContext = createContext<((task: DeskTask) => void) | null>(null);

/** @throws Error outside a `CommentDesk`. */
export function useCommentDesk(): (task: DeskTask) => void {
  const open = use(DeskContext);
  if (open === null) throw new Error('there is no CommentDesk');
  return open;
}

interface CommentDeskProps {
  /** story that is written about */
  readonly newsId: string;
  readonly children: ReactNode;
}

/** Where comments under one story are written, answered, taken back and reported; its sheet is fetched on the first tap. */
export function CommentDesk({ newsId, children }: CommentDeskProps) {
  const session = useSessionStore();
  const askToSignIn = useAskToSignIn();
  const act = useAct();
  const [task, setTask] = useState<DeskTask>();
  const open = useCallback(
    (wanted: DeskTask) => {
      if (!session.get().signedIn) return askToSignIn(needsSignIn[wanted.kind]);
      act(async () => {
        await loadRoom();
        setTask(wanted);
      });
    },
    [session, askToSignIn, act],
  );

  return (
    <DeskContext value={open}>
      {children}
      <SheetAhead />
      {task !== undefined && (
        <Suspense fallback={null}>
          <CommentSheet newsId={newsId} task={task} onClose={() => setTask(undefined)} />
        </Suspense>
      )}
    </DeskContext>
  );
}

/** Who may write has what it takes before the network can go. Stands alone, so that only it follows the session. */
function SheetAhead() {
  const { signedIn } = useSession();
  const dataSaver = useRouteContext({ from: '__root__', select: ({ visit }) => visit.dataSaver });
  useEffect(() => {
    if (!signedIn || dataSaver) return undefined;
    return whenIdle(() => {
      loadRoom().catch((cause: unknown) => report('comment sheet', cause));
    });
  }, [signedIn, dataSaver]);
  return null;
}
