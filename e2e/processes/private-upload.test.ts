import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seal } from '../../src/lib/crypto/sealed.ts';
import { startGateway, type RunningGateway } from '../support/gateway.ts';

const picture = new URL('../../demo/media/pictures/clinic.jpg', import.meta.url);
let gateway: RunningGateway;
let owner: string;
let stranger: string;
beforeAll(async () => {
  gateway = await startGateway();
  owner = await gateway.token('李队长');
  stranger = await gateway.token('路人');
}, 120_000);
afterAll(() => gateway.stop());

interface Answer<Data> {
  readonly status: number;
  readonly data: Data;
}

async function ask<Data>(path: string, token?: string, body?: object): Promise<Answer<Data>> {
  const isBytes = body instanceof Uint8Array;
  const type = isBytes ? 'application/octet-stream' : 'application/json';
  const answer = await fetch(gateway.origin + path, {
    headers: { ...(token && { token }), ...(body && { 'content-type': type }) },
    ...(body && { method: 'POST', body: isBytes ? Buffer.from(body) : JSON.stringify(body) }),
  });
  const { data } = (await answer.json()) as { data: Data };
  return { status: answer.status, data };
}
const load = async (address: string) => (await fetch(new URL(address, gateway.origin))).status;

interface Upload {
  readonly id: string;
  readonly url: string;
}

async function upload(isPrivate: boolean): Promise<Upload> {
  const bytes = await readFile(picture);
  const begun = { kind: 'picture', size: bytes.byteLength, private: isPrivate, clientId: randomUUID() };
  const { data } = await ask<{ id: string }>('/gateway/x/uploads/start', owner, begun);
  await ask(`/gateway/x/uploads/chunk?uploadId=${data.id}&offset=0`, owner, bytes);
  return (await ask<Upload>('/gateway/x/uploads/finish', owner, { uploadId: data.id })).data;
}

test('a licence is seen by its owner and by the auditor, and by nobody else', async () => {
  const licence = await upload(true);
  const logo = await upload(false);
  // its owner sees it in the form, and it has no other address
  expect(await load(licence.url)).toBe(200);
  const file = basename(licence.url);
  expect(await load(`/media/uploads/${file}`)).toBe(404);
  expect(await load(`/media/private/${file}`)).toBe(404);
  for (const call of ['finish', 'removal'])
    expect(
      (await ask(`/gateway/x/uploads/${call}`, stranger, { uploadId: licence.id })).data,
    ).not.toMatchObject({
      url: expect.anything(),
    });
  expect(await load(licence.url)).toBe(200);

  const { data: key } = await ask<{ pem: string; bits: 1024 | 2048 }>('/gateway/x/account/public-key');
  const contact = seal(JSON.stringify({ contactName: '李志远', contactPhone: '13800138000' }), key);
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
  const sent = await ask<{ id: string }>(`${commonweal}/registCommonwealGroup`, owner, {
    form,
    clientId: randomUUID(),
  });
  expect(sent.status).toBe(200);
  const { id } = sent.data;

  // the owner again, who mends it
  const own = `${commonweal}/getCommonwealGroupInfo?key=${encodeURIComponent(contact.key)}`;
  const told = await ask<{ licence: { url: string } }>(own, owner);
  expect(await load(told.data.licence.url)).toBe(200);
  expect((await ask(own, stranger)).status).toBe(404);
  expect((await ask(own)).status).toBe(401);

  // the auditor
  const printed = await gateway.run('desk', 'commonweal', 'read', id);
  const address = /\/media\/private\/\S+/.exec(printed)?.[0] ?? '';
  expect(await load(address)).toBe(200);
  await gateway.run('desk', 'commonweal', 'approve', id);

  // everybody sees the group and its logo, and nothing of the licence
  const home = await ask<{ group: { logo: { url: string } } }>(
    `${commonweal}/getCommonwealGroupHomeInfo?groupId=${id}`,
    stranger,
  );
  expect(await load(home.data.group.logo.url)).toBe(200);
  expect(JSON.stringify(home.data)).not.toContain(file);
  expect(JSON.stringify(home.data)).not.toContain('/media/private/');
}, 60_000);
