import { useRouteContext } from '@tanstack/react-router';
import { ShareButton } from '#widgets/share/share-button.tsx';

interface ThinkTankShareProps {
  readonly title: string;
  readonly summary: string;
  /** formatted, such as `2026年10月31日`; nothing for a page without a day */
  readonly date?: string;
  /** URL of the picture, if any */
  readonly picture?: string | undefined;
  /** canonical path below /new */
  readonly path: string;
}

/** Button that shares a page of the think-tank. */
export function ThinkTankShare({ title, summary, date = '', picture, path }: ThinkTankShareProps) {
  const origin = useRouteContext({ from: '__root__', select: ({ visit }) => visit.origin });
  return (
    <ShareButton
      poster={{
        title,
        summary,
        date,
        picture,
        url: `${origin}/new${path}`,
        hint: '长按识别二维码，在智库里看',
      }}
    />
  );
}
