import { useRouteContext } from '@tanstack/react-router';
import { ShareButton } from '#widgets/share/share-button.tsx';
import type { Article } from '../news-types.ts';

interface StoryShareProps {
  readonly story: Pick<Article, 'id' | 'publishedAt' | 'shareCard'>;
  /** picture of the poster; undefined if there is none */
  readonly picture: string | undefined;
  /** route of the story's page */
  readonly page: 'audioNews' | 'thematic' | 'thematicDq' | 'atlas';
}

/** Shares a story whose kind has a page of its own. */
export function StoryShare({ story, picture, page }: StoryShareProps) {
  const { id, shareCard, publishedAt } = story;
  const origin = useRouteContext({ from: '__root__', select: ({ visit }) => visit.origin });
  return (
    <ShareButton
      poster={{
        title: shareCard.title,
        summary: shareCard.description,
        date: publishedAt.slice(0, 10),
        picture,
        url: `${origin}/new/${page}/${id}`,
      }}
    />
  );
}
