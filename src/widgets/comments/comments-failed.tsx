import { ErrorState } from '#ui/state/error-state.tsx';

/** Stands for the comments that could not be had; the story above them stays. */
export function CommentsFailed({ onRetry }: { readonly onRetry: () => void }) {
  return <ErrorState text="评论没能加载出来，请检查网络后重试" onRetry={onRetry} />;
}
