import type { EndlessListParts } from '#widgets/endless-list/use-endless-list.ts';

interface FeedFootProps {
  readonly list: EndlessListParts;
  /** the feed stays within a collection */
  readonly isCollection: boolean;
}

/** What is said over the last film there is: that it is, or how those after it are. */
export function FeedFoot({ list: { phase, onRetry }, isCollection }: FeedFootProps) {
  if (phase === 'failed')
    return (
      <button type="button" onClick={onRetry}>
        后面的视频没加载出来，点这里再试
      </button>
    );
  if (phase === 'end') return <p>{isCollection ? '这个合集看完了' : '已经是最后一个视频'}</p>;
  return <p>正在加载后面的视频…</p>;
}
