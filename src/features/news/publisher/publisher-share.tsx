import { useRouteContext } from '@tanstack/react-router';
import { countText } from '#lib/text/counts.ts';
import { kindNames, type Publisher } from '#widgets/publishers/publisher-queries.ts';
import { ShareButton } from '#widgets/share/share-button.tsx';

/** Shares a publisher's page. */
export function PublisherShare({ publisher }: { readonly publisher: Publisher }) {
  const { id, kind, name, summary, follows } = publisher;
  const origin = useRouteContext({ from: '__root__', select: ({ visit }) => visit.origin });
  const page = kind === 'organisation' ? 'vOrganization' : 'ydIndex';
  return (
    <ShareButton
      poster={{
        title: name,
        summary,
        date: `${kindNames[kind]} · ${countText(follows)} 人关注`,
        picture: undefined,
        url: `${origin}/new/${page}/${id}`,
        hint: '长按识别二维码，看他们发布的内容',
      }}
    />
  );
}
