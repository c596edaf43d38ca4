import { defineProof } from '../proof/proof.ts';
import { attachmentsMachine, type AttachmentsEvent } from './attachments.machine.ts';

const picture = (key: string) => ({ key, kind: 'picture', size: 10 }) as const;
const video = (key: string) => ({ key, kind: 'video', size: 10 }) as const;
const chosen = (
  ...files: Extract<AttachmentsEvent, { type: 'files.chosen' }>['files']
): AttachmentsEvent => ({
  type: 'files.chosen',
  files,
});
const two = chosen(picture('a'), picture('b'));
const restored: AttachmentsEvent = { type: 'items.restored', items: [{ key: 'c', kind: 'picture' }] };
const moved: AttachmentsEvent = { type: 'item.moved', from: 0, to: 1 };
const removed: AttachmentsEvent = { type: 'item.removed', key: 'a' };
const progressed = (progress: 'ready' | 'failed'): AttachmentsEvent => ({
  type: 'item.progressed',
  key: 'a',
  progress,
});
const item = (key: string, progress: 'busy' | 'ready' | 'failed' = 'busy') => ({
  key,
  kind: 'picture' as const,
  progress,
});

export const attachmentsProof = defineProof({
  name: 'attachments',
  title: '图片和视频',
  machine: attachmentsMachine,
  events: [
    two,
    chosen(video('v')),
    restored,
    moved,
    removed,
    progressed('ready'),
    progressed('failed'),
    'set.cleared',
  ],
  isSearchBoundary: ({ context }) => context.items.length > 3,
  invariants: {
    'all files of a set are of one kind': ({ to }) =>
      new Set(to.context.items.map(({ kind }) => kind)).size <= 1,
    'a set holds up to nine pictures or one video': ({ to: { context } }) =>
      context.items.length <= (context.items[0]?.kind === 'video' ? 1 : 9),
    'an upload that starts joins the set as busy': ({ effects, to }) =>
      effects.every(
        ({ type, params }) =>
          type !== 'startUploads' ||
          (params as { keys: string[] }).keys.every((key) =>
            to.context.items.some((found) => found.key === key && found.progress === 'busy'),
          ),
      ),
  },
  expectations: {
    'chosen files join in order and start uploading': {
      when: [two],
      state: 'choosing',
      context: { items: [item('a'), item('b')], notice: '' },
      effects: [
        { type: 'startUploads', params: { keys: ['a', 'b'] } },
        { type: 'saveOrder', params: { keys: ['a', 'b'] } },
      ],
    },
    'files that may not join are left out with a notice': {
      when: [two, chosen(video('v'))],
      context: { items: [item('a'), item('b')], notice: '图片和视频不能一起发，要换的话请先移除' },
      effects: [
        { type: 'startUploads', params: { keys: [] } },
        { type: 'saveOrder', params: { keys: ['a', 'b'] } },
      ],
    },
    'a tenth picture is left out': {
      when: [chosen(...[...'abcdefghi'].map(picture)), chosen(picture('j'))],
      context: {
        items: [...'abcdefghi'].map((key) => item(key)),
        notice: '最多添加 9 张图片，多出的没有添加',
      },
    },
    'a second video is left out': {
      when: [chosen(video('v')), chosen(video('w'))],
      context: { items: [{ ...item('v'), kind: 'video' }], notice: '视频只能添加一个' },
    },
    'a video of 200 MB joins': {
      when: [chosen({ ...video('v'), size: 209_715_200 })],
      context: { items: [{ ...item('v'), kind: 'video' }], notice: '' },
    },
    'a larger video is left out': {
      when: [chosen({ ...video('v'), size: 209_715_201 })],
      context: { items: [], notice: '视频不能超过 200 MB，请剪短后再添加' },
    },
    'a picture of 80 MB joins': {
      when: [chosen({ ...picture('a'), size: 83_886_080 })],
      context: { items: [item('a')], notice: '' },
    },
    'a larger picture is left out': {
      when: [chosen({ ...picture('a'), size: 83_886_081 })],
      context: { items: [], notice: '这张图片太大了，请缩小后再添加' },
    },
    'files saved by an earlier visit continue uploading': {
      when: [restored],
      state: 'choosing',
      context: { items: [item('c')], notice: '' },
      effects: [{ type: 'startUploads', params: { keys: ['c'] } }],
    },
    'the reader can reorder the files': {
      when: [two, moved],
      state: 'choosing',
      context: { items: [item('b'), item('a')] },
      effects: [{ type: 'saveOrder', params: { keys: ['b', 'a'] } }],
    },
    'removing a file makes room and clears the notice': {
      when: [two, chosen(video('v')), removed],
      state: 'choosing',
      context: { items: [item('b')], notice: '' },
      effects: [{ type: 'saveOrder', params: { keys: ['b'] } }],
    },
    'progress of one file leaves the others unchanged': {
      when: [two, progressed('ready')],
      state: 'choosing',
      context: { items: [item('a', 'ready'), item('b')] },
      effects: [],
    },
    'a failed upload is recorded': {
      when: [two, progressed('failed')],
      context: { items: [item('a', 'failed'), item('b')] },
    },
    'a submitted set becomes empty': {
      when: [two, 'set.cleared'],
      state: 'choosing',
      context: { items: [], notice: '' },
      effects: [],
    },
  },
});
