// @vitest-environment happy-dom
import { useLayoutEffect } from 'react';
import { createGateway } from 'qlwb-gateway-sdk';
import { afterEach, expect, it } from 'vitest';
import { storeSmsForm } from '#platform/storage/sms-form.ts';
import { find, mount } from '#ui/state/test-mount.ts';
import { GatewayContext } from '#widgets/gateway/gateway-context.ts';
import { createNoticeQueue, NoticeContext } from '#widgets/notice/notice-context.ts';
import { SmsForm } from './sms-form.tsx';

afterEach(() => sessionStorage.clear());

const gateway = createGateway({
  fetch: async () => new Response(),
  page: () => ({}),
  device: () => ({ uuid: '', userAgent: '' }),
  userToken: () => undefined,
});

/** The form's values in the first frame that the reader sees. */
async function firstSeen() {
  const seen: { phone?: string; consented?: boolean } = {};
  function Eye() {
    useLayoutEffect(() => {
      seen.phone = find<HTMLInputElement>(document, '[type=tel]').value;
      seen.consented = find<HTMLInputElement>(document, '[type=checkbox]').checked;
    }, []);
    return null;
  }
  await mount(
    <GatewayContext value={gateway}>
      <NoticeContext value={createNoticeQueue()}>
        <SmsForm onEnter={() => {}} />
        <Eye />
      </NoticeContext>
    </GatewayContext>,
  );
  return seen;
}

it('restores stored values before the reader can type or tick', async () => {
  storeSmsForm({ phone: '13500000000', consented: true });
  expect(await firstSeen()).toEqual({ phone: '13500000000', consented: true });
});

it('is not ticked without the reader’s consent', async () => {
  expect(await firstSeen()).toEqual({ phone: '', consented: false });
});
