import { describe, expect, test } from 'vitest';
import { watchLive } from '../generated/operations/live.ts';
import { readEvents } from './event-stream.ts';
import { failureOf, response, testGateway } from './gateway.test-support.ts';

const input = { query: { roomId: 'r1', after: 4 } };

/** A response whose body arrives in the given parts. */
function parts(...texts: readonly string[]): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream({
    start(writer) {
      for (const text of texts) writer.enqueue(encoder.encode(text));
      writer.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

async function eventsOf(...texts: readonly string[]) {
  const { gateway } = testGateway(() => parts(...texts));
  const events = [];
  for await (const event of readEvents(await gateway.call(watchLive, input))) events.push(event);
  return events;
}

describe('a stream of events', () => {
  test('is asked for under the transport rules, with a header for the token', async () => {
    const { gateway, sent } = testGateway(() => parts(), { userToken: () => 'reader' });
    await gateway.call(watchLive, input);
    expect(sent[0]?.url.href).toBe(
      'http://gateway.test/gateway/x/live/stream?roomId=r1&after=4&timestamp=1700000000000',
    );
    expect(sent[0]?.headers.get('token')).toBe('reader');
  });

  test('carries the share page that calls', async () => {
    const { gateway, sent } = testGateway(() => parts(), { page: () => ({ sharePath: 'living' }) });
    await gateway.call(watchLive, input);
    expect(sent[0]?.headers.get('source_channel')).toBe('living');
  });

  test('may carry a line separator of Unicode in its data', async () => {
    expect(await eventsOf('event: happened\ndata: {"seq":5,"words":"a\u2028b"}\n\n')).toEqual([
      { event: 'happened', data: { seq: 5, words: 'a\u2028b' } },
    ]);
  });

  test('is read however its bytes are cut', async () => {
    const text =
      'retry: 2000\n\n: heartbeat\n\nid: 5\nevent: happened\ndata: {"seq":5,"words":"好球"}\n\nevent: reset\ndata: {}\n\n';
    const whole = await eventsOf(text);
    expect(whole).toEqual([
      { event: 'happened', data: { seq: 5, words: '好球' }, id: '5' },
      { event: 'reset', data: {}, id: '5' },
    ]);
    const bytes = new TextEncoder().encode(text);
    const { gateway } = testGateway(() => {
      const body = new ReadableStream({
        start(writer) {
          for (const byte of bytes) writer.enqueue(Uint8Array.of(byte));
          writer.close();
        },
      });
      return new Response(body);
    });
    const cut = [];
    for await (const event of readEvents(await gateway.call(watchLive, input))) cut.push(event);
    expect(cut).toEqual(whole);
  });

  test('joins lines of data, and leaves out an event that is not JSON or was cut off', async () => {
    expect(
      await eventsOf(
        'event: counts\r\ndata: {"likes":\r\ndata: 7}\r\n\r\n',
        'data: {"li\n\n',
        'data: {"a":1}',
      ),
    ).toEqual([{ event: 'counts', data: { likes: 7 } }]);
  });

  test('ends when the caller leaves the loop or aborts', async () => {
    const cancelled: unknown[] = [];
    const open = () =>
      new Response(
        new ReadableStream({
          start: (writer) => writer.enqueue(new TextEncoder().encode('event: reset\ndata: {}\n\n')),
          cancel: () => void cancelled.push(true),
        }),
      );
    const { gateway } = testGateway(open);
    for await (const _ of readEvents(await gateway.call(watchLive, input))) break;
    const controller = new AbortController();
    for await (const _ of readEvents(await gateway.call(watchLive, input), controller.signal))
      controller.abort();
    expect(cancelled).toEqual([true, true]);
  });

  test('that is refused rejects with the status', async () => {
    const { gateway } = testGateway(() => response('', 429, { 'retry-after': '60' }));
    const error = await failureOf(gateway.call(watchLive, input));
    expect(error.failure).toEqual({ kind: 'http', status: 429, retryAfter: 60 });
  });
});
