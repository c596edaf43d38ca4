import { useRouteContext } from '@tanstack/react-router';
import { shanghaiTime } from '#lib/time/dates.ts';
import { useNow } from '#widgets/now/now-context.ts';
import { ShareButton } from './share-button.tsx';

interface PageShareButtonProps {
  readonly title: string;
  readonly summary: string;
  /** URL of the page's picture, if any */
  readonly picture?: string | undefined;
  /** canonical path below `/new`, without personal data */
  readonly path: string;
  /** line below the masthead of the poster; today by default */
  readonly date?: string;
  /** text beside the poster's QR code */
  readonly hint: string;
}

/** Shares a page that is no story: its URL at this origin, with a poster. */
export function PageShareButton({ path, date, picture, ...page }: PageShareButtonProps) {
  const origin = useRouteContext({ from: '__root__', select: ({ visit }) => visit.origin });
  const today = shanghaiTime(useNow()).slice(0, 10);
  return <ShareButton poster={{ ...page, picture, date: date ?? today, url: `${origin}/new${path}` }} />;
}
