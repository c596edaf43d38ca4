import { goBackToHome, openHome, storyLink } from '../support/home-page.ts';
import { saveData, respondWith, faultyResponses } from '../support/network.ts';
import { expect, hydrated, test } from '../support/test.ts';

const articleCall = 'commennews_content.do';

for (const [how, answer] of Object.entries(faultyResponses)) {
  test.describe(`a gateway that answers ${how}`, () => {
    test('costs the front page only what fails, until it is asked again', async ({ page }) => {
      await page.goto('/new/focusNews');
      await hydrated(page);
      const mendBanner = await respondWith(page, 'getnewbannerlist.do', answer);
      for (const call of ['getNewsAdertList.do', 'get/hot/events']) await respondWith(page, call, answer);
      await page.getByRole('link', { name: '返回' }).tap();
      const noBanner = page.getByRole('alert').filter({ hasText: '头条图片没能加载出来' });
      await expect(noBanner).toBeVisible();
      await expect(page.getByRole('link', { name: '看看大家在聊什么' })).toBeVisible();
      await expect(storyLink(page, 0)).toBeVisible();
      await mendBanner();
      await noBanner.getByRole('button', { name: '重新加载' }).tap();
      await expect(page.getByRole('region', { name: '头条图片' })).toBeVisible();
      const mend = await respondWith(page, 'getheadlinenewslisttwo.do', answer);
      const first = await storyLink(page, 0).innerText();
      const failure = page.getByText('后面的内容没能加载出来');
      await expect(async () => {
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        await expect(failure).toBeInViewport({ timeout: 200 });
      }).toPass();
      const count = await page.locator('main').getByRole('article').count();
      expect(count).toBeGreaterThanOrEqual(20);
      expect(await storyLink(page, 0).innerText()).toBe(first);
      await mend();
      await page.getByRole('button', { name: '重试' }).tap();
      await expect(failure).toBeHidden();
      await expect.poll(() => page.locator('main').getByRole('article').count()).toBeGreaterThan(count);
    });

    test('costs a story only its comments in another order, until they are asked for again', async ({
      page,
    }) => {
      await page.goto('/new/general/1001');
      await hydrated(page);
      const mend = await respondWith(page, 'news_comment_list.do', answer);
      await page.getByRole('tab', { name: '最新' }).tap();
      const failure = page.getByRole('alert').filter({ hasText: '评论没能加载出来' });
      await expect(failure).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/泰山日出/);
      // what failed can be left as it was chosen
      await page.getByRole('tab', { name: '最热' }).tap();
      await expect(page.locator('[id^=comment-]').first()).toBeVisible();
      await page.getByRole('tab', { name: '最新' }).tap();
      await expect(failure).toBeVisible();
      await mend();
      await failure.getByRole('button', { name: '重新加载' }).tap();
      await expect(page.locator('[id^=comment-]').first()).toBeVisible();
      await expect(page.getByRole('tab', { name: '最新' })).toHaveAttribute('aria-selected', 'true');
    });

    test('costs an event only its stories in another order, until they are asked for again', async ({
      page,
    }) => {
      await page.goto('/new/hotSearch');
      await hydrated(page);
      await page.getByRole('main').getByRole('link').first().tap();
      await expect(page.getByRole('heading', { name: '事件脉络' })).toBeVisible();
      const title = await page.getByRole('heading', { level: 1 }).innerText();
      const mend = await respondWith(page, 'getLabelNewsMoreForSub.do', answer);
      await page.getByRole('tab', { name: '看最新' }).tap();
      const failure = page.getByRole('alert').filter({ hasText: '内容没能加载出来' });
      await expect(failure).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await mend();
      await failure.getByRole('button', { name: '重新加载' }).tap();
      await expect(page.getByRole('tabpanel', { name: '报道' }).getByRole('article').first()).toBeVisible();
    });

    test('costs a search what it would have found; the search is made again on request', async ({ page }) => {
      await page.goto('/new/hotSearch');
      await hydrated(page);
      const mend = await respondWith(page, 'x/news/search', answer);
      await page.getByRole('searchbox', { name: '搜新闻' }).fill('泰山');
      await page.getByRole('button', { name: '搜索' }).tap();
      await expect(page.getByRole('button', { name: '重新加载', exact: true })).toBeVisible();
      await expect(page).toHaveURL(/\/new\/hotSearch\?q=/);
      await mend();
      await page.getByRole('button', { name: '重新加载', exact: true }).tap();
      await expect(page.getByRole('heading', { name: '搜索结果' })).toBeVisible();
    });

    test('fails a whole story with a page that says so, shows a picture and loads again', async ({
      page,
      context,
      gateway,
    }) => {
      await saveData(context, gateway.origin);
      await openHome(page);
      const story = storyLink(page, 1);
      const title = await story.innerText();
      const mend = await respondWith(page, articleCall, answer);
      await story.tap();
      await expect(page.getByRole('heading', { level: 1, name: '500' })).toBeVisible();
      await expect(page).toHaveURL(/\/new\/general\//);
      const picture = page.getByRole('button', { name: '点击图片重新加载' });
      await expect(picture.locator('svg')).toBeVisible();
      const again = page.waitForResponse(`**/${articleCall}?*`);
      await picture.tap();
      await again;
      await expect(page.getByRole('heading', { level: 1, name: '500' })).toBeVisible();
      await mend();
      await picture.tap();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await goBackToHome(page);
    });
  });
}
