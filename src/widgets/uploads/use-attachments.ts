import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { Progress } from '#machines/attachments/attachments.machine.ts';
import { objectUrlOf } from '#platform/media/object-url.ts';
import { useGateway } from '#widgets/gateway/gateway-context.ts';
import { createAttachments, type Attachments } from './create-attachments.ts';

/** One picture or video of a form, in the reader's order. */
export interface AttachmentItem {
  readonly key: string;
  readonly kind: 'picture' | 'video';
  readonly progress: Progress;
}

/** The pictures or the video of a form, for `AttachmentsField`, and for whoever sends the form. */
export interface AttachmentsView {
  readonly attachments: Attachments;
  readonly items: readonly AttachmentItem[];
  /** why something was left out, in a sentence; empty when nothing was */
  readonly notice: string;
  /** of those that the gateway has, in their order */
  readonly ids: readonly string[];
  /** on their way */
  readonly pending: number;
  readonly failed: number;
}

/**
 * The attachments of one form. They go on after a reload and when the form is opened again; `attachments.clear()` is called
 * once they became part of something. Calls that claim them send `uploadSecret()` in the header `upload-secret`.
 * @param set name of the form, under which this device keeps its files
 * @param isPrivate pictures that their owner and an auditor alone may see; the same as long as the form stands
 */
export function useAttachments(set: string, isPrivate = false): AttachmentsView {
  const gateway = useGateway();
  const [attachments] = useState(() => createAttachments(gateway, set, isPrivate));
  useEffect(() => attachments.start(), [attachments]);
  const { items, notice } = useSelector(attachments.actor, (now) => now.context);
  const count = (progress: Progress) => items.filter((item) => item.progress === progress).length;
  return {
    attachments,
    items,
    notice,
    ids: attachments.readyIds(),
    pending: count('busy'),
    failed: count('failed'),
  };
}

/** A form's pictures as this device has them, for a gallery. */
export function picturesOf({ attachments, items }: AttachmentsView): { url: string; alt: string }[] {
  return items.flatMap(({ key, kind }, index) => {
    const file = attachments.fileOf(key);
    return kind === 'picture' && file ? [{ url: objectUrlOf(file.blob()), alt: `图片 ${index + 1}` }] : [];
  });
}

/**
 * Of a field with one picture what its form holds of it while it is on its way: a name of this page's, empty where there is
 * none that may arrive. Whoever sends the form puts the gateway's own in its place (`readyPictureId`).
 */
export const chosenPicture = ({ items, failed }: AttachmentsView): string =>
  failed > 0 ? '' : (items[0]?.key ?? '');

/** The gateway's name of the one picture of a field; empty while it has none. */
export const readyPictureId = ({ attachments }: AttachmentsView): string => attachments.readyIds()[0] ?? '';
