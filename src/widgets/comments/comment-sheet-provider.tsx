import { useRouteContext } from '@tanstack/react-router';
import {
  createContext,
  lazy,
  Suspense,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import type { CommentSubject } from '#machines/outbox/pending-mutation.ts';
import { report } from '#platform/lifecycle/report.ts';
import { whenIdle } from '#platform/lifecycle/when-idle.ts';
import { useAction } from '#widgets/notice/use-action.ts';
import { useAskToSignIn } from '#widgets/session/sign-in-context.ts';
import { useSession, useSessionStore } from '#widgets/session/use-session.ts';
import type { Comment, Reply } from './comment-queries.ts';
import { loadPendingComments } from './lazy-pending-comments.tsx';

/** What the sheet is opened for. */
export type SheetTask =
  | { readonly kind: 'write' }
  | { readonly kind: 'reply'; readonly comment: Comment; readonly reply?: Reply }
  | { readonly kind: 'remove'; readonly comment: Comment | Reply }
  | { readonly kind: 'report'; readonly comment: Comment | Reply };

const loadSheet = () => import('./comment-sheet.tsx');
/** The sheet, and the list of pending comments. */
const loadSheetParts = () => Promise.all([loadSheet(), loadPendingComments()]);
const CommentSheet = lazy(async () => ({ default: (await loadSheet()).CommentSheet }));

const needsSignIn: Readonly<Record<SheetTask['kind'], string>> = {
  write: '写评论',
  reply: '回复',
  remove: '删除自己的评论',
  report: '举报',
};

interface SheetContextValue {
  readonly subject: CommentSubject;
  readonly open: (task: SheetTask) => void;
}

/** What a visitor was asked to sign in for: it opens once they have signed in and are back. */
let afterSignIn: { readonly subject: string; readonly task: SheetTask } | undefined;

const SheetContext = createContext<SheetContextValue | null>(null);

/** @returns opens the sheet @throws Error outside a `CommentSheetProvider` */
export function useCommentSheet(): (task: SheetTask) => void {
  return useSheetContext().open;
}

/** What the comments of this part of the page are written under. @throws Error outside a `CommentSheetProvider` */
export function useCommentSubject(): CommentSubject {
  return useSheetContext().subject;
}

function useSheetContext(): SheetContextValue {
  const context = use(SheetContext);
  if (context === null) throw new Error('CommentSheetProvider is not provided');
  return context;
}

interface CommentSheetProviderProps {
  readonly subject: CommentSubject;
  readonly children: ReactNode;
}

/** Provides the subject of comments and the lazy loaded sheet to write, reply to, remove and report them. */
export function CommentSheetProvider({ subject: { type, id }, children }: CommentSheetProviderProps) {
  const session = useSessionStore();
  const askToSignIn = useAskToSignIn();
  const act = useAction();
  const [task, setTask] = useState<SheetTask>();
  const open = useCallback(
    (wanted: SheetTask) => {
      if (!session.get().signedIn) {
        afterSignIn = { subject: `${type} ${id}`, task: wanted };
        return askToSignIn(needsSignIn[wanted.kind]);
      }
      act(async () => {
        await loadSheetParts();
        setTask(wanted);
      });
    },
    [type, id, session, askToSignIn, act],
  );
  const context = useMemo(() => ({ subject: { type, id }, open }), [type, id, open]);

  return (
    <SheetContext value={context}>
      {children}
      <SheetPreload subject={`${type} ${id}`} onReturn={open} />
      {task !== undefined && (
        <Suspense fallback={null}>
          <CommentSheet subject={context.subject} task={task} onClose={() => setTask(undefined)} />
        </Suspense>
      )}
    </SheetContext>
  );
}

interface SheetPreloadProps {
  readonly subject: string;
  readonly onReturn: (task: SheetTask) => void;
}

/** Opens what a visitor wanted once they have signed in. Preloads the sheet for signed-in readers, so that it works offline. A component of its own, so that only it re-renders with the session. */
function SheetPreload({ subject, onReturn }: SheetPreloadProps) {
  const { signedIn } = useSession();
  const dataSaver = useRouteContext({ from: '__root__', select: ({ visit }) => visit.dataSaver });
  useEffect(() => {
    if (!signedIn || afterSignIn?.subject !== subject) return;
    const { task } = afterSignIn;
    afterSignIn = undefined;
    onReturn(task);
  }, [signedIn, subject, onReturn]);
  useEffect(() => {
    if (!signedIn || dataSaver) return undefined;
    return whenIdle(() => {
      loadSheetParts().catch((cause: unknown) => report('comment sheet', cause));
    });
  }, [signedIn, dataSaver]);
  return null;
}
