import type { Locator, Page } from '@playwright/test';
import { uniqueName } from '../support/login.ts';
import { settled } from '../support/network.ts';
import { expect, hydrated, test } from '../support/test.ts';

const sheet = (page: Page) => page.getByRole('dialog');

async function writeComment(page: Page, text: string): Promise<void> {
  await sheet(page).getByRole('textbox').fill(text);
  await send(page);
}

async function send(page: Page): Promise<void> {
  await sheet(page).getByRole('button', { name: '发布' }).tap();
  await expect(sheet(page)).toBeHidden();
}

async function deleteComment(page: Page, comment: Locator): Promise<void> {
  await comment.getByRole('button', { name: '删除', exact: true }).first().tap();
  await sheet(page).getByRole('button', { name: '删除' }).tap();
  await expect(sheet(page)).toBeHidden();
}

test('after publishing under a story the page moves to the new comment, and its count is right', async ({
  page,
  gateway,
}) => {
  await page.goto(`/new/general/1008?token=${await gateway.token(uniqueName('读者'))}`);
  await hydrated(page);
  await settled(page);
  const count = page.getByRole('link', { name: /^看评论 \d+$/ });
  const before = Number((await count.getAttribute('aria-label'))?.replaceAll(/\D/g, ''));
  const text = uniqueName('写在最后面的话');
  await page.getByRole('button', { name: '写评论' }).tap();
  await writeComment(page, text);
  const comment = page.locator('[id^=comment-]').filter({ hasText: text });
  await expect(comment).toBeInViewport();
  await expect(count).toHaveAccessibleName(`看评论 ${before + 1}`);
  await page.reload();
  await expect(count).toHaveAccessibleName(`看评论 ${before + 1}`);
});

test('a reader writes a comment with an emoji, replies on two levels, likes a reply, and deletes comments', async ({
  page,
  gateway,
  pageErrors,
}) => {
  const name = uniqueName('爱说话的人');
  const [greeting, reply] = [uniqueName('好消息！'), uniqueName('补一句')];
  await page.goto(`/new/comment/1007?token=${await gateway.token(name)}`);
  await hydrated(page);
  await settled(page);
  await page.getByRole('button', { name: '写评论' }).tap();
  await sheet(page).getByRole('textbox').fill(greeting);
  await sheet(page).getByRole('button', { name: '表情' }).tap();
  const emoji = sheet(page).getByRole('tabpanel', { name: '表情' }).getByRole('button');
  for (const [group, size] of [
    ['心情', 32],
    ['手势', 32],
    ['节庆', 15],
    ['笑脸', 32],
  ] as const) {
    await sheet(page).getByRole('tab', { name: group }).tap();
    await expect(emoji, group).toHaveCount(size);
  }
  await sheet(page).getByRole('tab', { name: '节庆' }).tap();
  await sheet(page).getByRole('button', { name: '牡丹' }).tap();
  await expect(sheet(page).getByRole('textbox')).toHaveValue(`${greeting}[牡丹]`);
  await send(page);

  const comment = page.locator('[id^=comment-]').filter({ hasText: greeting });
  const peony = comment.getByRole('img', { name: '[牡丹]' });
  await expect.poll(() => peony.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await comment.getByRole('button', { name: `回复${name}` }).tap();
  await writeComment(page, reply);
  const answer = comment.getByRole('listitem').filter({ hasText: reply });
  await expect(answer).toContainText(`${name}：${reply}`);
  await answer.getByRole('button', { name: `回复${name}` }).tap();
  await writeComment(page, '再补一句');
  const next = comment.getByRole('listitem').filter({ hasText: '再补一句' });
  await expect(next).toContainText(`${name} 回复 ${name}：再补一句`);

  const like = next.getByRole('button', { name: `赞${name}的评论` });
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  // shown at once and sent later, which a deleted comment would refuse
  const liked = page.waitForResponse(/newscomment_praise/);
  await like.tap();
  await expect(next.getByRole('button', { name: `赞${name}的评论，1 个赞` })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await liked;

  await deleteComment(page, next);
  await expect(comment.getByText('再补一句')).toHaveCount(0);
  await deleteComment(page, comment);
  await page.reload();
  await hydrated(page);
  await page.getByRole('tab', { name: '最新' }).tap();
  // a deleted comment with replies leaves a placeholder
  const placeholder = page.locator('[id^=comment-]').filter({ hasText: reply });
  await expect(placeholder.getByText('这条评论已由作者删除')).toBeVisible();
  await expect(page.getByText(greeting)).toHaveCount(0);
  expect(pageErrors).toEqual([]);
});
