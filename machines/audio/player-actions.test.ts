import { describe, expect, test } from 'vitest';
import { loadTimeoutMs, retryDelayMs, steadyAfterMs } from './player-limits.ts';
import { list, start, track } from './player.test-support.ts';

describe('what stops playback', () => {
  test('a tap pauses it, the next tap resumes it', () => {
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

  test('a call interrupts it, and the end of the call may resume it', () => {
    const player = start();
    player.hear();
    player.send({ type: 'media.paused' });
    expect(player.is('interrupted')).toBe(true);
    player.send({ type: 'media.playing' });
    expect(player.is('playing')).toBe(true);
  });

  test('a call before playback starts leaves nothing waiting', () => {
    const player = start();
    player.send({ type: 'track.requested', list, index: 0 }, { type: 'media.paused' });
    expect(player.is('interrupted')).toBe(true);
  });

  test('a disconnected headphone pauses it instead of switching to the speaker', () => {
    const player = start();
    player.hear();
    player.send({ type: 'output.lost' });
    expect(player.is('interrupted')).toBe(true);
    expect(player.sounding()).toBeUndefined();
  });

  test('an autoplay refusal is shown, and a tap starts playback', () => {
    const player = start();
    player.send({ type: 'track.requested', list, index: 0 }, { type: 'media.refused' });
    expect(player.is('refused')).toBe(true);
    player.send({ type: 'toggle.requested' }, { type: 'media.playing' });
    expect(player.is('playing')).toBe(true);
  });
});

describe('faults', () => {
  test('of the network are retried twice automatically, then shown', () => {
    const player = start();
    player.hear();
    for (const _ of [1, 2]) {
      player.send({ type: 'media.failed', fault: 'network' });
      expect(player.is('retrying')).toBe(true);
      player.clock.increment(retryDelayMs);
      expect(player.is('loading')).toBe(true);
    }
    player.send({ type: 'media.failed', fault: 'network' });
    expect(player.is('failed')).toBe(true);
    expect(player.done).toEqual(['play 1', 'reload 1', 'reload 1']);
  });

  test('of the network are retried when the network is back', () => {
    const player = start();
    player.hear();
    player.send({ type: 'media.failed', fault: 'network' }, { type: 'network.restored' });
    expect(player.is('loading')).toBe(true);
  });

  test('other than network faults wait for the reader', () => {
    const player = start();
    player.send({ type: 'track.requested', list, index: 0 }, { type: 'media.failed', fault: 'unsupported' });
    player.send({ type: 'network.restored' });
    expect(player.is('failed')).toBe(true);
    player.send({ type: 'toggle.requested' });
    expect(player.done.at(-1)).toBe('reload 1');
  });

  test('a stall is waited for, then the track is reloaded', () => {
    const player = start();
    player.hear();
    player.send({ type: 'media.waiting' });
    player.clock.increment(loadTimeoutMs - 1);
    expect(player.is('stalled')).toBe(true);
    player.clock.increment(1);
    expect(player.is('loading')).toBe(true);
    player.clock.increment(loadTimeoutMs);
    expect(player.is('failed')).toBe(true);
  });

  test('are forgotten after ten seconds of playback', () => {
    const player = start();
    player.hear();
    player.send({ type: 'media.failed', fault: 'network' });
    player.clock.increment(retryDelayMs);
    player.send({ type: 'media.playing' });
    player.clock.increment(steadyAfterMs - 1);
    expect(player.snapshot().context.retries).toBe(1);
    player.clock.increment(1);
    expect(player.snapshot().context.retries).toBe(0);
  });
});

describe('track lists', () => {
  test('the end of a track starts the next, the end of the last ends playback', () => {
    const player = start();
    player.hear();
    player.send({ type: 'media.ended' });
    expect(player.current()).toBe('2');
    player.send({ type: 'media.playing' }, { type: 'media.ended' });
    expect(player.is('ended')).toBe(true);
    player.send({ type: 'toggle.requested' });
    expect(player.done.slice(-2)).toEqual(['seek 0', 'play 2']);
  });

  test('an extended list plays to its new end, and another list adds nothing', () => {
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

  test('the playback rate carries over to the next track', () => {
    const player = start();
    player.send({ type: 'rate.requested', rate: 1.5 });
    player.hear();
    player.send({ type: 'rate.requested', rate: 2 }, { type: 'next.requested' });
    expect(player.snapshot().context.rate).toBe(2);
    expect(player.done).toEqual(['play 1', 'rate 2', 'play 2']);
  });
});

describe('sleep timer', () => {
  test('pauses after the minutes, whichever track plays by then', () => {
    const player = start();
    player.hear();
    player.send({ type: 'sleep.requested', timer: 15, now: 1000 });
    expect(player.snapshot().context.sleepsAt).toBe(1000 + 15 * 60_000);
    player.send({ type: 'next.requested' }, { type: 'media.playing' });
    player.clock.increment(15 * 60_000 - 1);
    expect(player.is('playing')).toBe(true);
    player.clock.increment(1);
    expect(player.is('paused')).toBe(true);
    expect(player.snapshot().hasTag('sleepy')).toBe(false);
  });

  test('restarts with another choice, and stops when turned off', () => {
    const player = start();
    player.hear();
    player.send(
      { type: 'sleep.requested', timer: 15, now: 0 },
      { type: 'sleep.requested', timer: 30, now: 0 },
    );
    player.clock.increment(15 * 60_000);
    expect(player.is('playing')).toBe(true);
    player.send({ type: 'sleep.requested', timer: 'off', now: 0 });
    player.clock.increment(60 * 60_000);
    expect(player.is('playing')).toBe(true);
  });

  test('at the end of the track stops playback once', () => {
    const player = start();
    player.hear();
    player.send({ type: 'sleep.requested', timer: 'end', now: 0 }, { type: 'media.ended' });
    expect(player.is('ended')).toBe(true);
    player.hear();
    player.send({ type: 'media.ended' });
    expect(player.current()).toBe('2');
  });
});

test('a track restored after a reload shows its rate and stays silent until the reader plays it', () => {
  const player = start();
  player.send({ type: 'track.restored', list, index: 1, rate: 1.25 });
  expect(player.is('paused')).toBe(true);
  expect(player.done).toEqual([]);
  player.send({ type: 'toggle.requested' });
  expect(player.done).toEqual(['play 2']);
  expect(player.snapshot().context.rate).toBe(1.25);
});
