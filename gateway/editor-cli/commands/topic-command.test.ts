import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, openTestHandlers, story, type TestHandlers } from '../../http/testing/test-handlers.ts';
import { runEditorCli } from '../test-editor-cli.ts';

let gateway: TestHandlers;
beforeAll(async () => {
  gateway = await openTestHandlers();
});
afterAll(() => gateway.close());

const cli = (...args: readonly string[]) => runEditorCli(gateway.database.location, args);

describe('topic', () => {
  test('creates, fills and orders a topic, visibly to readers', async () => {
    const cover = { url: '/media/t.webp', width: 1600, height: 900, color: '#123456', alt: '桥' };
    await gateway.addStories(story('t1', 1, { covers: [cover], cardStyle: 'thumb' }), story('t2', 2));
    const created = await cli('topic', 'create', '一座桥', '--lead', '桥修好了。', '--cover-of', 't1');
    const id = created.printed[0]?.split(' ')[0] ?? '';
    const body = { newsId: id };
    expect(await call(gateway.handlers, 'getSpecialTopic', { body })).toMatchObject({
      title: '一座桥',
      lead: '桥修好了。',
      picture: cover,
      total: 0,
    });
    expect(await cli('topic', 'add', id, '进展', 't1')).toMatchObject({ code: 0 });
    expect(await cli('topic', 'add', id, '人物', 't2')).toMatchObject({ code: 0 });
    expect((await cli('topic', 'labels', id, '人物', '进展')).printed).toEqual([`${id}: 人物 进展`]);
    const { list } = await call(gateway.handlers, 'listSpecialSections', { body });
    expect(list.map((section) => [section.label, section.list[0]?.id])).toEqual([
      ['人物', 't2'],
      ['进展', 't1'],
    ]);
    expect(await cli('topic', 'drop', id, 't2')).toMatchObject({ code: 0 });
    expect((await call(gateway.handlers, 'getSpecialTopic', { body })).total).toBe(1);
  });

  test.each([
    [[]],
    [['create']],
    [['create', '桥']],
    [['create', '桥', '--lead', '导语', '--style', 'wide']],
    [['create', '桥', '--lead', '导语', '--city', '1']],
    [['create', '桥', '--lead', '导语', '--section', 'none']],
    [['create', '桥', '--lead', '导语', '--cover-of', 'none']],
    [['add', 'none', '栏目', 't1']],
    [['add', 'none', '栏目']],
    [['drop', 'none', 't1']],
    [['labels', 'none']],
  ])('rejects %j and prints the usage', async (args: readonly string[]) => {
    const { code, errorText } = await cli('topic', ...args);
    expect(code).toBe(1);
    expect(errorText).toContain('topic create <title>');
  });

  test('adds nothing when one of the stories does not exist', async () => {
    await gateway.addStories(story('t3', 1));
    const { printed } = await cli('topic', 'create', '另一座桥', '--lead', '导语', '--style', 'timeline');
    const id = printed[0]?.split(' ')[0] ?? '';
    expect((await cli('topic', 'add', id, '进展', 't3', 't9')).errorText).toContain('t9');
    expect((await cli('topic', 'labels', id, '别的')).code).toBe(1);
    expect((await call(gateway.handlers, 'getSpecialTopic', { body: { newsId: id } })).total).toBe(0);
  });
});
