import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { trackPointers, type PointerHandlers } from './pointers.ts';

const element = document.createElement('div');
const handlers = {
  onHold: vi.fn<PointerHandlers['onHold']>(),
  onMove: vi.fn<PointerHandlers['onMove']>(),
  onRelease: vi.fn<PointerHandlers['onRelease']>(),
  onTap: vi.fn<PointerHandlers['onTap']>(),
  onDoubleTap: vi.fn<PointerHandlers['onDoubleTap']>(),
};
let now = 0;
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  for (const handler of Object.values(handlers)) handler.mockReset();
  document.body.append(element);
  element.setPointerCapture = vi.fn<(id: number) => void>();
  stop = trackPointers(element, handlers);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** Dispatches a pointer event, `wait` ms after the previous one. */
function send(
  type: string,
  [clientX, clientY]: readonly [number, number],
  wait = 0,
  more: PointerEventInit = {},
  target: Element = element,
) {
  now += wait;
  vi.advanceTimersByTime(wait);
  const pointerId = more.pointerId ?? 1;
  const isPrimary = pointerId === 1;
  const init = { bubbles: true, clientX, clientY, pointerId, pointerType: 'touch', isPrimary, ...more };
  const event = new PointerEvent(type, init);
  Object.defineProperty(event, 'timeStamp', { value: now });
  target.dispatchEvent(event);
}

function tapAt(point: readonly [number, number], wait = 0) {
  send('pointerdown', point, wait);
  send('pointerup', point, 60);
}

describe('one finger', () => {
  it('is held, moved and lifted', () => {
    send('pointerdown', [10, 20]);
    send('pointermove', [40, 20], 16);
    send('pointerup', [40, 20], 16);
    expect(handlers.onHold.mock.calls[0]?.[0]).toEqual([{ x: 10, y: 20 }]);
    expect(handlers.onMove.mock.calls[0]?.[0]).toEqual([{ x: 40, y: 20 }]);
    expect(handlers.onRelease).toHaveBeenCalledExactlyOnceWith('lifted', now);
  });

  it('hides its moves from other listeners while it is held', () => {
    const listener = vi.fn<(event: Event) => void>();
    document.addEventListener('pointermove', listener, { capture: true });
    send('pointerdown', [10, 20]);
    send('pointermove', [40, 20], 16);
    expect(listener).not.toHaveBeenCalled();
    send('pointerup', [40, 20], 16);
    send('pointermove', [50, 20], 16);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(handlers.onMove).toHaveBeenCalledTimes(1);
    document.removeEventListener('pointermove', listener, { capture: true });
  });

  it('that rests for long and then moves still swipes', () => {
    send('pointerdown', [300, 400]);
    send('pointermove', [302, 400], 900);
    send('pointermove', [80, 400], 100);
    send('pointerup', [80, 400], 20);
    expect(handlers.onMove).toHaveBeenCalledTimes(2);
    expect(handlers.onRelease).toHaveBeenCalledExactlyOnceWith('lifted', now);
  });

  it('that the browser uses for its menu is released without a tap', () => {
    send('pointerdown', [10, 20]);
    send('pointercancel', [10, 20], 520);
    vi.advanceTimersByTime(1000);
    expect(handlers.onRelease).toHaveBeenCalledExactlyOnceWith('cancelled', now);
    expect(handlers.onTap).not.toHaveBeenCalled();
  });

  it('without an end event is dropped when another one comes', () => {
    send('pointerdown', [10, 20]);
    send('pointerdown', [200, 20], 5000);
    expect(handlers.onHold.mock.calls[1]?.[0]).toEqual([{ x: 200, y: 20 }]);
  });

  it('of a mouse is captured; touch pointers are captured implicitly', () => {
    send('pointerdown', [10, 20]);
    expect(element.setPointerCapture).not.toHaveBeenCalled();
    send('pointerdown', [10, 20], 0, { pointerType: 'mouse' });
    expect(element.setPointerCapture).toHaveBeenCalledWith(1);
  });

  it('does not include the secondary mouse button', () => {
    send('pointerdown', [10, 20], 0, { pointerType: 'mouse', button: 2 });
    expect(handlers.onHold).not.toHaveBeenCalled();
  });
});

describe('on a link', () => {
  const link = document.createElement('a');
  const down = (more?: PointerEventInit) => {
    element.append(link);
    send('pointerdown', [10, 20], 0, more, link);
  };
  afterEach(() => {
    link.remove();
    link.removeAttribute('data-swipe');
  });

  it('a finger is left to the link', () => {
    down();
    expect(handlers.onHold).not.toHaveBeenCalled();
  });

  it('with data-swipe a finger is tracked, and a mouse is not', () => {
    link.setAttribute('data-swipe', '');
    down({ pointerType: 'mouse' });
    expect(handlers.onHold).not.toHaveBeenCalled();
    down();
    expect(handlers.onHold).toHaveBeenCalledOnce();
  });
});

describe('two fingers', () => {
  it('are reported together, and the remaining one continues', () => {
    send('pointerdown', [10, 20]);
    send('pointerdown', [90, 20], 30, { pointerId: 2 });
    send('pointermove', [190, 20], 16, { pointerId: 2 });
    send('pointerup', [10, 20], 16);
    expect(handlers.onHold.mock.calls.map(([fingers]) => fingers.length)).toEqual([1, 2, 1]);
    expect(handlers.onMove.mock.calls[0]?.[0]).toEqual([
      { x: 10, y: 20 },
      { x: 190, y: 20 },
    ]);
    expect(handlers.onRelease).not.toHaveBeenCalled();
    send('pointerup', [190, 20], 16, { pointerId: 2 });
    expect(handlers.onRelease).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1000);
    expect(handlers.onTap).not.toHaveBeenCalled();
  });

  it('make a third one ignored', () => {
    send('pointerdown', [10, 20]);
    send('pointerdown', [90, 20], 5, { pointerId: 2 });
    send('pointerdown', [50, 90], 5, { pointerId: 3 });
    send('pointermove', [60, 90], 5, { pointerId: 3 });
    expect(handlers.onHold).toHaveBeenCalledTimes(2);
    expect(handlers.onMove).not.toHaveBeenCalled();
  });
});

describe('taps', () => {
  it('a tap is reported if no second one follows', () => {
    tapAt([50, 60]);
    vi.advanceTimersByTime(270);
    expect(handlers.onTap).not.toHaveBeenCalled();
    vi.advanceTimersByTime(20);
    expect(handlers.onTap).toHaveBeenCalledTimes(1);
    expect(handlers.onTap.mock.calls[0]?.[0]).toMatchObject({ x: 50, y: 60 });
  });

  it('two quick taps near each other are a double tap and no tap', () => {
    tapAt([50, 60]);
    tapAt([60, 60], 100);
    vi.advanceTimersByTime(1000);
    expect(handlers.onDoubleTap).toHaveBeenCalledTimes(1);
    expect(handlers.onTap).not.toHaveBeenCalled();
  });

  it('two distant taps are not a double tap', () => {
    tapAt([50, 60]);
    tapAt([250, 60], 100);
    expect(handlers.onDoubleTap).not.toHaveBeenCalled();
  });

  it('a long press is not a tap', () => {
    send('pointerdown', [50, 60]);
    send('pointerup', [50, 60], 600);
    vi.advanceTimersByTime(1000);
    expect(handlers.onTap).not.toHaveBeenCalled();
  });

  it('none is reported after tracking has stopped', () => {
    tapAt([50, 60]);
    stop();
    vi.advanceTimersByTime(1000);
    expect(handlers.onTap).not.toHaveBeenCalled();
  });
});

it.each(['touchmove', 'gesturestart', 'dragstart'])('prevents the browser’s default for %s', (type) => {
  const event = new Event(type, { cancelable: true });
  element.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
});
