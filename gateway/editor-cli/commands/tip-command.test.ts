import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  call,
  clientId,
  openTestHandlers,
  story,
  type TestHandlers,
} from '../../http/testing/test-handlers.ts';
import { runEditorCommand } from '../run-editor-command.ts';

let gateway: TestHandlers;
beforeAll(async () => {
  gateway = await openTestHandlers();
});
afterAll(() => gateway.close());

async function cli(...args: readonly string[]) {
  const printed: string[] = [];
  const errors: string[] = [];
  const { dataDir, databaseUrl } = gateway.database.location;
  const code = await runEditorCommand(args, {
    print: (line) => printed.push(line),
    printError: (line) => errors.push(line),
    env: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, PORT: '9000' },
  });
  return { code, printed, errorText: errors.join('\n') };
}

describe('tip', () => {
  async function sendTip(text: string, anonymous: boolean): Promise<string> {
    const reader = await gateway.signIn('运河边的人');
    const body = { text, category: 'safety' as const, anonymous, clientId: clientId() };
    return (await call(gateway.handlers, 'publishTip', { body }, reader)).id;
  }
  const getTip = (tipId: string) => call(gateway.handlers, 'getTip', { query: { tipId } });

  test('lists tips and moves one from received to reported', async () => {
    await gateway.addStories(story('tipped', 1));
    const id = await sendTip('路灯坏了', false);
    expect((await cli('tip', 'list', 'received')).printed).toEqual([
      expect.stringMatching(new RegExp(`^${id}  .*待受理.*路灯坏了`)),
    ]);
    expect(await cli('tip', 'assign', id, '王芳')).toMatchObject({ code: 1 });
    expect(await cli('tip', 'accept', id)).toMatchObject({ code: 0 });
    expect(await cli('tip', 'assign', id, '记者', '王芳')).toMatchObject({ code: 0 });
    expect(await cli('tip', 'report', id, 'nothing')).toMatchObject({ code: 1 });
    expect(await cli('tip', 'report', id, 'tipped')).toMatchObject({ code: 0 });
    expect(await cli('tip', 'reply', id, '已经修好', '--by', '城事记者')).toMatchObject({ code: 0 });
    expect(await getTip(id)).toMatchObject({
      state: 'reported',
      story: { id: 'tipped' },
      reply: { text: '已经修好', by: '城事记者' },
      steps: [{}, { state: 'accepted' }, { state: 'interviewing', note: '记者 王芳' }, { state: 'reported' }],
    });
    expect((await cli('tip', 'read', id)).printed.join()).toContain('运河边的人');
    expect(await cli('tip', 'hide', id)).toMatchObject({ code: 1 });
    expect(await cli('tip', 'hide', id, '撤下')).toMatchObject({ code: 0 });
    await expect(getTip(id)).rejects.toMatchObject({ code: 404 });
  });

  test('adds a tip to the streams without its sender, until it is hidden', async () => {
    const id = await sendTip(
      '小清河边的栏杆断了一截，晚上散步的人多，盼着早点修好，再拖下去要出事，大家都绕着走，孩子更要当心\n第二段 <b>',
      true,
    );
    expect(await cli('tip', 'front', id)).toMatchObject({ code: 1 });
    await cli('tip', 'accept', id);
    expect(await cli('tip', 'front', id)).toMatchObject({ code: 0 });
    expect(await cli('tip', 'front', id)).toMatchObject({ code: 1 });
    const reader = await gateway.signIn('过路人');
    const comment = { newsId: id, subjectType: 'tip' as const, body: '看见了', clientId: clientId() };
    await call(gateway.handlers, 'addComment', { body: comment }, reader);
    const { list } = await call(gateway.handlers, 'listHeadlineNews', { body: {} });
    const card = list.find((one) => one.id === id);
    expect(card).toMatchObject({ kind: 'report', source: '读者爆料', counts: { comments: 1 } });
    expect(card?.title).toMatch(/^小清河边的栏杆断了一截.{29}…$/);
    const { body } = await call(gateway.handlers, 'getArticle', { body: { newsId: id } });
    expect(body).toContain('<p>第二段 &lt;b&gt;</p>');
    expect(JSON.stringify([card, body])).not.toContain('运河边的人');
    await cli('tip', 'hide', id, '已经修好');
    expect((await call(gateway.handlers, 'listHeadlineNews', { body: {} })).list).not.toContainEqual(
      expect.objectContaining({ id }),
    );
  });

  test('withdraws the clapper work with the files of a tip that is hidden', async () => {
    const id = await sendTip('夜里的小清河', false);
    await cli('tip', 'accept', id);
    const picture = { url: '/media/uploads/river.jpg', width: 400, height: 300, color: '#112233', alt: '' };
    await gateway.db
      .updateTable('tips')
      .set({ pictures_json: JSON.stringify([picture]) })
      .where('id', '=', id)
      .execute();
    expect(await cli('video', 'work', id, '夜色')).toMatchObject({ code: 0 });
    const works = async () => (await call(gateway.handlers, 'listClapperWorks', { body: {} })).list;
    expect(await works()).toMatchObject([{ title: '夜色' }]);
    await cli('tip', 'hide', id, '拍到了孩子的脸');
    expect(await works()).toEqual([]);
  });

  test('does not print the sender of an anonymous tip', async () => {
    const id = await sendTip('夜里偷排', true);
    const { printed } = await cli('tip', 'read', id);
    expect(printed.join()).toContain('匿名');
    expect(printed.join()).not.toContain('运河边的人');
  });

  test.each([
    [[]],
    [['list', 'lost']],
    [['accept']],
    [['accept', 'none']],
    [['reply', 'none']],
    [['toString']],
  ])('rejects %j and prints the usage', async (args: readonly string[]) => {
    const { code, errorText } = await cli('tip', ...args);
    expect(code).toBe(1);
    expect(errorText).toContain('list [state]');
  });
});
