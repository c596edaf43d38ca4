import { type ReactNode, useId, useState } from 'react';
import { maxPictures } from '#machines/attachments/attachment-rules.ts';
import { AttachmentRow } from './attachment-row.tsx';
import styles from './attachments-field.module.css';
import type { AttachmentItem, AttachmentsView } from './use-attachments.ts';

const sentences = { busy: '开始上传', ready: '已上传', failed: '没有传上去' } as const;

/** Announces state changes, but not percentages, to screen readers, and why files were left out. */
function useProgressAnnouncement(
  { items, notice }: AttachmentsView,
  nameOf: (item: AttachmentItem) => string,
): string {
  const [before, setBefore] = useState({ items, notice });
  const [said, setSaid] = useState('');
  if (before.items !== items) {
    const known = new Map(before.items.map(({ key, progress }) => [key, progress]));
    const changed = items.filter(({ key, progress }) => known.get(key) !== progress);
    const isNewNotice = notice !== '' && notice !== before.notice;
    setBefore({ items, notice });
    setSaid(
      [
        ...changed.map((item) => `${nameOf(item)}${sentences[item.progress]}`),
        ...(isNewNotice ? [notice] : []),
      ].join('，'),
    );
  }
  return said || notice;
}

/** Props of `ReorderList`. */
export interface ArrangedItems {
  readonly items: readonly AttachmentItem[];
  readonly keyOf: (item: AttachmentItem) => string;
  readonly nameOf: (item: AttachmentItem) => string;
  readonly onMove: (from: number, to: number) => void;
  readonly children: (item: AttachmentItem) => ReactNode;
}

interface AttachmentsFieldProps {
  readonly view: AttachmentsView;
  /** renders the list: `(list) => <ReorderList {...list} />` */
  readonly arrange: (list: ArrangedItems) => ReactNode;
  /** opens a picture full screen. @param index in `picturesOf` */
  readonly onOpen?: (index: number) => void;
  /** validation error */
  readonly fault?: string | undefined;
}

const accepted = 'image/*,video/mp4,video/quicktime,video/webm';
const keyOf = ({ key }: AttachmentItem) => key;

/** Form field for pictures or a video, which are uploaded while the form is filled in. */
export function AttachmentsField({ view, arrange, onOpen, fault }: AttachmentsFieldProps) {
  const { attachments, items, notice } = view;
  const hint = useId();
  const faultId = useId();
  const nameOf = (item: AttachmentItem) =>
    item.kind === 'video' ? '视频' : `图片 ${items.indexOf(item) + 1}`;
  const said = useProgressAnnouncement(view, nameOf);
  const isFull = items.length >= maxPictures || items[0]?.kind === 'video';
  const row = (item: AttachmentItem) => {
    const file = attachments.fileOf(item.key);
    if (file === undefined) return null;
    const name = nameOf(item);
    return (
      <AttachmentRow
        file={file}
        name={name}
        onRemove={() => attachments.remove(item.key)}
        onOpen={onOpen && (() => onOpen(items.indexOf(item)))}
      />
    );
  };
  return (
    <div className={styles.field} role="group" aria-label="图片和视频">
      {items.length > 1
        ? arrange({
            items,
            keyOf,
            nameOf,
            onMove: (from, to) => attachments.actor.send({ type: 'item.moved', from, to }),
            children: row,
          })
        : items.map((item) => <div key={item.key}>{row(item)}</div>)}
      {!isFull && (
        <label className={styles.add}>
          <input
            className={styles.input}
            type="file"
            data-field="attachments"
            accept={accepted}
            multiple
            aria-invalid={fault !== undefined}
            aria-describedby={fault === undefined ? hint : `${faultId} ${hint}`}
            onChange={({ currentTarget }) => {
              attachments.add(Array.from(currentTarget.files ?? []));
              // the same file may be chosen again
              currentTarget.value = '';
            }}
          />
          <span className={styles.plus} aria-hidden="true" />
          {items.length === 0 ? '添加图片或视频' : '再添加图片'}
        </label>
      )}
      <p id={hint} className={styles.hint}>
        最多 9 张图片或 1 个视频（200 MB 以内）。照片里的拍摄地点、时间会自动去掉。
      </p>
      {(fault ?? notice) !== '' && (
        <p id={faultId} className={styles.fault}>
          {fault ?? notice}
        </p>
      )}
      <p className={styles.said} role="status">
        {said}
      </p>
    </div>
  );
}
