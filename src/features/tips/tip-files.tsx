import { lazy, Suspense, useState } from 'react';
import { createGalleryTrigger } from '#widgets/gallery/gallery-trigger.ts';
import { ReorderList } from '#widgets/reorder/reorder-list.tsx';
import { AttachmentsField, type ArrangedItems } from '#widgets/uploads/attachments-field.tsx';
import { picturesOf, type AttachmentsView } from '#widgets/uploads/use-attachments.ts';

interface TipFilesProps {
  readonly files: AttachmentsView;
  readonly fault: string | undefined;
}

const TipFileGallery = lazy(async () => ({
  default: (await import('./tip-file-gallery.tsx')).TipFileGallery,
}));

const arrange = (list: ArrangedItems) => <ReorderList {...list} />;

/** Pictures or video of a tip, uploaded while it is written. */
export function TipFiles({ files, fault }: TipFilesProps) {
  const [trigger] = useState(createGalleryTrigger);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      <AttachmentsField
        view={files}
        fault={fault}
        arrange={arrange}
        onOpen={(index) => {
          setWasOpened(true);
          trigger.open({ index, from: 'tap' });
        }}
      />
      {wasOpened && (
        <Suspense>
          <TipFileGallery pictures={picturesOf(files)} trigger={trigger} />
        </Suspense>
      )}
    </>
  );
}
