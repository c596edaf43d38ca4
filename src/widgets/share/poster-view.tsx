import { ErrorState } from '#ui/state/error-state.tsx';
import { DrawnFrame, DrawnPicture } from './drawn-picture.tsx';

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
    <DrawnFrame>
      <DrawnPicture
        picture={picture}
        drawing="正在画海报…"
        alt={`海报：${title}`}
        hint="长按图片保存，或发给朋友"
        fileName="齐鲁晚报.png"
        onSaved={onSaved}
      />
    </DrawnFrame>
  );
}
