import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { encryptFor } from '../../../src/lib/crypto/encrypted-text.ts';
import type { CallContext } from '../../contract/handler.ts';
import {
  call,
  clientId,
  openTestHandlers,
  story,
  type SignedIn,
  type TestHandlers,
  visitor,
} from '../../http/testing/test-handlers.ts';
import { deleteAccount } from '../account/own-data.ts';
import { readerOwner } from '../shared/upload-owners.ts';
import { moveTip, type NextState } from './move-tip.ts';

let gateway: TestHandlers;
let li: SignedIn;
let zhou: SignedIn;
beforeAll(async () => {
  gateway = await openTestHandlers();
  await gateway.db
    .insertInto('tip_topics')
    .values({
      id: 'roads',
      title: '出行随手拍',
      summary: '哪个路口该管管了',
      cover_json: '{"url":"","width":0,"height":0,"color":"#ffffff","alt":""}',
      host: '城事部',
      category: 'traffic',
      place: 0,
    })
    .execute();
});
afterAll(() => gateway.close());

beforeEach(async () => {
  gateway.moveTo(0);
  li = await gateway.signIn('泉城老李', '135');
  zhou = await gateway.signIn('海边小周', '136');
});

const transport = () => {
  const { publicPem: pem, bits } = gateway.account.transport;
  return { pem, bits };
};
const encrypted = (contact: unknown) => encryptFor(JSON.stringify(contact), transport());

type Fields = Partial<Parameters<typeof sendWith>[1]>;
const sendWith = (
  context: CallContext,
  body: {
    text: string;
    category: 'traffic' | 'other';
    topicId?: string;
    cityId?: string;
    place?: string;
    anonymous?: boolean;
    contact?: ReturnType<typeof encrypted>;
    attachments?: string[];
    clientId: string;
  },
) => call(gateway.handlers, 'publishTip', { body }, context);
const send = (context: CallContext, fields: Fields = {}) =>
  sendWith(context, { text: '路灯坏了', category: 'traffic', clientId: clientId(), ...fields });
const move = (tipId: string, to: NextState, note = '', now = '2026-11-03 09:00:00') =>
  gateway.db.transaction().execute((transaction) => moveTip(transaction, { tipId, to, note, now }));
async function shown(context: CallContext, fields: Fields = {}) {
  const tip = await send(context, fields);
  await move(tip.id, 'accepted');
  return tip;
}
const list = (body: { topicId?: string; order?: 'hot' | 'new'; cursor?: string; pageSize?: number } = {}) =>
  call(gateway.handlers, 'listTopicTips', { body });
const get = (tipId: string, context: CallContext = visitor) =>
  call(gateway.handlers, 'getTip', { query: { tipId } }, context);
const follow = (tipId: string, context: CallContext, isSet = true) =>
  call(gateway.handlers, 'followTip', { body: { tipId, follow: isSet, clientId: clientId() } }, context);

describe('a tip', () => {
  test('is visible to its sender only until an editor accepts it, and to everybody then', async () => {
    const tip = await send(li, { cityId: '135', place: ' 经十路\n东口 ' });
    expect(tip).toMatchObject({
      author: { name: '泉城老李', anonymous: false },
      cityId: '135',
      place: '经十路 东口',
      state: 'received',
      steps: [{ state: 'received', at: '2026-11-03 08:00:00' }],
      own: true,
    });
    expect(tip.id).toMatch(/^tip-/);
    await expect(get(tip.id)).rejects.toMatchObject({ code: 404 });
    await expect(get(tip.id, zhou)).rejects.toMatchObject({ code: 404 });
    expect(await get(tip.id, li)).toEqual(tip);
    await move(tip.id, 'accepted');
    expect(await get(tip.id, zhou)).toMatchObject({ state: 'accepted', own: false });
    expect((await list({ order: 'new' })).list.map(({ id }) => id)).toContain(tip.id);
  });

  test('goes from accepted to reported step by step, with times and editors’ notes', async () => {
    const { id } = await send(li);
    expect(await move(id, 'interviewing')).toBe(false);
    await move(id, 'accepted', '', '2026-11-03 09:00:00');
    await move(id, 'interviewing', '记者 王芳', '2026-11-03 10:00:00');
    await move(id, 'reported', '', '2026-11-03 11:00:00');
    expect(await move(id, 'interviewing')).toBe(false);
    expect((await get(id)).steps).toEqual([
      { state: 'received', at: '2026-11-03 08:00:00' },
      { state: 'accepted', at: '2026-11-03 09:00:00' },
      { state: 'interviewing', at: '2026-11-03 10:00:00', note: '记者 王芳' },
      { state: 'reported', at: '2026-11-03 11:00:00' },
    ]);
  });

  test('lists its steps in order even when they were taken within one second', async () => {
    const { id } = await send(li);
    for (const state of ['accepted', 'interviewing', 'reported', 'hidden'] as const)
      await move(id, state, '', '2026-11-03 08:00:00');
    const steps = ['received', 'accepted', 'interviewing', 'reported', 'hidden'];
    expect((await get(id, li)).steps.map(({ state }) => state)).toEqual(steps);
  });

  test('that is hidden is visible to its sender only, with the reason', async () => {
    const { id } = await shown(li);
    await move(id, 'hidden', '与另一条重复');
    await expect(get(id, zhou)).rejects.toMatchObject({ code: 404 });
    expect((await get(id, li)).steps.at(-1)).toMatchObject({ state: 'hidden', note: '与另一条重复' });
    await move(id, 'accepted');
    expect((await get(id)).steps.map(({ state }) => state)).toEqual(['received', 'accepted']);
  });

  test('with sensitive words is held', async () => {
    expect((await send(li, { text: '有人在卖毒 品' })).state).toBe('held');
    expect((await send(li, { text: '他的电话是 138-0013-8000' })).state).toBe('held');
    expect((await send(li, { place: '办 假 证的楼下', cityId: '135' })).state).toBe('held');
  });

  test('that is sent twice is stored once and counts once', async () => {
    const id = clientId();
    expect(await send(li, { clientId: id })).toEqual(await send(li, { clientId: id }));
    const own = await call(gateway.handlers, 'listOwnTips', { body: {} }, li);
    expect(own).toMatchObject({ total: 1 });
  });

  test('ten an hour are allowed, and a stored one may still be retried', async () => {
    const id = clientId();
    const first = await send(li, { clientId: id });
    for (let sent = 1; sent < 10; sent += 1) await send(li);
    await expect(send(li)).rejects.toMatchObject({ code: 429, retryAfter: 3600 });
    expect(await send(li, { clientId: id })).toEqual(first);
    gateway.moveTo(61);
    await expect(send(li)).resolves.toBeDefined();
  });

  test('requires a signed-in reader and an existing topic', async () => {
    await expect(send(visitor)).rejects.toMatchObject({ code: 401 });
    await expect(send(li, { topicId: 'none' })).rejects.toMatchObject({ code: 404 });
  });
});

describe('attachments', () => {
  async function upload(owner: SignedIn, id: string, kind: 'picture' | 'video' = 'picture'): Promise<string> {
    const file = `${id}.${kind === 'video' ? 'mp4' : 'webp'}`;
    const picture = {
      width: 40,
      height: 30,
      color: '#112233',
      bytes: 9,
      duration: kind === 'video' ? 7 : null,
    };
    await gateway.db
      .insertInto('uploads')
      .values({
        id,
        kind,
        file,
        owner: readerOwner(owner.reader.id),
        size: 9,
        received: 9,
        state: 'ready',
        holder: '',
        held_until: '',
        subject: null,
        place: 0,
        created_at: '2026-11-03 08:00:00',
        ...picture,
      })
      .execute();
    return id;
  }

  test('are pictures in their order or one video, and belong to one tip only', async () => {
    const attachments = [await upload(li, 'up-b'), await upload(li, 'up-a')];
    const tip = await send(li, { attachments });
    expect(tip.pictures).toEqual([
      { url: '/media/uploads/up-b.webp', width: 40, height: 30, color: '#112233', alt: '' },
      { url: '/media/uploads/up-a.webp', width: 40, height: 30, color: '#112233', alt: '' },
    ]);
    await expect(send(li, { attachments: ['up-a'] })).rejects.toMatchObject({ code: 409 });
    const video = await send(li, { attachments: [await upload(li, 'up-c', 'video')] });
    expect(video).toMatchObject({ pictures: [], video: { url: '/media/uploads/up-c.mp4', duration: 7 } });
  });

  test('must be the sender’s own, and of one kind', async () => {
    const theirs = await upload(zhou, 'up-d');
    await expect(send(li, { attachments: [theirs] })).rejects.toMatchObject({ code: 409 });
    const both = [await upload(li, 'up-e'), await upload(li, 'up-f', 'video')];
    await expect(send(li, { attachments: both })).rejects.toMatchObject({ code: 400 });
    const own = await call(gateway.handlers, 'listOwnTips', { body: {} }, li);
    expect(own.total).toBe(0);
  });
});

describe('the sender’s contact', () => {
  test('is stored encrypted and appears in no response', async () => {
    const contact = encrypted({
      phone: '13800138000',
      position: { latitude: 36.65123, longitude: 117.1201 },
    });
    const tip = await send(li, { contact });
    const { contact_sealed: kept } = await gateway.db
      .selectFrom('tips')
      .select('contact_sealed')
      .where('id', '=', tip.id)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(gateway.account.vault.decrypt(kept ?? ''))).toEqual({
      phone: '13800138000',
      position: { latitude: 36.651, longitude: 117.12 },
    });
    const rows = JSON.stringify([
      tip,
      await gateway.db.selectFrom('tips').selectAll().execute(),
      await gateway.db.selectFrom('write_receipts').selectAll().execute(),
    ]);
    for (const secret of ['13800138000', '36.65', '117.12']) expect(rows).not.toContain(secret);
  });

  test.each(['x', null, { phone: 5 }, { position: { latitude: 91, longitude: 0 } }, { position: 'x' }])(
    'is rejected as %j',
    async (contact) => {
      await expect(send(li, { contact: encrypted(contact) })).rejects.toMatchObject({
        code: 400,
        fields: [{ path: 'body.contact' }],
      });
    },
  );

  test('is deleted with the account, like unpublished tips; published tips stay anonymously', async () => {
    const contact = encrypted({ phone: '13800138000' });
    const seen = await shown(li, { contact, text: '公开的一条' });
    gateway.moveTo(1);
    const unseen = await send(li, { contact, text: '没公开的一条' });
    const { account, personal } = await gateway.exportOf(li);
    expect(JSON.stringify(account)).not.toContain('13800138000');
    expect(personal.tips).toEqual([
      { id: seen.id, phone: '13800138000' },
      { id: unseen.id, phone: '13800138000' },
    ]);
    await deleteAccount(
      gateway.db,
      gateway.account.vault,
      li.reader.id,
      new Date('2026-11-03T12:00:00+08:00'),
    );
    expect((await get(seen.id)).author).toEqual({ name: '匿名读者', headImg: '', anonymous: true });
    const left = await gateway.db
      .selectFrom('tips')
      .select(['id', 'contact_sealed'])
      .where('author_id', '=', li.reader.id)
      .execute();
    expect(left).toEqual([{ id: seen.id, contact_sealed: null }]);
  });
});

describe('lists', () => {
  test('are ordered by heat (2 for each follower, 1 for each comment) or by time', async () => {
    await gateway.db.deleteFrom('tips').execute();
    const [quiet, followed, talked] = [
      await shown(li, { topicId: 'roads' }),
      await shown(li, { topicId: 'roads' }),
      await shown(li, { topicId: 'roads' }),
    ];
    await follow(followed.id, zhou);
    for (const body of ['一', '二', '三'])
      await call(
        gateway.handlers,
        'addComment',
        { body: { newsId: talked.id, subjectType: 'tip', body, clientId: clientId() } },
        zhou,
      );
    const { topic, list: hottest } = await list({ topicId: 'roads' });
    expect(hottest.map(({ id }) => id)).toEqual([talked.id, followed.id, quiet.id]);
    expect(topic).toMatchObject({ tips: 3, follows: 1, comments: 3, title: '出行随手拍' });
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await list({ order: 'new', pageSize: 1, ...(cursor !== undefined && { cursor }) });
      ids.push(...page.list.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    expect(ids).toEqual([talked.id, followed.id, quiet.id].toSorted().toReversed());
    await expect(list({ topicId: 'none' })).rejects.toMatchObject({ code: 404 });
    expect((await call(gateway.handlers, 'listTipTopics', {})).list).toEqual([topic]);
  });

  test('of one’s own contain all own tips, newest first, and no others', async () => {
    const first = await send(li);
    gateway.moveTo(1);
    const second = await send(li, { text: '枪支' });
    await send(zhou);
    const own = await call(gateway.handlers, 'listOwnTips', { body: { pageSize: 1 } }, li);
    expect(own).toMatchObject({ total: 2, list: [{ id: second.id, state: 'held' }] });
    const rest = await call(
      gateway.handlers,
      'listOwnTips',
      { body: { pageSize: 1, cursor: own.nextCursor ?? '' } },
      li,
    );
    expect(rest.list.map(({ id }) => id)).toEqual([first.id]);
  });
});

describe('following', () => {
  test('counts a reader once and can be undone', async () => {
    const { id } = await shown(li);
    await follow(id, zhou);
    expect(await follow(id, zhou)).toEqual({ tipId: id, follows: 1, followed: true });
    expect(await get(id, zhou)).toMatchObject({ followed: true, follows: 1 });
    expect(await get(id, li)).toMatchObject({ followed: false, follows: 1 });
    expect(await follow(id, zhou, false)).toMatchObject({ follows: 0, followed: false });
    expect(await follow(id, zhou, false)).toMatchObject({ follows: 0 });
  });

  test('requires a published tip', async () => {
    const { id } = await send(li);
    await expect(follow(id, zhou)).rejects.toMatchObject({ code: 404 });
  });
});

describe('comments', () => {
  const write = (newsId: string, context: CallContext) =>
    call(
      gateway.handlers,
      'addComment',
      { body: { newsId, subjectType: 'tip', body: '我也看到了', clientId: clientId() } },
      context,
    );

  test('are allowed on published tips and counted', async () => {
    const { id } = await shown(li);
    await write(id, zhou);
    expect(await get(id)).toMatchObject({ comments: 1 });
    const under = await call(gateway.handlers, 'listNewsComments', {
      body: { newsId: id, subjectType: 'tip' },
    });
    expect(under).toMatchObject({ total: 1, list: [{ body: '我也看到了', author: { name: '海边小周' } }] });
  });

  test('are rejected on other tips', async () => {
    const { id } = await send(li);
    await expect(write(id, li)).rejects.toMatchObject({ code: 404 });
    await gateway.addStories(story('tip-story', 1));
    await expect(write('tip-story', li)).rejects.toMatchObject({ code: 404 });
  });
});

test('never reveal who sent a tip anonymously', async () => {
  const name = '不愿透露姓名的赵工';
  const secret = await gateway.signIn(name, '148');
  await gateway.db
    .updateTable('users')
    .set({ head_img: '/media/store/face.jpg', user_des: '某厂工程师' })
    .where('id', '=', secret.reader.id)
    .execute();
  const device = 'f00dfeed-0000-4000-8000-000000000000';
  const contact = encrypted({ phone: '13912345678', position: { latitude: 37.43579, longitude: 116.35915 } });
  const body = {
    text: '夜里偷排',
    anonymous: true,
    topicId: 'roads',
    cityId: '148',
    place: '运河边',
    contact,
  };
  const tip = await shown({ ...secret, device, address: '203.0.113.77' }, body);
  await follow(tip.id, secret);
  const common = { newsId: tip.id, subjectType: 'tip' } as const;
  await call(
    gateway.handlers,
    'addComment',
    { body: { ...common, body: '盼着有人管', clientId: clientId() } },
    zhou,
  );
  const item = { id: 'i1', title: '排查', body: '正在排查', source_name: '环保', source_description: '' };
  await gateway.db
    .insertInto('tip_items')
    .values({
      ...item,
      source_url: null,
      city_id: null,
      pictures_json: '[]',
      story_id: null,
      published_at: '2026-11-03 08:00:00',
    })
    .execute();
  await gateway.db.updateTable('tips').set({ item_id: 'i1' }).where('id', '=', tip.id).execute();
  for (const reader of [visitor, zhou]) {
    const responses = [
      await get(tip.id, reader),
      await call(gateway.handlers, 'listTopicTips', { body: { topicId: 'roads', pageSize: 50 } }, reader),
      await call(gateway.handlers, 'listTopicTips', { body: { order: 'new', pageSize: 50 } }, reader),
      await call(gateway.handlers, 'listTipTopics', {}, reader),
      await call(gateway.handlers, 'getTipItem', { query: { itemId: 'i1' } }, reader),
      await call(gateway.handlers, 'listNewsComments', { body: common }, reader),
      await call(
        gateway.handlers,
        'listPublicComments',
        { body: { subjectType: 'tip', subjectId: tip.id } },
        reader,
      ),
      await call(gateway.handlers, 'searchNews', { body: { query: '夜里偷排' } }, reader),
      ...(reader === zhou
        ? [
            await follow(tip.id, zhou),
            await call(gateway.handlers, 'listOwnTips', { body: {} }, zhou),
            await call(gateway.handlers, 'listOwnComments', { body: {} }, zhou),
            await gateway.exportOf(zhou),
          ]
        : []),
    ];
    expect(responses[0]).toMatchObject({
      author: { name: '匿名读者', headImg: '', anonymous: true },
      own: false,
      followed: false,
    });
    const all = JSON.stringify(responses);
    expect(all).toContain(tip.id);
    const secrets = [secret.reader.id, name, '赵工', 'face.jpg', '工程师', device, '203.0.113'];
    for (const trace of [...secrets, '13912345678', '37.43', '116.35'])
      expect(all, trace).not.toContain(trace);
  }
  expect((await get(tip.id, secret)).own).toBe(true);
});
