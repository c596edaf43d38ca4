import { goBackToHome, openHome, storyLink } from '../support/home-page.ts';
import { saveData, respondWith, faultyResponses } from '../support/network.ts';
import { expect, hydrated, test } from '../support/test.ts';

const articleCall = 'commennews_content.do';

for (const [how, response] of Object.entries(faultyResponses)) {
  test.describe(`a gateway that responds ${how}`, () => {
    test('affects only the failed parts of the home page, which can be retried', async ({ page }) => {
      await page.goto('/new/focusNews');
      await hydrated(page);
      const restoreBanner = await respondWith(page, 'getnewbannerlist.do', response);
      for (const call of ['getNewsAdertList.do', 'get/hot/events']) await respondWith(page, call, response);
      await page.getByRole('link', { name: '返回' }).tap();
      const noBanner = page.getByRole('alert').filter({ hasText: '头条图片没能加载出来' });
      await expect(noBanner).toBeVisible();
      await expect(page.getByRole('link', { name: '看看大家在聊什么' })).toBeVisible();
      await expect(storyLink(page, 0)).toBeVisible();
      await restoreBanner();
      await noBanner.getByRole('button', { name: '重新加载' }).tap();
      await expect(page.getByRole('region', { name: '头条图片' })).toBeVisible();
      const restore = await respondWith(page, 'getheadlinenewslisttwo.do', response);
      const first = await storyLink(page, 0).innerText();
      const failure = page.getByText('后面的内容没能加载出来');
      await expect(async () => {
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        await expect(failure).toBeInViewport({ timeout: 200 });
      }).toPass();
      const count = await page.locator('main').getByRole('article').count();
      // the first page of twenty, without the stories of banner and strips
      expect(count).toBeGreaterThanOrEqual(8);
      expect(await storyLink(page, 0).innerText()).toBe(first);
      await restore();
      await page.getByRole('button', { name: '重试' }).tap();
      await expect(failure).toBeHidden();
      await expect.poll(() => page.locator('main').getByRole('article').count()).toBeGreaterThan(count);
    });

    test('affects only the reordered comments of a story, which can be retried', async ({ page }) => {
      await page.goto('/new/general/1001');
      await hydrated(page);
      const restore = await respondWith(page, 'news_comment_list.do', response);
      await page.getByRole('tab', { name: '最新' }).tap();
      const failure = page.getByRole('alert').filter({ hasText: '评论没能加载出来' });
      await expect(failure).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/泰山日出/);
      // the other order still works
      await page.getByRole('tab', { name: '最热' }).tap();
      await expect(page.locator('[id^=comment-]').first()).toBeVisible();
      await page.getByRole('tab', { name: '最新' }).tap();
      await expect(failure).toBeVisible();
      await restore();
      await failure.getByRole('button', { name: '重新加载' }).tap();
      await expect(page.locator('[id^=comment-]').first()).toBeVisible();
      await expect(page.getByRole('tab', { name: '最新' })).toHaveAttribute('aria-selected', 'true');
    });

    test('affects only the reordered stories of an event, which can be retried', async ({ page }) => {
      await page.goto('/new/hotSearch');
      await hydrated(page);
      await page.locator('main a[href^="/new/hotNews/"]').first().tap();
      await expect(page.getByRole('heading', { name: '事件脉络' })).toBeVisible();
      const title = await page.getByRole('heading', { level: 1 }).innerText();
      const restore = await respondWith(page, 'getLabelNewsMoreForSub.do', response);
      await page.getByRole('tab', { name: '看最新' }).tap();
      const failure = page.getByRole('alert').filter({ hasText: '内容没能加载出来' });
      await expect(failure).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await restore();
      await failure.getByRole('button', { name: '重新加载' }).tap();
      await expect(page.getByRole('tabpanel', { name: '报道' }).getByRole('article').first()).toBeVisible();
    });

    test('makes a search fail, which can be retried', async ({ page }) => {
      await page.goto('/new/hotSearch');
      await hydrated(page);
      const restore = await respondWith(page, 'x/news/search', response);
      await page.getByRole('searchbox', { name: '搜新闻' }).fill('泰山');
      await page.getByRole('button', { name: '搜索' }).tap();
      await expect(page.getByRole('button', { name: '重新加载', exact: true })).toBeVisible();
      await expect(page).toHaveURL(/\/new\/hotSearch\?q=/);
      await restore();
      await page.getByRole('button', { name: '重新加载', exact: true }).tap();
      await expect(page.getByRole('heading', { name: '搜索结果' })).toBeVisible();
    });

    test('leads to the error page for a story; a tap on its picture retries', async ({
      page,
      context,
      gateway,
    }) => {
      await saveData(context, gateway.origin);
      await openHome(page);
      const story = storyLink(page, 1);
      const title = await story.innerText();
      const restore = await respondWith(page, articleCall, response);
      await story.tap();
      await expect(page.getByRole('heading', { level: 1, name: '服务出了点问题' })).toBeVisible();
      await expect(page).toHaveURL(/\/new\/general\//);
      const picture = page.getByRole('button', { name: '点击图片重新加载' });
      await expect(picture.locator('svg')).toBeVisible();
      const retried = page.waitForResponse(`**/${articleCall}?*`);
      await picture.tap();
      await retried;
      await expect(page.getByRole('heading', { level: 1, name: '服务出了点问题' })).toBeVisible();
      await restore();
      await picture.tap();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await goBackToHome(page);
    });
  });
}
