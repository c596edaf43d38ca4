import { act } from 'react';
import { GatewayError } from 'qlwb-gateway-sdk/errors';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPage, type TestResponses } from '#app/test-page.tsx';
import { eventually, find, mount } from '#ui/state/test-mount.ts';
import type { LiveEvent, LiveMessage, LiveScene } from './shared/live-types.ts';
import { testRoom } from './shared/test-room.ts';

/** A stream of the gateway that a test opens, fills and ends. */
class FakeStream {
  readonly query: object;
  readonly answer: Promise<ReadableStream<Uint8Array>>;
  #writer: ReadableStreamDefaultController<Uint8Array> | undefined;
  #open = (_stream: ReadableStream<Uint8Array>) => {};
  #refuse = (_error: GatewayError) => {};
  constructor(query: object) {
    this.query = query;
    this.answer = new Promise((resolve, reject) => {
      this.#open = resolve;
      this.#refuse = reject;
    });
    streams.push(this);
  }
  open() {
    this.#open(new ReadableStream({ start: (writer) => void (this.#writer = writer) }));
  }
  dispatch(event: LiveEvent) {
    this.#write(`id: ${event.seq}\nevent: happened\ndata: ${JSON.stringify(event)}`);
  }
  /** Refuses the stream, as a gateway at capacity does. */
  refuse() {
    this.#refuse(new GatewayError('watchLive', { kind: 'http', status: 503 }));
  }
  /** Ends it, as a lost connection does. */
  lose() {
    this.#writer?.close();
  }
  /** Tells the client that too many events were missed. */
  reset() {
    this.#write('event: reset\ndata: {}');
  }
  #write(block: string) {
    this.#writer?.enqueue(new TextEncoder().encode(`${block}\n\n`));
  }
}

let streams: FakeStream[] = [];
beforeEach(() => {
  streams = [];
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  Element.prototype.scrollIntoView = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const at = '2026-11-03 11:59:00';
const scene = (seq: number, text: string): LiveScene => ({
  id: `s${seq}`,
  seq,
  by: '记者',
  text,
  pictures: [],
  at,
});
const message = (seq: number, text: string, fields: Partial<LiveMessage> = {}): LiveMessage => ({
  id: `m${seq}`,
  seq,
  name: '老球迷',
  headImg: '',
  host: false,
  text,
  state: 'shown',
  own: false,
  at,
  ...fields,
});

const good: TestResponses = {
  getLiveRoom: { removed: false, room: testRoom({ state: 'living', last: 4 }) },
  listLiveScenes: { list: [scene(2, '开赛了')] },
  listLiveMessages: { list: [message(4, '加油'), message(3, '来了')] },
  sendLiveLikes: { roomId: 'r1', likes: 41 },
  watchLive: ({ query }: { query: object }) => new FakeStream(query).answer,
};

interface Opened {
  readonly signedIn?: boolean;
  readonly tab?: 'appn' | 'appc';
}

async function openRoom(responses: TestResponses = {}, { signedIn = false, tab = 'appn' }: Opened = {}) {
  const { page, notices } = await openPage(
    `/living/${tab}/r1`,
    { ...good, ...responses },
    { session: { signedIn } },
  );
  const place = await mount(page);
  const [stream] = streams;
  if (stream === undefined) throw new Error('no stream was opened');
  await act(async () => stream.open());
  return { place, stream, notices };
}

/** Types and sends a message. */
async function say(place: HTMLElement, text: string): Promise<void> {
  await act(async () => {
    const field = find<HTMLInputElement>(place, 'input[aria-label="聊天"]');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => find(place, 'button[type="submit"]').click());
}

/** @param top px, negative, since the chat starts at its bottom */
async function scrollChat(place: HTMLElement, top: number): Promise<void> {
  const box = find(place, '[aria-label="聊天内容"]');
  Object.defineProperty(box, 'scrollTop', { value: top, configurable: true });
  await act(async () => box.dispatchEvent(new Event('scroll')));
}

const words = (place: HTMLElement) => place.textContent ?? '';

it('opens the stream after the loaded events, and shows changes of state', async () => {
  const { place, stream } = await openRoom();
  expect(stream.query).toEqual({ roomId: 'r1', after: 4 });
  expect(words(place)).toContain('直播中');
  await act(async () => stream.dispatch({ seq: 5, kind: 'state', at, state: 'paused' }));
  await eventually(() => expect(words(place)).toContain('直播暂停'));
});

it('polls from the last known event if there is no stream', async () => {
  const requests: unknown[] = [];
  const counts = testRoom().counts;
  const { place, stream } = await openRoom({
    listLiveEvents({ query }: { query: { after: number } }) {
      requests.push(query.after);
      const events = [{ seq: 6, kind: 'state', at, state: 'paused' }];
      return { events, last: 6, reset: false, counts: { ...counts, likes: 77 }, pollAfter: 60 };
    },
  });
  await act(async () => stream.dispatch({ seq: 5, kind: 'state', at, state: 'living' }));
  await act(async () => stream.lose());
  await eventually(() => expect(streams).toHaveLength(2));
  await act(async () => streams[1]?.refuse());
  await eventually(() => expect(words(place)).toContain('直播暂停'));
  expect(requests).toEqual([5]);
  expect(find(place, '[aria-label^="点赞"]').textContent).toContain('77');
});

it('announces new scenes and shows them on a tap, so that nothing moves', async () => {
  const { place, stream } = await openRoom();
  await act(async () => stream.dispatch({ seq: 5, kind: 'scene', at, scene: scene(5, '进球了') }));
  await eventually(() => expect(words(place)).toContain('1 条新消息'));
  expect(words(place)).not.toContain('进球了');
  const bell = [...place.querySelectorAll('button')].find(({ textContent }) => textContent === '1 条新消息');
  await act(async () => bell?.click());
  expect(words(place).indexOf('进球了')).toBeLessThan(words(place).indexOf('开赛了'));
});

it('shows the first scene of an empty feed at once', async () => {
  const { place, stream } = await openRoom({ listLiveScenes: { list: [] } });
  expect(words(place)).toContain('还没有现场播报');
  await act(async () => stream.dispatch({ seq: 5, kind: 'scene', at, scene: scene(5, '到了现场') }));
  await eventually(() => expect(words(place)).toContain('到了现场'));
});

it('shows the reader’s own message at once, and once', async () => {
  let response = (_: unknown) => {};
  const sendLiveMessage = () => new Promise((resolve) => (response = resolve));
  const { place, stream } = await openRoom({ sendLiveMessage }, { signedIn: true, tab: 'appc' });
  await say(place, ' 好球 ');
  expect(words(place)).toContain('正在发送');
  await act(async () => stream.dispatch({ seq: 5, kind: 'message', at, message: message(5, '好球') }));
  await act(async () => response(message(5, '好球', { own: true })));
  await eventually(() => expect(words(place)).not.toContain('正在发送'));
  expect(words(place).split('好球')).toHaveLength(2);
});

it('keeps a failed message, to be sent again with the same client id', async () => {
  const names: unknown[] = [];
  const sendLiveMessage = ({ body }: { body: { clientId: string } }) => {
    names.push(body.clientId);
    if (names.length === 1) throw new GatewayError('sendLiveMessage', { kind: 'network' });
    return message(5, '好球', { own: true });
  };
  const { place } = await openRoom({ sendLiveMessage }, { signedIn: true, tab: 'appc' });
  await say(place, '好球');
  expect(find(place, '[role=alert]').textContent).toContain('网络断开了');
  await act(async () => find(place, '[role=alert] button').click());
  await eventually(() => expect(place.querySelector('[role=alert]')).toBeNull());
  expect(words(place)).toContain('好球');
  expect(new Set(names).size).toBe(1);
});

it('asks a visitor to sign in, and keeps the typed text', async () => {
  const { place, notices } = await openRoom({}, { tab: 'appc' });
  await say(place, '好球');
  expect(notices).toEqual(['登录后可以聊天']);
  expect(find<HTMLInputElement>(place, 'input[aria-label="聊天"]').value).toBe('好球');
});

it('renders only the end of a busy chat, and all messages when the reader scrolls', async () => {
  const { place, stream } = await openRoom({}, { tab: 'appc' });
  await act(async () => {
    for (let seq = 5; seq < 105; seq += 1)
      stream.dispatch({ seq, kind: 'message', at, message: message(seq, `第${seq}句`) });
  });
  await eventually(() => expect(words(place)).toContain('第104句'));
  expect(words(place)).not.toContain('第5句');
  const lines = () => place.querySelectorAll('ol > li').length;
  expect(lines()).toBeLessThan(50);
  await scrollChat(place, -200);
  expect(words(place)).toContain('来了');
  expect(lines()).toBe(102);
  await act(async () =>
    stream.dispatch({ seq: 105, kind: 'message', at, message: message(105, '后来说的') }),
  );
  await eventually(() => expect(words(place)).toContain('1 条新消息'));
  expect(words(place)).not.toContain('后来说的');
});

it('reloads everything in order if too many events were missed', async () => {
  let isBack = false;
  const { place, stream } = await openRoom(
    {
      getLiveRoom: () => ({ removed: false, room: testRoom({ state: 'living', last: isBack ? 700 : 4 }) }),
      listLiveMessages: () => ({ list: isBack ? [message(700, '散场了')] : [message(4, '加油')] }),
      listLiveScenes: () => ({ list: isBack ? [scene(699, '终场')] : [scene(2, '开赛了')] }),
    },
    { tab: 'appc' },
  );
  await act(async () => stream.dispatch({ seq: 5, kind: 'message', at, message: message(5, '好球') }));
  await eventually(() => expect(words(place)).toContain('好球'));
  await scrollChat(place, -200);
  isBack = true;
  await act(async () => stream.reset());
  await eventually(() => expect(words(place)).toContain('散场了'));
  expect(words(place)).not.toContain('好球');
  const [, next] = streams;
  expect(next?.query).toEqual({ roomId: 'r1', after: 700 });
  await act(async () => next?.open());
  await act(async () => next?.dispatch({ seq: 701, kind: 'message', at, message: message(701, '再见') }));
  await eventually(() =>
    expect(words(place).indexOf('再见')).toBeGreaterThan(words(place).indexOf('散场了')),
  );
});

it('shows the error of one list beside the others', async () => {
  const listLiveMessages = () => {
    throw new GatewayError('listLiveMessages', { kind: 'timeout' });
  };
  const { place } = await openRoom({ listLiveMessages }, { tab: 'appc' });
  await eventually(() => expect(find(place, '[role=alert]').textContent).toContain('重新加载'));
  expect(find(place, 'h1').textContent).toBe('决赛直播');
});
