import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCircle, addTopic } from '../community/test-community.ts';
import {
  call,
  clientId,
  openTestHandlers,
  start,
  type TestHandlers,
} from '../../http/testing/test-handlers.ts';
import { deleteAccount } from './own-data.ts';

let gateway: TestHandlers;
beforeAll(async () => {
  gateway = await openTestHandlers();
});
afterAll(() => gateway.close());

test('a reader’s circles and posts are exported; a deleted account leaves its circles and keeps no name', async () => {
  await addCircle(gateway.db, 'walk');
  await addTopic(gateway.db, 'bridge');
  const [li, zhou] = [await gateway.signIn('老李'), await gateway.signIn('周')];
  expect((await gateway.exportOf(li)).account).not.toHaveProperty('community');
  for (const reader of [li, zhou])
    await call(gateway.handlers, 'joinCircle', { body: { cliqueId: 'walk', clientId: clientId() } }, reader);
  await call(gateway.handlers, 'getCircleInvitation', { body: { cliqueId: 'walk' } }, li);
  const body = { topicId: 'bridge', text: '村口那座桥', clientId: clientId() };
  await call(gateway.handlers, 'addPost', { body }, li);
  expect((await gateway.exportOf(li)).account).toMatchObject({
    community: {
      circles: [{ id: 'walk', name: '圈子walk', state: 'joined' }],
      posts: [{ text: '村口那座桥', state: 'shown' }],
    },
  });
  await deleteAccount(gateway.db, gateway.account.vault, li.reader.id, start);
  const circle = await call(gateway.handlers, 'getCircle', { body: { cliqueId: 'walk' } });
  expect(circle).toMatchObject({ memberCount: 1, members: [{ name: '周*' }] });
  expect(await gateway.db.selectFrom('circle_invitations').selectAll().execute()).toEqual([]);
  const posts = await call(gateway.handlers, 'listTopicPosts', { body: { topicId: 'bridge' } });
  expect(posts.list).toMatchObject([{ author: { name: '已注销读者', headImg: '' } }]);
});
