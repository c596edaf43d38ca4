import { describe, expect, test } from 'vitest';
import { patience, retryPause, steadyAfter } from './player-limits.ts';
import { list, start, track } from './player.test-support.ts';

describe('what stops a sound', () => {
  test('a tap pauses it, the next tap goes on with it', () => {
    const player = start();
    player.hear();
    player.send({ type: 'toggle.requested' });
    expect(player.is('paused')).toBe(true);
    player.send({ type: 'toggle.requested' });
    expect(player.is('loading')).toBe(true);
    expect(player.done).toEqual(['play 1', 'pause', 'play 1']);
  });

  test('another sound of the page pauses it, another tab interrupts it', () => {
    const player = start();
    player.hear();
    player.send({ type: 'sound.silenced', by: 'here' });
    expect(player.is('paused')).toBe(true);
    player.hear();
    player.send({ type: 'sound.silenced', by: 'elsewhere' });
    expect(player.is('interrupted')).toBe(true);
  });

  test('a call interrupts it, and the end of the call may bring it back by itself', () => {
    const player = start();
    player.hear();
    player.send({ type: 'media.paused' });
    expect(player.is('interrupted')).toBe(true);
    player.send({ type: 'media.playing' });
    expect(player.is('playing')).toBe(true);
  });

  test('a call that comes before the sound does leaves nothing waiting for it', () => {
    const player = start();
    player.send({ type: 'track.requested', list, index: 0 }, { type: 'media.paused' });
    expect(player.is('interrupted')).toBe(true);
  });

  test('headphones that are gone leave it silent rather than loud', () => {
    const player = start();
    player.hear();
    player.send({ type: 'output.lost' });
    expect(player.is('interrupted')).toBe(true);
    expect(player.sounding()).toBeUndefined();
  });

  test('a browser that refuses to play before a tap says so, and plays after it', () => {
    const player = start();
    player.send({ type: 'track.requested', list, index: 0 }, { type: 'media.refused' });
    expect(player.is('refused')).toBe(true);
    player.send({ type: 'toggle.requested' }, { type: 'media.playing' });
    expect(player.is('playing')).toBe(true);
  });
});

describe('faults', () => {
  test('of the network are tried again twice by themselves, then shown', () => {
    const player = start();
    player.hear();
    for (const _ of [1, 2]) {
      player.send({ type: 'media.failed', fault: 'network' });
      expect(player.is('retrying')).toBe(true);
      player.clock.increment(retryPause);
      expect(player.is('loading')).toBe(true);
    }
    player.send({ type: 'media.failed', fault: 'network' });
    expect(player.is('failed')).toBe(true);
    expect(player.done).toEqual(['play 1', 'reload 1', 'reload 1']);
  });

  test('of the network are over when the network is back', () => {
    const player = start();
    player.hear();
    player.send({ type: 'media.failed', fault: 'network' }, { type: 'network.restored' });
    expect(player.is('loading')).toBe(true);
  });

  test('that are no fault of the network wait for the reader', () => {
    const player = start();
    player.send({ type: 'track.requested', list, index: 0 }, { type: 'media.failed', fault: 'unsupported' });
    player.send({ type: 'network.restored' });
    expect(player.is('failed')).toBe(true);
    player.send({ type: 'toggle.requested' });
    expect(player.done.at(-1)).toBe('reload 1');
  });

  test('a stall is waited for, then loaded anew', () => {
    const player = start();
    player.hear();
    player.send({ type: 'media.waiting' });
    player.clock.increment(patience - 1);
    expect(player.is('stalled')).toBe(true);
    player.clock.increment(1);
    expect(player.is('loading')).toBe(true);
    player.clock.increment(patience);
    expect(player.is('failed')).toBe(true);
  });

  test('are forgotten after ten seconds of sound', () => {
    const player = start();
    player.hear();
    player.send({ type: 'media.failed', fault: 'network' });
    player.clock.increment(retryPause);
    player.send({ type: 'media.playing' });
    player.clock.increment(steadyAfter - 1);
    expect(player.snapshot().context.retries).toBe(1);
    player.clock.increment(1);
    expect(player.snapshot().context.retries).toBe(0);
  });
});

describe('one after another', () => {
  test('the end of one begins the next, the end of the last is the end', () => {
    const player = start();
    player.hear();
    player.send({ type: 'media.ended' });
    expect(player.current()).toBe('2');
    player.send({ type: 'media.playing' }, { type: 'media.ended' });
    expect(player.is('ended')).toBe(true);
    player.send({ type: 'toggle.requested' });
    expect(player.done.slice(-2)).toEqual(['seek 0', 'play 2']);
  });

  test('a list that grows is heard to its new end, and another list adds nothing to it', () => {
    const player = start();
    player.hear(1);
    player.send({ type: 'list.grown', list: [track('8'), track('9')] });
    player.send({ type: 'list.grown', list: [...list, track('3')] }, { type: 'media.ended' });
    expect(player.current()).toBe('3');
    expect(player.snapshot().context.list).toHaveLength(3);
  });

  test('the reader steps back and forth within the list', () => {
    const player = start();
    player.hear();
    player.send({ type: 'previous.requested' });
    expect(player.current()).toBe('1');
    player.send({ type: 'next.requested' });
    expect(player.current()).toBe('2');
    player.send({ type: 'previous.requested' });
    expect(player.current()).toBe('1');
  });

  test('speed stays from one to the next', () => {
    const player = start();
    player.send({ type: 'rate.requested', rate: 1.5 });
    player.hear();
    player.send({ type: 'rate.requested', rate: 2 }, { type: 'next.requested' });
    expect(player.snapshot().context.rate).toBe(2);
    expect(player.done).toEqual(['play 1', 'rate 2', 'play 2']);
  });
});

describe('falling asleep', () => {
  test('after minutes the sound pauses, whatever was heard by then', () => {
    const player = start();
    player.hear();
    player.send({ type: 'sleep.requested', wish: 15, now: 1000 });
    expect(player.snapshot().context.sleepsAt).toBe(1000 + 15 * 60_000);
    player.send({ type: 'next.requested' }, { type: 'media.playing' });
    player.clock.increment(15 * 60_000 - 1);
    expect(player.is('playing')).toBe(true);
    player.clock.increment(1);
    expect(player.is('paused')).toBe(true);
    expect(player.snapshot().hasTag('sleepy')).toBe(false);
  });

  test('another wish counts anew, and none is no sleep', () => {
    const player = start();
    player.hear();
    player.send({ type: 'sleep.requested', wish: 15, now: 0 }, { type: 'sleep.requested', wish: 30, now: 0 });
    player.clock.increment(15 * 60_000);
    expect(player.is('playing')).toBe(true);
    player.send({ type: 'sleep.requested', wish: 'off', now: 0 });
    player.clock.increment(60 * 60_000);
    expect(player.is('playing')).toBe(true);
  });

  test('at the end of what is heard nothing follows, once', () => {
    const player = start();
    player.hear();
    player.send({ type: 'sleep.requested', wish: 'end', now: 0 }, { type: 'media.ended' });
    expect(player.is('ended')).toBe(true);
    player.hear();
    player.send({ type: 'media.ended' });
    expect(player.current()).toBe('2');
  });
});

test('what was heard before a reload is shown at its speed, silent until the reader asks', () => {
  const player = start();
  player.send({ type: 'track.restored', list, index: 1, rate: 1.25 });
  expect(player.is('paused')).toBe(true);
  expect(player.done).toEqual([]);
  player.send({ type: 'toggle.requested' });
  expect(player.done).toEqual(['play 2']);
  expect(player.snapshot().context.rate).toBe(1.25);
});
