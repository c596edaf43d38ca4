import { useRouteContext } from '@tanstack/react-router';
import { ShareButton } from '#widgets/share/share-button.tsx';
import { categoryName } from '#widgets/tips/tip-labels.ts';
import type { Tip } from './tip-types.ts';

/** Shares a public tip. */
export function TipShare({ tip }: { readonly tip: Tip }) {
  const { id, text, category, createdAt, pictures } = tip;
  const origin = useRouteContext({ from: '__root__', select: ({ visit }) => visit.origin });
  return (
    <ShareButton
      poster={{
        title: text.slice(0, 40),
        summary: `读者爆料 · ${categoryName(category)}`,
        date: createdAt.slice(0, 10),
        picture: pictures[0]?.url,
        url: `${origin}/new/info/${id}`,
      }}
    />
  );
}
