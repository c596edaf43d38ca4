import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testAccountServices } from '../../domains/account/test-services.ts';
import { createWechatApp } from '../../services/messaging-app/wechat-app.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { openTestSite, type TestSite } from '../testing/test-site.ts';

let site: TestSite;
let server: TestServer;
beforeAll(async () => {
  site = await openTestSite();
  server = await openTestServer({ root: site.root });
});
afterAll(async () => {
  await server.close();
  await site.remove();
});

describe('the messaging app’s script', () => {
  const messagingScript = 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js';
  const policyFor = async (gateway: TestServer, userAgent: string) =>
    String((await gateway.get('/new/own', { 'user-agent': userAgent })).headers['content-security-policy']);

  test('is allowed in its browser when an account is configured', async () => {
    const settings = {
      appId: 'wx1',
      secret: 's',
      siteOrigin: 'https://m.example.cn',
      endpoint: 'http://127.0.0.1:9',
    };
    const account = { ...testAccountServices(), messagingApp: createWechatApp(settings) };
    const withAccount = await openTestServer({ root: site.root, account });
    try {
      expect(await policyFor(withAccount, 'MicroMessenger/8.0')).toMatch(
        new RegExp(`script-src 'self' 'nonce-[^']+' ${messagingScript.replaceAll('.', '\\.')};`),
      );
      expect(await policyFor(withAccount, 'Mozilla/5.0')).not.toContain('wx.qq.com');
    } finally {
      await withAccount.close();
    }
  });

  test('is same-origin in the sandbox', async () => {
    expect(await policyFor(server, 'MicroMessenger/8.0')).toMatch(/script-src 'self' 'nonce-[^']+';/);
  });
});
