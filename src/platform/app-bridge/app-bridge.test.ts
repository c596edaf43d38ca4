import { afterEach, describe, expect, test, vi } from 'vitest';
import { appBridge } from './app-bridge.ts';
import { enterFakeApp, type FakeApp } from './fake-app.ts';

let app: FakeApp | undefined;
afterEach(() => {
  app?.leave();
  app = undefined;
  vi.useRealTimers();
});

const page = { title: '标题', text: '摘要', url: 'https://news.example/new/general/1' };

describe('in the app', () => {
  test('signs its reader in and passes the token on', async () => {
    app = enterFakeApp({ login: { outcome: 'signed-in', token: 'abc_-123' } });
    expect(appBridge().isThere).toBe(true);
    expect(await appBridge().login()).toEqual({ outcome: 'signed-in', token: 'abc_-123' });
    expect(app.requests).toEqual([{ act: 'login' }]);
  });

  test.each([
    ['none', {}],
    ['an empty one', { token: '' }],
    ['one that no header holds', { token: 'a b\n' }],
    ['one that is no text', { token: 7 }],
    ['one without end', { token: 'a'.repeat(513) }],
  ])('a sign-in whose token is %s is none', async (_what, fields) => {
    app = enterFakeApp({ login: { outcome: 'signed-in', ...fields } });
    expect(await appBridge().login()).toEqual({ outcome: 'refused' });
  });

  test('does not ask again after the reader dismissed the sign-in', async () => {
    app = enterFakeApp({ login: { outcome: 'dismissed' } });
    expect(await appBridge().login()).toEqual({ outcome: 'dismissed' });
  });

  test('shares a page, opens a URL and closes the page', async () => {
    app = enterFakeApp({
      share: { outcome: 'shared' },
      open: { outcome: 'opened' },
      close: { outcome: 'closed' },
    });
    expect(await appBridge().share(page)).toBe('shared');
    expect(await appBridge().openNativePage({ kind: 'web', url: 'https://a.example/' })).toBe('opened');
    expect(await appBridge().close()).toBe('closed');
    expect(app.requests).toEqual([
      { act: 'share', page },
      { act: 'open', page: { kind: 'web', url: 'https://a.example/' } },
      { act: 'close' },
    ]);
  });

  test('limits only the time in which the app must accept an action, not the time that the reader takes', async () => {
    vi.useFakeTimers();
    app = enterFakeApp();
    const ended = vi.fn<(outcome: string) => void>();
    void appBridge().share(page).then(ended);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(ended).not.toHaveBeenCalled();
    app.respond({ outcome: 'dismissed' });
    await vi.advanceTimersByTimeAsync(0);
    expect(ended).toHaveBeenCalledWith('dismissed');
  });

  test('actions end in any order, each with its own result', async () => {
    app = enterFakeApp({ close: { outcome: 'closed' } });
    const login = appBridge().login();
    expect(await appBridge().close()).toBe('closed');
    app.respond({ outcome: 'dismissed' });
    expect(await login).toEqual({ outcome: 'dismissed' });
  });

  test('an action unknown to an older app is refused within a second', async () => {
    vi.useFakeTimers();
    app = enterFakeApp({}, ['login']);
    const share = appBridge().share(page);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await share).toBe('refused');
  });

  test('ignores invalid results and results of other actions', async () => {
    app = enterFakeApp();
    const close = appBridge().close();
    for (const data of [
      '{',
      '7',
      'null',
      '[]',
      '{"id":1,"outcome":"closed"}',
      '{"id":"99","outcome":"closed"}',
    ])
      window.qlydApp?.onmessage?.({ data });
    window.qlydApp?.onmessage?.({ data: { id: '1', outcome: 'closed' } });
    app.respond({ outcome: 'nonsense' });
    expect(await close).toBe('refused');
  });
});

describe('outside the app', () => {
  test('refuses everything at once', async () => {
    const bridge = appBridge();
    expect(bridge.isThere).toBe(false);
    expect(await bridge.login()).toEqual({ outcome: 'refused' });
    expect([
      await bridge.share(page),
      await bridge.openNativePage({ kind: 'web', url: 'https://a.example/' }),
      await bridge.close(),
    ]).toEqual(['refused', 'refused', 'refused']);
  });

  test('ignores an object of the same name in another browser', () => {
    window.qlydApp = { postMessage: () => {} };
    expect(appBridge().isThere).toBe(false);
    delete window.qlydApp;
  });

  test('refuses everything in an app without the bridge or with an invalid one', () => {
    app = enterFakeApp();
    delete window.qlydApp;
    expect(appBridge().isThere).toBe(false);
    Object.assign(window, { qlydApp: document.createElement('form') });
    expect(appBridge().isThere).toBe(false);
  });
});
