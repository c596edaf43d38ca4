import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { encryptFor } from '../../src/lib/crypto/encrypted-text.ts';
import { startGateway, type RunningGateway } from '../support/gateway.ts';

const picture = new URL('../../demo/media/pictures/clinic.jpg', import.meta.url);
let gateway: RunningGateway;
let ownerToken: string;
let strangerToken: string;
beforeAll(async () => {
  gateway = await startGateway({ environment: { DEMO_CONTENT: 'off' } });
  ownerToken = await gateway.token('李队长');
  strangerToken = await gateway.token('路人');
}, 120_000);
afterAll(() => gateway.stop());

interface ResponseBody<Data> {
  readonly status: number;
  readonly data: Data;
}

async function request<Data>(path: string, token?: string, body?: object): Promise<ResponseBody<Data>> {
  const isBytes = body instanceof Uint8Array;
  const type = isBytes ? 'application/octet-stream' : 'application/json';
  const response = await fetch(gateway.origin + path, {
    headers: { ...(token && { token }), ...(body && { 'content-type': type }) },
    ...(body && { method: 'POST', body: isBytes ? Buffer.from(body) : JSON.stringify(body) }),
  });
  const { data } = (await response.json()) as { data: Data };
  return { status: response.status, data };
}
const statusOf = async (address: string) => (await fetch(new URL(address, gateway.origin))).status;

interface Upload {
  readonly id: string;
  readonly url: string;
}

async function upload(isPrivate: boolean): Promise<Upload> {
  const bytes = await readFile(picture);
  const begun = { kind: 'picture', size: bytes.byteLength, private: isPrivate, clientId: randomUUID() };
  const { data } = await request<{ id: string }>('/gateway/x/uploads/start', ownerToken, begun);
  await request(`/gateway/x/uploads/chunk?uploadId=${data.id}&offset=0`, ownerToken, bytes);
  return (await request<Upload>('/gateway/x/uploads/finish', ownerToken, { uploadId: data.id })).data;
}

test('only the owner and the auditor can see a licence', async () => {
  const licence = await upload(true);
  const logo = await upload(false);
  // the owner sees it in the form; it has no other address
  expect(await statusOf(licence.url)).toBe(200);
  const file = basename(licence.url);
  expect(await statusOf(`/media/uploads/${file}`)).toBe(404);
  expect(await statusOf(`/media/private/${file}`)).toBe(404);
  for (const call of ['finish', 'removal'])
    expect(
      (await request(`/gateway/x/uploads/${call}`, strangerToken, { uploadId: licence.id })).data,
    ).not.toMatchObject({
      url: expect.anything(),
    });
  expect(await statusOf(licence.url)).toBe(200);

  const { data: key } = await request<{ pem: string; bits: 1024 | 2048 }>('/gateway/x/account/public-key');
  const contact = encryptFor(JSON.stringify({ contactName: '李志远', contactPhone: '13800138000' }), key);
  const form = {
    name: '泉城应急救援队',
    creditCode: '51370000MJD0000010',
    cityId: '135',
    contact,
    licenceId: licence.id,
    logoId: logo.id,
    introduction: '由退役军人和社区医生组成，周末做急救培训，汛期巡河。',
    consented: true,
  };
  const commonweal = '/gateway/api/commonweal/v1';
  const sent = await request<{ id: string }>(`${commonweal}/registCommonwealGroup`, ownerToken, {
    form,
    clientId: randomUUID(),
  });
  expect(sent.status).toBe(200);
  const { id } = sent.data;

  // the owner, in the form for changes
  const own = `${commonweal}/getCommonwealGroupInfo?key=${encodeURIComponent(contact.key)}`;
  const info = await request<{ licence: { url: string } }>(own, ownerToken);
  expect(await statusOf(info.data.licence.url)).toBe(200);
  expect((await request(own, strangerToken)).status).toBe(404);
  expect((await request(own)).status).toBe(401);

  // the auditor
  const printed = await gateway.run('desk', 'commonweal', 'read', id);
  const address = /\/media\/private\/\S+/.exec(printed)?.[0] ?? '';
  expect(await statusOf(address)).toBe(200);
  await gateway.run('desk', 'commonweal', 'approve', id);

  // everybody else sees the group and its logo, but not the licence
  const home = await request<{ group: { logo: { url: string } } }>(
    `${commonweal}/getCommonwealGroupHomeInfo?groupId=${id}`,
    strangerToken,
  );
  expect(await statusOf(home.data.group.logo.url)).toBe(200);
  expect(JSON.stringify(home.data)).not.toContain(file);
  expect(JSON.stringify(home.data)).not.toContain('/media/private/');
}, 60_000);
