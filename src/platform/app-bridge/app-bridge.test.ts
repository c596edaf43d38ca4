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
  test('its reader signs in, and the page gets the token', async () => {
    app = enterFakeApp({ login: { outcome: 'signed-in', token: 'abc_-123' } });
    expect(appBridge().isThere).toBe(true);
    expect(await appBridge().login()).toEqual({ outcome: 'signed-in', token: 'abc_-123' });
    expect(app.asked).toEqual([{ act: 'login' }]);
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

  test('a reader who lets the sign-in be is not asked by the page again', async () => {
    app = enterFakeApp({ login: { outcome: 'dismissed' } });
    expect(await appBridge().login()).toEqual({ outcome: 'dismissed' });
  });

  test('a page is shared, an address opened, and the page closed', async () => {
    app = enterFakeApp({
      share: { outcome: 'shared' },
      open: { outcome: 'opened' },
      close: { outcome: 'closed' },
    });
    expect(await appBridge().share(page)).toBe('shared');
    expect(await appBridge().openNativePage({ kind: 'web', url: 'https://a.example/' })).toBe('opened');
    expect(await appBridge().close()).toBe('closed');
    expect(app.asked).toEqual([
      { act: 'share', page },
      { act: 'open', page: { kind: 'web', url: 'https://a.example/' } },
      { act: 'close' },
    ]);
  });

  test('a reader may take their time: only whether the app knows the act is waited for in ms', async () => {
    vi.useFakeTimers();
    app = enterFakeApp();
    const ended = vi.fn<(outcome: string) => void>();
    void appBridge().share(page).then(ended);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(ended).not.toHaveBeenCalled();
    app.answer({ outcome: 'dismissed' });
    await vi.advanceTimersByTimeAsync(0);
    expect(ended).toHaveBeenCalledWith('dismissed');
  });

  test('several acts end in any order, each with its own answer', async () => {
    app = enterFakeApp({ close: { outcome: 'closed' } });
    const login = appBridge().login();
    expect(await appBridge().close()).toBe('closed');
    app.answer({ outcome: 'dismissed' });
    expect(await login).toEqual({ outcome: 'dismissed' });
  });

  test('an act that an older app does not know is refused within a second', async () => {
    vi.useFakeTimers();
    app = enterFakeApp({}, ['login']);
    const share = appBridge().share(page);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await share).toBe('refused');
  });

  test('what is no answer, or nobody’s, ends nothing', async () => {
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
    app.answer({ outcome: 'nonsense' });
    expect(await close).toBe('refused');
  });
});

describe('where there is no app', () => {
  test('everything is refused at once, and nothing breaks', async () => {
    const bridge = appBridge();
    expect(bridge.isThere).toBe(false);
    expect(await bridge.login()).toEqual({ outcome: 'refused' });
    expect([
      await bridge.share(page),
      await bridge.openNativePage({ kind: 'web', url: 'https://a.example/' }),
      await bridge.close(),
    ]).toEqual(['refused', 'refused', 'refused']);
  });

  test('something of its name in another browser is not taken for it', () => {
    window.qlydApp = { postMessage: () => {} };
    expect(appBridge().isThere).toBe(false);
    delete window.qlydApp;
  });

  test('an app without the bridge, or with something else of its name, is none', () => {
    app = enterFakeApp();
    delete window.qlydApp;
    expect(appBridge().isThere).toBe(false);
    Object.assign(window, { qlydApp: document.createElement('form') });
    expect(appBridge().isThere).toBe(false);
  });
});
