import { act } from 'react';
import type { Gateway } from 'qlwb-gateway-sdk';
import { GatewayError } from 'qlwb-gateway-sdk/errors';
import { expect, it, vi } from 'vitest';
import { eventually, find, mount } from '#ui/state/test-mount.ts';
import { GatewayContext } from '#widgets/gateway/gateway-context.ts';
import { AttachmentsField } from './attachments-field.tsx';
import { useAttachments } from './use-attachments.ts';

/** A gateway that receives files, and fails as the test says. */
function receivingGateway() {
  const received = new Map<string, { kind: string; bytes: number[]; size: number }>();
  const faults: Record<string, GatewayError | undefined> = {};
  const operations: string[] = [];
  const answers: Record<string, (input: Call) => unknown> = {
    startUpload: ({ body: { kind = '', size = 0 } = {} }) => {
      const id = `u${received.size + 1}`;
      received.set(id, { kind, bytes: [], size });
      return { id, received: 0, chunkSize: 64 * 1024, smallestChunk: 1 };
    },
    sendUploadChunk: ({ query: { uploadId = '' } = {}, bytes = new Uint8Array() }) => {
      const file = received.get(uploadId);
      file?.bytes.push(...bytes);
      return { state: 'open', received: file?.bytes.length, size: file?.size };
    },
    getUploadProgress: ({ query: { uploadId = '' } = {} }) => ({
      received: received.get(uploadId)?.bytes.length ?? 0,
    }),
    finishUpload: ({ body: { uploadId = '' } = {} }) => ({ id: uploadId, url: '/media/uploads/a.jpg' }),
    removeUpload: ({ body: { uploadId = '' } = {} }) => ({ removed: received.delete(uploadId) }),
  };
  const data = vi.fn(async (operation: { id: string }, input: Call) => {
    operations.push(operation.id);
    const fault = faults[operation.id];
    if (fault) throw fault;
    return answers[operation.id]?.(input);
  });
  return { gateway: { data } as unknown as Gateway, received, faults, operations };
}

interface Call {
  readonly body?: { readonly kind?: string; readonly size?: number; readonly uploadId?: string };
  readonly query?: { readonly uploadId?: string };
  readonly bytes?: Uint8Array;
}

function Form() {
  const view = useAttachments('test');
  return (
    <>
      <AttachmentsField
        view={view}
        arrange={({ items, keyOf, children }) =>
          items.map((item) => <div key={keyOf(item)}>{children(item)}</div>)
        }
      />
      <output>{JSON.stringify({ ids: view.ids, pending: view.pending, failed: view.failed })}</output>
    </>
  );
}

async function openForm(gateway: Gateway) {
  const place = await mount(
    <GatewayContext value={gateway}>
      <Form />
    </GatewayContext>,
  );
  return {
    place,
    choose: (...files: File[]) =>
      act(async () => {
        const input = find<HTMLInputElement>(place, 'input');
        Object.defineProperty(input, 'files', { value: files, configurable: true });
        input.dispatchEvent(new Event('change', { bubbles: true }));
      }),
    tap: (label: string) => act(async () => find(place, `[aria-label="${label}"]`).click()),
    state: () => JSON.parse(find(place, 'output').textContent),
  };
}

const video = (bytes: number) => new File([new Uint8Array(bytes).fill(7)], 'a.mp4', { type: 'video/mp4' });
const picture = (name: string) => new File([name], name, { type: 'image/png' });
const network = (operation: string) => new GatewayError(operation, { kind: 'network' });

it('uploads a video in chunks and shows when it is complete', async () => {
  const { gateway, received } = receivingGateway();
  const { place, choose, state } = await openForm(gateway);
  await choose(video(150_000));
  await eventually(() => expect(state()).toEqual({ ids: ['u1'], pending: 0, failed: 0 }));
  expect(place.textContent).toContain('已上传');
  expect(received.get('u1')?.bytes).toHaveLength(150_000);
  expect(place.querySelector('input')).toBeNull();
});

it('resumes from the last chunk when the gateway is reachable again', async () => {
  const { gateway, faults, received } = receivingGateway();
  const { place, choose, state } = await openForm(gateway);
  faults['sendUploadChunk'] = network('sendUploadChunk');
  await choose(video(100_000));
  await eventually(() => expect(place.textContent).toContain('网络断开了，连上后自动继续'));
  faults['sendUploadChunk'] = undefined;
  await act(async () => dispatchEvent(new Event('online')));
  await eventually(() => expect(state().ids).toEqual(['u1']));
  expect(received.get('u1')?.bytes).toHaveLength(100_000);
});

it('shows why the gateway rejected a file, and removes it on request', async () => {
  const { gateway, faults, operations } = receivingGateway();
  const { place, choose, tap, state } = await openForm(gateway);
  faults['finishUpload'] = new GatewayError('finishUpload', {
    kind: 'http',
    status: 422,
    msg: '这个文件不是能识别的图片，请换一张',
  });
  await choose(picture('a'));
  await eventually(() => expect(place.textContent).toContain('这个文件不是能识别的图片，请换一张'));
  expect(state().failed).toBe(1);
  expect(place.querySelector('[aria-label="重试上传图片 1"]')).toBeNull();
  await tap('移除图片 1');
  expect(state()).toEqual({ ids: [], pending: 0, failed: 0 });
  expect(operations).toContain('removeUpload');
});

it('retries a failed upload on request', async () => {
  const { gateway, faults } = receivingGateway();
  const { place, choose, tap, state } = await openForm(gateway);
  faults['startUpload'] = new GatewayError('startUpload', { kind: 'http', status: 500 });
  await choose(picture('a'));
  await eventually(() => expect(place.querySelector('[aria-label="重试上传图片 1"]')).not.toBeNull());
  faults['startUpload'] = undefined;
  await tap('重试上传图片 1');
  await eventually(() => expect(state().ids).toEqual(['u1']));
});

it('takes nine pictures, and says that the rest was left out', async () => {
  const { gateway } = receivingGateway();
  const { place, choose, state } = await openForm(gateway);
  await choose(...Array.from({ length: 10 }, (_, index) => picture(String(index))));
  await eventually(() => expect(state().ids).toHaveLength(9));
  expect(place.textContent).toContain('最多添加 9 张图片，多出的没有添加');
});

it('announces that the rest was left out while the others begin', async () => {
  const { gateway, faults } = receivingGateway();
  faults['startUpload'] = network('startUpload');
  const { place, choose } = await openForm(gateway);
  await choose(picture('a'), new File([], 'b', { type: 'image/png' }));
  expect(find(place, '[role=status]').textContent).toBe('图片 1开始上传，这个文件是空的，请换一个');
});
