import { Sheet } from '#ui/overlay/sheet.tsx';
import { Queries } from '#widgets/gateway/queries.tsx';
import { TipForm } from './tip-form.tsx';
import type { TipTopic } from './tip-types.ts';

interface PublishSheetProps {
  readonly topic: TipTopic;
  readonly onClose: () => void;
}

/** Sheet with the tip form of a topic. Its draft survives closing the sheet. */
export function PublishSheet({ topic, onClose }: PublishSheetProps) {
  return (
    <Queries>
      <Sheet label={`参与话题：${topic.title}`} onClose={onClose}>
        <TipForm topic={topic} onClose={onClose} />
      </Sheet>
    </Queries>
  );
}
