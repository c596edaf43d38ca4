// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { requestGyro, watchPhone, type DeviceOrientation } from './gyro.ts';

class FakeSense extends Event {
  readonly alpha: number | null;
  readonly beta = 80;
  readonly gamma = 5;
  constructor(alpha: number | null) {
    super('deviceorientation');
    this.alpha = alpha;
  }
}

/** Fires a device orientation event. */
const hold = (alpha: number | null) => window.dispatchEvent(new FakeSense(alpha));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('DeviceOrientationEvent', FakeSense);
  vi.stubGlobal('screen', { orientation: { angle: 90 } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('requesting the gyroscope', () => {
  it('is granted once an orientation event with values arrives', async () => {
    const result = requestGyro();
    await vi.advanceTimersByTimeAsync(100);
    hold(10);
    expect(await result).toBe('granted');
  });

  it('asks for permission where the phone requires it', async () => {
    const requestPermission = vi.fn(async () => 'granted' as const);
    vi.stubGlobal('DeviceOrientationEvent', Object.assign(class extends FakeSense {}, { requestPermission }));
    const result = requestGyro();
    expect(requestPermission).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(0);
    hold(10);
    expect(await result).toBe('granted');
  });

  it.each([
    ['says no', async () => 'denied' as const],
    ['was not asked by a tap', () => Promise.reject(new Error('no gesture'))],
  ])('is refused where the reader %s', async (_, requestPermission) => {
    vi.stubGlobal('DeviceOrientationEvent', Object.assign(class extends FakeSense {}, { requestPermission }));
    expect(await requestGyro()).toBe('refused');
  });

  it('is missing on a computer, whose event has no values', async () => {
    const result = requestGyro();
    await vi.advanceTimersByTimeAsync(100);
    hold(null);
    await vi.advanceTimersByTimeAsync(1500);
    expect(await result).toBe('missing');
  });

  it('is missing in a browser without the event', async () => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(window, 'DeviceOrientationEvent');
    expect(await requestGyro()).toBe('missing');
  });
});

it('reports the orientation of phone and screen, until unsubscribed', () => {
  const held: DeviceOrientation[] = [];
  const stop = watchPhone((now) => held.push(now));
  hold(null);
  hold(30);
  stop();
  hold(60);
  expect(held).toEqual([{ alpha: 30, beta: 80, gamma: 5, turned: 90 }]);
});

it.each([
  ['the window where the screen does not say', { screen: {}, orientation: -90 }, -90],
  ['nobody where neither does', { screen: {}, orientation: undefined }, 0],
])('knows how the screen is turned from %s', (_, globals, turned) => {
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  const held: DeviceOrientation[] = [];
  const stop = watchPhone((now) => held.push(now));
  hold(30);
  stop();
  expect(held.map((one) => one.turned)).toEqual([turned]);
});
