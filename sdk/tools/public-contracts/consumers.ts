/** Programs that call each contract's SDK; each marked line must fail to compile. */
export const consumers: Readonly<Record<string, string>> = {
  'pet-shop': `
import { createGateway } from './client/gateway.ts';
import type { OperationAnswer, OperationData } from './client/operation.ts';
import { class_ } from './generated/operations/default.ts';
import { delete_, hasPet, listPets, new_, petsGet } from './generated/operations/pets.ts';
import { import_ } from './generated/operations/photos.ts';

const { call, data } = createGateway({});
export const pets: { id: string; name: string; kind?: 'cat' | 'dog' }[] = await call(listPets, {});
export const nothing: undefined = await call(delete_, { path: { petId: '1' } });
export const same: OperationData<'pets/get'> = (await data(petsGet, { path: { petId: '1' } })) satisfies OperationAnswer<'pets/get'>;
await call(listPets, { query: { tags: ['a', 'b'], filter: { kind: 'cat' }, timestamp: 'now' } });
await call(new_, { body: { id: '1', name: 'Tom' } });
await call(hasPet, { path: { petId: '1' } });
await call(import_, { path: { petId: '1', photo: [1, 2] } });
await call(import_, { path: { petId: '1', photo: [1, 2] }, body: { title: 'Tom' } });
await call(class_, { body: [{ id: '1', name: 'Tom' }] });
await call(class_, {});
// @ts-expect-error the path parameter is missing
await call(petsGet, {});
// @ts-expect-error another path parameter
await call(petsGet, { path: { id: '1' } });
// @ts-expect-error a path parameter of the wrong type
await call(petsGet, { path: { petId: 1 } });
// @ts-expect-error a misspelt body key
await call(new_, { body: { id: '1', name: 'Tom', king: 'cat' } });
// @ts-expect-error a required body is missing
await call(new_, {});
// @ts-expect-error no list
await call(class_, { body: { id: '1', name: 'Tom' } });
`,
  payments: `
import { createGateway } from './client/gateway.ts';
import { PostCharges, PostRefunds } from './generated/operations/charges.ts';

const { call } = createGateway({});
const charge = await call(PostCharges, { body: { amount: 5, method: { type: 'card', number: '4242' }, note: null } });
export const account = charge.method.type === 'wallet' ? charge.method.account : charge.method.number;
await call(PostCharges, { body: { amount: 5, method: { type: 'wallet', account: 'a' } } });
const refund = await call(PostRefunds, { body: { charge: 'c1', expand: ['a'], metadata: { a: 'b' } } });
export const problem = 'error' in refund ? refund.error : refund.charge?.id;
await call(PostRefunds, {});
// @ts-expect-error a card has no account
await call(PostCharges, { body: { amount: 5, method: { type: 'card', account: 'a' } } });
// @ts-expect-error no such method
await call(PostCharges, { body: { amount: 5, method: { type: 'cash' } } });
// @ts-expect-error a misspelt form field
await call(PostRefunds, { body: { charges: 'c1' } });
`,
  'file-transfer': `
import { createGateway } from './client/gateway.ts';
import { download, replaceText, upload, uploadForm } from './generated/operations/files.ts';

const { call } = createGateway({});
const path = { path: 'a.txt' };
export const file: Blob = await call(download, { path });
export const text: string = await call(replaceText, { path, bytes: 'words' });
export const none: undefined = await call(upload, { path, bytes: new Uint8Array(3) });
export const id: string = (await call(uploadForm, { body: { file: new Blob(['a']), labels: ['b'], meta: { owner: 'c' } } })).id;
// @ts-expect-error bytes are missing
await call(upload, { path });
// @ts-expect-error the file of a form is a Blob
await call(uploadForm, { body: { file: 'words' } });
// @ts-expect-error a form needs its file
await call(uploadForm, { body: {} });
`,
  'deep-references': `
import { createGateway } from './client/gateway.ts';
import { readTree, storeLevel } from './generated/operations/deep.ts';

const { call } = createGateway({});
const tree = await call(readTree, {});
export const name: string | undefined = tree.branches?.[0]?.tree?.byName?.['a']?.parent?.name;
const level = await call(storeLevel, { path: { id: 1 }, body: { id: 1, left: { id: 2, right: { id: 3 } } } });
export const own: string | undefined = level.left?.right?.left?.list?.[0]?.own3;
// @ts-expect-error the third level lacks its id
await call(storeLevel, { path: { id: 1 }, body: { id: 1, left: { id: 2, right: {} } } });
`,
  'many-operations': `
import { createGateway } from './client/gateway.ts';
import { readResource0 } from './generated/operations/area-0.ts';
import { storeResource499 } from './generated/operations/area-18.ts';

const { call } = createGateway({});
const resource = await call(readResource0, { path: { id: '1' }, query: { expand: ['next'] } });
export const far: string | undefined = resource.next?.next?.far?.[0]?.field29;
await call(storeResource499, { path: { id: '1' }, body: { id: '1', field0: 'a' } });
// @ts-expect-error no such field
await call(storeResource499, { path: { id: '1' }, body: { id: '1', field30: 'a' } });
`,
  'non-ascii-names': `
import { createGateway } from './client/gateway.ts';
import { créerÉtude } from './generated/operations/études.ts';
import { 查询订单 } from './generated/operations/订单-管理.ts';

const { call } = createGateway({});
const 订单 = await call(查询订单, { path: { 编号: '七' }, query: { 城市: '济南', 'with[]': ['a', 'b'] } });
export const 编号: string | undefined = 订单.子订单?.[0]?.编号;
await call(créerÉtude, { body: { prénom: 'Zoé', "l'âge": 7 } });
// @ts-expect-error a path parameter is missing
await call(查询订单, { path: {} });
`,
};
