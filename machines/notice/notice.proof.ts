import { after, defineProof } from '../proof/proof.ts';
import { noticeMachine, type Toast } from './notice.machine.ts';

const saved = { type: 'toast.show', text: '已保存' } as const;
const copied = { type: 'toast.show', text: '已复制', position: 'top', origin: 'plugin' } as const;
/** three seconds, two for those of plugins: spec section 9 */
const savedToast: Toast = { text: '已保存', position: 'bottom', duration: 3000 };
const copiedToast: Toast = { text: '已复制', position: 'top', duration: 2000 };
const open = (id: string) => ({ type: 'loading.open', id }) as const;
const close = (id: string) => ({ type: 'loading.close', id }) as const;

const endsToast = (type: string) => type === 'toast.dismiss' || type.startsWith('xstate.after.toastDuration');
const sameList = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((entry, index) => entry === other[index]);

export const noticeProof = defineProof({
  name: 'notice',
  title: '提示与加载遮罩',
  machine: noticeMachine,
  events: [saved, copied, 'toast.dismiss', open('文章'), open('评论'), close('文章'), close('评论')],
  isSearchBoundary: ({ context }) => context.toasts.length > 2,
  invariants: {
    'a toast is shown exactly while one is queued': ({ to }) =>
      to.hasTag('toast') === to.context.toasts.length > 0,
    'the overlay is open exactly while a caller holds it open': ({ to }) =>
      to.hasTag('loading') === to.context.loaders.length > 0,
    'no caller holds the overlay open twice': ({ to }) =>
      new Set(to.context.loaders).size === to.context.loaders.length,
    'no toast is lost: only the one on screen disappears, the others keep their order': ({
      from,
      event,
      to,
    }) => {
      const before = from.context.toasts;
      const now = to.context.toasts;
      if (event.type === 'toast.show') return sameList(now.slice(0, -1), before);
      return sameList(now, endsToast(event.type) ? before.slice(1) : before);
    },
  },
  expectations: {
    'initially nothing is shown': { when: [], state: { toast: 'hidden', loading: 'closed' }, tags: [] },
    'a page’s toast is shown at the bottom for three seconds': {
      when: [saved, after(2999)],
      state: { toast: 'shown' },
      context: { toasts: [savedToast] },
    },
    'a page’s toast disappears after three seconds': {
      when: [saved, after(3000)],
      state: { toast: 'hidden' },
    },
    'a plugin’s toast disappears after two seconds': {
      when: [copied, after(2000)],
      state: { toast: 'hidden' },
    },
    'the next toast has its full duration': {
      when: [saved, copied, after(4999)],
      context: { toasts: [copiedToast] },
    },
    'the next toast disappears in turn': { when: [saved, copied, after(5000)], context: { toasts: [] } },
    'a dismissed toast makes room for the next': {
      when: [saved, copied, { type: 'toast.dismiss' }],
      state: { toast: 'shown' },
      context: { toasts: [copiedToast] },
    },
    'the toast after a dismissed one has its full duration': {
      when: [copied, after(1000), saved, 'toast.dismiss', after(2999)],
      context: { toasts: [savedToast] },
    },
    'the last toast is dismissed': { when: [saved, 'toast.dismiss'], state: { toast: 'hidden' } },
    'a caller opens the overlay': { when: [open('文章')], tags: ['loading'] },
    'the overlay stays open for the second of two callers': {
      when: [open('文章'), open('评论'), close('文章')],
      state: { loading: 'open' },
      context: { loaders: ['评论'] },
    },
    'the overlay closes with the last caller': {
      when: [open('文章'), open('评论'), close('文章'), close('评论')],
      state: { loading: 'closed' },
    },
    'a caller that opens twice closes once': {
      when: [open('文章'), open('文章'), close('文章')],
      state: { loading: 'closed' },
    },
    'an overlay that is not closed stays open for half a minute': {
      when: [open('文章'), after(29_999)],
      state: { loading: 'open' },
    },
    'an overlay that is not closed closes after half a minute': {
      when: [open('文章'), after(30_000)],
      state: { loading: 'closed' },
      context: { loaders: [] },
    },
  },
});
