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

/** The pictures or the video of a form, for `AttachmentsField` and for sending the form. */
export interface AttachmentsView {
  readonly attachments: Attachments;
  readonly items: readonly AttachmentItem[];
  /** why files were left out; may be empty */
  readonly notice: string;
  /** upload ids of the completed files, in order */
  readonly ids: readonly string[];
  /** uploading */
  readonly pending: number;
  readonly failed: number;
}

/**
 * The attachments of one form. Uploads resume after a reload and when the form is opened again; call `attachments.clear()`
 * once the form was sent. Calls that claim them send `uploadSecret()` in the header `upload-secret`.
 * @param set name of the form, under which its files are stored on this device
 * @param isPrivate only the owner and an auditor may see the pictures; constant per form
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

/** A form's local pictures, for a gallery. */
export function picturesOf({ attachments, items }: AttachmentsView): { url: string; alt: string }[] {
  return items.flatMap(({ key, kind }, index) => {
    const file = attachments.fileOf(key);
    return kind === 'picture' && file ? [{ url: objectUrlOf(file.blob()), alt: `图片 ${index + 1}` }] : [];
  });
}

/**
 * Form value of a field with one picture while it uploads: its local key, or empty if it failed or there is none. It is
 * replaced by the upload id (`readyPictureId`) when the form is sent.
 */
export const chosenPicture = ({ items, failed }: AttachmentsView): string =>
  failed > 0 ? '' : (items[0]?.key ?? '');

/** Upload id of a field's only picture; empty until it is complete. */
export const readyPictureId = ({ attachments }: AttachmentsView): string => attachments.readyIds()[0] ?? '';
