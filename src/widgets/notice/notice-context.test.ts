import { expect, test, vi } from 'vitest';
import { createNoticeQueue } from './notice-context.ts';

test('what is asked before the machine runs is told to it in order, and everything after at once', () => {
  const notice = createNoticeQueue();
  const receive = vi.fn();
  notice.toast('一');
  const close = notice.loading();
  notice.connect(receive);
  close();
  notice.toast('二', { position: 'top' });
  expect(receive.mock.calls.map(([event]) => event)).toEqual([
    { type: 'toast.show', text: '一' },
    { type: 'loading.open', id: 'loading-1' },
    { type: 'loading.close', id: 'loading-1' },
    { type: 'toast.show', text: '二', position: 'top' },
  ]);
});
