import { idNumberOfAge } from '../support/commonweal.ts';
import type { RunningGateway } from '../support/gateway.ts';
import { codeFor, loginPath, newPhone, uniqueName } from '../support/login.ts';
import { expect } from '../support/test.ts';
import type { EnginePage } from './engine.ts';
import { despiteCrash, engines, test } from './engine-test.ts';

/** Whether a video of the page plays and has moved on. */
const isPlaying = (page: EnginePage) =>
  page.run(() =>
    [...document.querySelectorAll('video')].some(({ paused, currentTime }) => !paused && currentTime > 0),
  );

/** Fills in a phone number and the code that is sent to it. */
async function enterPhone(page: EnginePage, gateway: RunningGateway) {
  const phone = newPhone();
  await page.enter('input[type=tel]', phone);
  await page.tap('button', '获取验证码');
  await page.expectShown('button', '秒后重发');
  await page.enter('input[autocomplete=one-time-code]', await codeFor(gateway, phone));
}

/** Presses the arrow key until it has an effect: while a gallery opens, it turns no pictures. */
async function turnToSecondPicture(page: EnginePage) {
  const press = () =>
    page.run(() =>
      document
        .querySelector('[role=dialog]')
        ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true })),
    );
  const shown = () => page.run(() => document.querySelector('[role=dialog] [role=status]')?.textContent);
  await expect(async () => {
    if ((await shown())?.includes('第 1 张') === true) await press();
    await expect.poll(shown, { timeout: 1500 }).toContain('第 2 张');
  }).toPass({ timeout: 15_000 });
}

for (const name of engines)
  test.describe(name, () => {
    test.slow();

    test('a story is opened from the front page, read, liked, and Back leads to the list', async ({
      openEngine,
      gateway,
    }) =>
      despiteCrash(async () => {
        const page = await openEngine(name);
        await page.open(`/new/?token=${await gateway.token(uniqueName('读者'))}`);
        await page.tap('main a[href^="/new/general/"]');
        await expect.poll(page.path).toMatch(/\/general\//);
        await page.expectShown('article h1');
        await page.tap('button', '点赞');
        await page.expectShown('button[aria-pressed=true]', '赞');
        await page.back();
        await expect.poll(page.path).toBe('/new/');
        await page.expectShown('h1', '齐鲁晚报');
        expect(page.errors).toEqual([]);
      }));

    test('a picture opens in the gallery, the next one follows, and Back closes it', async ({ openEngine }) =>
      despiteCrash(async () => {
        const page = await openEngine(name);
        await page.open('/new/general/1405');
        await page.tap('a', '看大图');
        await page.expectShown('[role=dialog]');
        await expect.poll(page.search).toContain('picture=1');
        const isLoaded = () =>
          page.run(() =>
            [...document.querySelectorAll<HTMLImageElement>('[role=dialog] img')].some(
              ({ naturalWidth }) => naturalWidth > 0,
            ),
          );
        await expect.poll(isLoaded).toBe(true);
        await turnToSecondPicture(page);
        // the address follows once the reader stays at a picture
        await expect.poll(page.search).toContain('picture=2');
        await page.back();
        await page.expectHidden('[role=dialog]');
        await expect.poll(page.search).toBe('');
        expect(page.errors).toEqual([]);
      }));

    test('an episode is played and paused', async ({ openEngine }) =>
      despiteCrash(async () => {
        const page = await openEngine(name);
        await page.open('/new/audioList/morning');
        await page.tap('button', '播放：');
        await page.expectShown('button', '暂停：');
        await page.tap('button', '暂停：');
        await page.expectHidden('button', '暂停：');
        expect(page.errors).toEqual([]);
      }));

    test('the video feed plays, and the next video follows', async ({ openEngine }) =>
      despiteCrash(async () => {
        const page = await openEngine(name);
        await page.open('/new/videos/f01');
        await expect.poll(() => isPlaying(page), { timeout: 15_000 }).toBe(true);
        const first = await page.path();
        await page.run(() =>
          document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true })),
        );
        await expect.poll(page.path).not.toBe(first);
        await expect.poll(() => isPlaying(page), { timeout: 15_000 }).toBe(true);
        expect(page.errors).toEqual([]);
      }));

    test('a reader chats in a live room', async ({ openEngine, gateway }) =>
      despiteCrash(async () => {
        const page = await openEngine(name);
        const text = uniqueName('现场真热闹');
        await page.open(`/new/living/share/live-peony?token=${await gateway.token(uniqueName('看客'))}`);
        await page.enter('[aria-label=聊天]', text);
        await page.tap('button', '发送');
        await page.expectShown('li', text);
        expect(page.errors).toEqual([]);
      }));

    test('an article of the newspaper opens, and Back leads to its page', async ({ openEngine }) =>
      despiteCrash(async () => {
        const page = await openEngine(name);
        await page.open('/new/paper/qlwbPaper');
        await page.expectShown('[data-felt] [data-page="1"] a[aria-label]');
        // by its link, as a keyboard opens it: taps are interpreted by the page, and Chromium's journeys make them by touch
        await page.run(() =>
          document.querySelector<HTMLElement>('[data-felt] [data-page="1"] a[aria-label]')?.click(),
        );
        await page.expectShown('dialog[open], [role=dialog]');
        await expect.poll(page.search).toContain('article=');
        await page.back();
        await page.expectHidden('dialog[open], [role=dialog]');
        expect(page.errors).toEqual([]);
      }));

    test('a reader signs in by code, and writes a comment', async ({ openEngine, gateway }) =>
      despiteCrash(async () => {
        const page = await openEngine(name);
        await page.open(loginPath);
        await enterPhone(page, gateway);
        await page.tap('label', '我已阅读并同意');
        await page.tap('button', '登录');
        await page.expectShown('a[aria-current=page]', '首页');
        const text = uniqueName('说得在理');
        await page.tap('main a[href^="/new/general/"]');
        await page.tap('button', '写评论');
        await page.enter('dialog textarea', text);
        await page.tap('dialog button', '发布');
        await page.expectHidden('dialog');
        await page.expectShown('[id^=comment-]', text);
        expect(page.errors).toEqual([]);
      }));

    test('a volunteer registers', async ({ openEngine, gateway }) =>
      despiteCrash(async () => {
        const page = await openEngine(name);
        await page.open(
          `/new/v10/publicWelfare/volApplay/?token=${await gateway.token(uniqueName('登记的人'))}`,
        );
        await page.enter('input[name=name]', '孟晚晴');
        // the form asks before it stores anything for the account of a link
        await page.tap('dialog button', '是我的账号');
        await page.expectHidden('dialog');
        await page.enter('input[name=idNumber]', idNumberOfAge(30));
        await enterPhone(page, gateway);
        await page.choose('select[name=cityId]', '济南');
        await page.tap('label', '我已阅读并同意');
        await page.tap('button', '提交申请');
        await page.expectShown('main', '志愿者申请审核中');
        expect(page.errors).toEqual([]);
      }));
  });
