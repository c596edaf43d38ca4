import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openEventStream } from './event-stream.ts';

class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 0;
  readonly address: string;
  constructor(address: string) {
    super();
    this.address = address;
    opened.push(this);
  }
  close() {
    this.readyState = FakeSource.CLOSED;
  }
}

let opened: FakeSource[] = [];
beforeEach(() => {
  opened = [];
  vi.stubGlobal('EventSource', FakeSource);
});
afterEach(() => vi.unstubAllGlobals());

function open() {
  const said: unknown[] = [];
  const close = openEventStream('/stream?after=3', {
    names: ['happened', 'counts'],
    onOpen: () => said.push('open'),
    onEvent: (name, data) => said.push([name, data]),
    onLost: () => said.push('lost'),
    onRefused: () => said.push('refused'),
  });
  const [source] = opened;
  return { said, close, source };
}

it('delivers events by name, and ignores other names', () => {
  const { said, source } = open();
  source?.dispatchEvent(new Event('open'));
  source?.dispatchEvent(new MessageEvent('happened', { data: '{"seq":4}' }));
  source?.dispatchEvent(new MessageEvent('counts', { data: '{"seq"' }));
  source?.dispatchEvent(new MessageEvent('other', { data: '{}' }));
  expect(said).toEqual(['open', ['happened', { seq: 4 }], ['counts', undefined]]);
});

it('closes a lost stream, so that the browser does not reconnect by itself', () => {
  const { said, source } = open();
  source?.dispatchEvent(new Event('error'));
  expect(said).toEqual(['lost']);
  expect(source?.readyState).toBe(FakeSource.CLOSED);
});

it('distinguishes a refused stream from a lost one', () => {
  const { said, source } = open();
  source?.close();
  source?.dispatchEvent(new Event('error'));
  expect(said).toEqual(['refused']);
});

it('is refused in browsers without EventSource', () => {
  vi.stubGlobal('EventSource', undefined);
  expect(open().said).toEqual(['refused']);
});
