import { ItemPage } from './item-page.tsx';
import { ReportPage } from './report-page.tsx';
import { TipPage } from './tip-page.tsx';
import type { TipTopic } from './tip-types.ts';
import { TopicPage } from './tip-topic-page.tsx';

type TipPagesProps =
  | { readonly page: 'info' | 'item'; readonly id: string; readonly picture: number | undefined }
  | { readonly page: 'topic'; readonly topic: TipTopic | undefined }
  | { readonly page: 'report'; readonly id: string | undefined };

/** The pages of readers' tips. They share most of their code and are one chunk. */
export function TipPages(asked: TipPagesProps) {
  switch (asked.page) {
    case 'info':
      return <TipPage key={asked.id} tipId={asked.id} picture={asked.picture} />;
    case 'item':
      return <ItemPage key={asked.id} itemId={asked.id} picture={asked.picture} />;
    case 'topic':
      return <TopicPage key={asked.topic?.id ?? ''} topic={asked.topic} />;
    case 'report':
      return <ReportPage tipId={asked.id} />;
  }
}
