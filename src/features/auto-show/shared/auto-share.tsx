import { PageShareButton } from '#widgets/share/page-share-button.tsx';
import type { AutoCard } from './auto-cards.ts';

/** Shares a page of the auto show. */
export function AutoShare({ card: { title, description, picture, path } }: { readonly card: AutoCard }) {
  return (
    <PageShareButton
      title={title}
      summary={description}
      picture={picture}
      path={path}
      hint="长按识别二维码，去车展看看"
    />
  );
}
