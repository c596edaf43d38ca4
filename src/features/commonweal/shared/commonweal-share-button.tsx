import { useRouteContext } from '@tanstack/react-router';
import { shanghaiTime } from '#lib/time/dates.ts';
import { useNow } from '#widgets/now/now-context.ts';
import { ShareButton as PosterButton } from '#widgets/share/share-button.tsx';

interface ShareButtonProps {
  readonly title: string;
  readonly summary: string;
  readonly picture: string | undefined;
  /** below `/new/v10/publicWelfare/` */
  readonly path: string;
}

/** Shares a page of the programme. */
export function ShareButton({ path, ...page }: ShareButtonProps) {
  const origin = useRouteContext({ from: '__root__', select: ({ visit }) => visit.origin });
  const date = shanghaiTime(useNow()).slice(0, 10);
  const url = `${origin}/new/v10/publicWelfare/${path}`;
  return <PosterButton poster={{ ...page, date, url, hint: '长按识别二维码，一起做公益' }} />;
}
