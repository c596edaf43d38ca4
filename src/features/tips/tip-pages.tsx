import type { Correction } from '#lib/text/correction.ts';
import { ItemPage } from './item-page.tsx';
import { ReportPage } from './report-page.tsx';
import { TipPage } from './tip-page.tsx';
import type { TipTopic } from './tip-types.ts';
import { TopicPage } from './tip-topic-page.tsx';

type TipPagesProps =
  | { readonly page: 'info' | 'item'; readonly id: string; readonly picture: number | undefined }
  | { readonly page: 'topic'; readonly topic: TipTopic | undefined }
  | {
      readonly page: 'report';
      readonly id: string | undefined;
      /** search parameters of the page */
      readonly correction: Partial<Correction>;
    };

/** The pages of readers' tips. They share most of their code and are one chunk. */
export function TipPages(props: TipPagesProps) {
  switch (props.page) {
    case 'info':
      return <TipPage key={props.id} tipId={props.id} picture={props.picture} />;
    case 'item':
      return <ItemPage key={props.id} itemId={props.id} picture={props.picture} />;
    case 'topic':
      return <TopicPage key={props.topic?.id ?? ''} topic={props.topic} />;
    case 'report':
      return <ReportPage tipId={props.id} correction={props.correction} />;
  }
}
