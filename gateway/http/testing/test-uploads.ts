import type { Schemas } from '../../contract/schemas.ts';
import { clientId } from './test-handlers.ts';
import type { TestResponse, TestServer } from './test-server.ts';

const base = '/gateway/x/uploads';

/** Uploads files to a gateway under test. @param headers with a reader's token, a device's upload secret, or neither */
export function uploaderTo(server: TestServer, headers: Record<string, string>) {
  const start = (size: number, kind = 'picture', id: string = clientId()) =>
    server.post(`${base}/start`, { kind, size, clientId: id }, headers);
  const chunk = (id: string, offset: number, bytes: Uint8Array): Promise<TestResponse> =>
    server.app.inject({
      method: 'POST',
      url: `${base}/chunk?uploadId=${id}&offset=${offset}`,
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      payload: Buffer.from(bytes),
    });
  const finish = (id: string) => server.post(`${base}/finish`, { uploadId: id }, headers);
  const started = async (size: number, kind = 'picture') => idOf(await start(size, kind));
  return {
    start,
    started,
    chunk,
    finish,
    progress: (id: string) => server.get(`${base}/progress?uploadId=${id}`, headers),
    remove: (id: string) => server.post(`${base}/removal`, { uploadId: id }, headers),
    /** Uploads a whole file. @returns its id and the response to the last call */
    async send(content: Uint8Array, kind = 'picture') {
      const id = await started(content.byteLength, kind);
      await chunk(id, 0, content);
      return { id, response: await finish(id) };
    },
  };
}

export const idOf = (response: TestResponse): string =>
  response.json<{ data: Schemas['UploadStarted'] }>().data.id;
export const attachmentIn = (response: TestResponse) => response.json<{ data: Schemas['Attachment'] }>().data;
