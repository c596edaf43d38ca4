import { expect, test, vi } from 'vitest';
import { createNoticeQueue } from './notice-context.ts';

test('queues events until the machine is connected, then forwards them in order', () => {
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
