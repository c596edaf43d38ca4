import { describe, expect, test } from 'vitest';
import { hiddenMenusOf, shareLinkOf, shareMenus } from './share-link.ts';

const site = 'https://news.example';

test.each([
  ['/new/general/1001', '/new/general/1001'],
  ['/new/general/1001?token=t&openid=o&unionid=u&cardId=c&isnew=1#comments', '/new/general/1001'],
  ['/new/?channel=culture&token=t', '/new/?channel=culture'],
  ['/new/hotSearch?q=%E6%B3%89%E6%B0%B4&wxToken=w', '/new/hotSearch?q=%E6%B3%89%E6%B0%B4'],
  ['/new/general/1001?%74oken=t&TOKEN=t&anything=else', '/new/general/1001'],
  ['/new/login/loginCommon?code=c&state=s&returnTo=/general/1001', '/new/'],
  ['/new/my?tab=saved', '/new/'],
  ['/new/living/qrlogin?qr=secret', '/new/'],
  ['/new/living/cashout/p1', '/new/'],
  [
    '/new/living/components/scene?id=1012&scene=s1&picture=2&token=t',
    '/new/living/components/scene?id=1012&scene=s1',
  ],
])('%s is shared as %s', (address, link) => {
  expect(shareLinkOf(site + address)).toBe(site + link);
});

test('sharing a shared link changes nothing', () => {
  const link = shareLinkOf(`${site}/new/?channel=culture&q=a+b&token=t`);
  expect(shareLinkOf(link)).toBe(link);
});

describe('the messaging app’s menu', () => {
  test('offers everything on a page whose URL has no personal parameters', () => {
    expect(hiddenMenusOf(`${site}/new/general/1001#comments`)).toEqual([]);
  });

  test('does not forward a URL with personal parameters', () => {
    const hidden = hiddenMenusOf(`${site}/new/general/1001?token=t`);
    expect(hidden).toContain('menuItem:copyUrl');
    expect(hidden).not.toContain('menuItem:share:appMessage');
  });

  test('does not forward a personal page at all', () => {
    expect(hiddenMenusOf(`${site}/new/login/loginCommon`)).toEqual(shareMenus);
  });
});
