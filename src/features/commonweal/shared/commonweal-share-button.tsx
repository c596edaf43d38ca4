import { PageShareButton } from '#widgets/share/page-share-button.tsx';

interface ShareButtonProps {
  readonly title: string;
  readonly summary: string;
  readonly picture: string | undefined;
  /** below `/new/v10/publicWelfare/` */
  readonly path: string;
}

/** Shares a page of the programme. */
export function ShareButton({ path, ...page }: ShareButtonProps) {
  return <PageShareButton {...page} path={`/v10/publicWelfare/${path}`} hint="长按识别二维码，一起做公益" />;
}
