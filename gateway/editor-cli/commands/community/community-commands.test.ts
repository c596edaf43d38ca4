import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCircle, addTopic } from '../../../domains/community/test-community.ts';
import { call, clientId, openTestHandlers, type TestHandlers } from '../../../http/testing/test-handlers.ts';
import { runEditorCli } from '../../test-editor-cli.ts';

let gateway: TestHandlers;
beforeAll(async () => {
  gateway = await openTestHandlers();
});
afterAll(() => gateway.close());

const cli = (...args: readonly string[]) => runEditorCli(gateway.database.location, args);

test('circle lists applications, approves, refuses and closes', async () => {
  await addCircle(gateway.db, 'walk', { mode: 'approval', capacity: 1 });
  const [li, zhou] = [await gateway.signIn('李'), await gateway.signIn('周')];
  const get = (reader: typeof li) =>
    call(gateway.handlers, 'getCircle', { body: { cliqueId: 'walk' } }, reader);
  for (const reader of [li, zhou])
    await call(gateway.handlers, 'joinCircle', { body: { cliqueId: 'walk', clientId: clientId() } }, reader);
  expect((await cli('circle', 'pending', 'walk')).printed).toHaveLength(2);
  expect(await cli('circle', 'approve', 'walk', li.reader.id)).toMatchObject({ code: 0 });
  expect(await get(li)).toMatchObject({ state: 'joined' });
  expect(await cli('circle', 'approve', 'walk', zhou.reader.id)).toMatchObject({ code: 1 });
  expect(await cli('circle', 'refuse', 'walk', zhou.reader.id)).toMatchObject({ code: 1 });
  expect(await cli('circle', 'refuse', 'walk', zhou.reader.id, '名额', '满了')).toMatchObject({ code: 0 });
  expect(await get(zhou)).toMatchObject({ state: 'refused', note: '名额 满了' });
  expect(await cli('circle', 'close', 'none')).toMatchObject({ code: 1 });
  expect(await cli('circle', 'close', 'walk')).toMatchObject({ code: 0 });
  const chen = await gateway.signIn('陈');
  expect(await get(chen)).toMatchObject({ state: 'closed' });
  expect((await cli('circle', 'list')).printed.join()).toContain('walk  已关闭');
});

test('square shows held posts, removes reported ones, pins words and closes a topic', async () => {
  await addTopic(gateway.db, 'bridge', { is_held: 1 });
  const [li, zhou] = [await gateway.signIn('李'), await gateway.signIn('周')];
  const body = { topicId: 'bridge', text: '村口那座桥', clientId: clientId() };
  const { id } = await call(gateway.handlers, 'addPost', { body }, li);
  const topic = () => call(gateway.handlers, 'getSquareTopic', { query: { topicId: 'bridge' } });
  expect((await cli('square', 'posts', 'held')).printed).toEqual([expect.stringContaining(id)]);
  expect(await cli('square', 'show', id)).toMatchObject({ code: 0 });
  expect(await topic()).toMatchObject({ posts: 1 });
  const report = { postId: id, reason: 'untrue' as const, clientId: clientId() };
  await call(gateway.handlers, 'reportPost', { body: report }, zhou);
  expect((await cli('square', 'posts', 'reported')).printed).toEqual([expect.stringContaining('举报 1')]);
  expect(await cli('square', 'remove', id, 'because')).toMatchObject({ code: 1 });
  expect(await cli('square', 'remove', id, 'untrue')).toMatchObject({ code: 0 });
  expect((await cli('square', 'posts', 'reported')).printed).toEqual(['没有 (none)']);
  expect(await topic()).toMatchObject({ posts: 0, removals: [{ reason: 'untrue', posts: 1 }] });
  expect(await cli('square', 'pin', 'bridge', '请写清地点')).toMatchObject({ code: 0 });
  expect(await cli('square', 'unhold', 'bridge')).toMatchObject({ code: 0 });
  expect(await topic()).toMatchObject({ hostWords: '请写清地点', held: false });
  expect(await cli('square', 'close', 'bridge')).toMatchObject({ code: 0 });
});
