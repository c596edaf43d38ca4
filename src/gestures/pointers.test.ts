import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followPointers, type FingerSink } from './pointers.ts';

const element = document.createElement('div');
const sink = {
  hold: vi.fn<FingerSink['hold']>(),
  move: vi.fn<FingerSink['move']>(),
  letGo: vi.fn<FingerSink['letGo']>(),
  tap: vi.fn<FingerSink['tap']>(),
  doubleTap: vi.fn<FingerSink['doubleTap']>(),
};
let now = 0;
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  for (const told of Object.values(sink)) told.mockReset();
  document.body.append(element);
  element.setPointerCapture = vi.fn<(id: number) => void>();
  stop = followPointers(element, sink);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** An event of a pointer, `wait` ms after the one before. */
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

function tapAt(place: readonly [number, number], wait = 0) {
  send('pointerdown', place, wait);
  send('pointerup', place, 60);
}

describe('one finger', () => {
  it('is held, moved and lifted', () => {
    send('pointerdown', [10, 20]);
    send('pointermove', [40, 20], 16);
    send('pointerup', [40, 20], 16);
    expect(sink.hold.mock.calls[0]?.[0]).toEqual([{ x: 10, y: 20 }]);
    expect(sink.move.mock.calls[0]?.[0]).toEqual([{ x: 40, y: 20 }]);
    expect(sink.letGo).toHaveBeenCalledExactlyOnceWith('lifted', now);
  });

  it('moves for nobody else while it is held', () => {
    const heard = vi.fn<(event: Event) => void>();
    document.addEventListener('pointermove', heard, { capture: true });
    send('pointerdown', [10, 20]);
    send('pointermove', [40, 20], 16);
    expect(heard).not.toHaveBeenCalled();
    send('pointerup', [40, 20], 16);
    send('pointermove', [50, 20], 16);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(sink.move).toHaveBeenCalledTimes(1);
    document.removeEventListener('pointermove', heard, { capture: true });
  });

  it('that rests long and then moves still swipes', () => {
    send('pointerdown', [300, 400]);
    send('pointermove', [302, 400], 900);
    send('pointermove', [80, 400], 100);
    send('pointerup', [80, 400], 20);
    expect(sink.move).toHaveBeenCalledTimes(2);
    expect(sink.letGo).toHaveBeenCalledExactlyOnceWith('lifted', now);
  });

  it('that the browser takes for its menu is let go, and taps nothing', () => {
    send('pointerdown', [10, 20]);
    send('pointercancel', [10, 20], 520);
    vi.advanceTimersByTime(1000);
    expect(sink.letGo).toHaveBeenCalledExactlyOnceWith('cancelled', now);
    expect(sink.tap).not.toHaveBeenCalled();
  });

  it('whose end was never told is forgotten when another one comes', () => {
    send('pointerdown', [10, 20]);
    send('pointerdown', [200, 20], 5000);
    expect(sink.hold.mock.calls[1]?.[0]).toEqual([{ x: 200, y: 20 }]);
  });

  it('of a mouse is followed beyond the element, as a finger is by itself', () => {
    send('pointerdown', [10, 20]);
    expect(element.setPointerCapture).not.toHaveBeenCalled();
    send('pointerdown', [10, 20], 0, { pointerType: 'mouse' });
    expect(element.setPointerCapture).toHaveBeenCalledWith(1);
  });

  it('is none when it is the other button of a mouse', () => {
    send('pointerdown', [10, 20], 0, { pointerType: 'mouse', button: 2 });
    expect(sink.hold).not.toHaveBeenCalled();
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

  it('a finger is the link’s', () => {
    down();
    expect(sink.hold).not.toHaveBeenCalled();
  });

  it('that says so a finger is followed, and a mouse is not', () => {
    link.setAttribute('data-swipe', '');
    down({ pointerType: 'mouse' });
    expect(sink.hold).not.toHaveBeenCalled();
    down();
    expect(sink.hold).toHaveBeenCalledOnce();
  });
});

describe('two fingers', () => {
  it('hold together, and the one that stays holds on', () => {
    send('pointerdown', [10, 20]);
    send('pointerdown', [90, 20], 30, { pointerId: 2 });
    send('pointermove', [190, 20], 16, { pointerId: 2 });
    send('pointerup', [10, 20], 16);
    expect(sink.hold.mock.calls.map(([fingers]) => fingers.length)).toEqual([1, 2, 1]);
    expect(sink.move.mock.calls[0]?.[0]).toEqual([
      { x: 10, y: 20 },
      { x: 190, y: 20 },
    ]);
    expect(sink.letGo).not.toHaveBeenCalled();
    send('pointerup', [190, 20], 16, { pointerId: 2 });
    expect(sink.letGo).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1000);
    expect(sink.tap).not.toHaveBeenCalled();
  });

  it('leave a third one unheard', () => {
    send('pointerdown', [10, 20]);
    send('pointerdown', [90, 20], 5, { pointerId: 2 });
    send('pointerdown', [50, 90], 5, { pointerId: 3 });
    send('pointermove', [60, 90], 5, { pointerId: 3 });
    expect(sink.hold).toHaveBeenCalledTimes(2);
    expect(sink.move).not.toHaveBeenCalled();
  });
});

describe('taps', () => {
  it('a tap is told once no second one followed', () => {
    tapAt([50, 60]);
    vi.advanceTimersByTime(270);
    expect(sink.tap).not.toHaveBeenCalled();
    vi.advanceTimersByTime(20);
    expect(sink.tap).toHaveBeenCalledTimes(1);
    expect(sink.tap.mock.calls[0]?.[0]).toMatchObject({ x: 50, y: 60 });
  });

  it('two quick ones near each other are a double tap and no tap', () => {
    tapAt([50, 60]);
    tapAt([60, 60], 100);
    vi.advanceTimersByTime(1000);
    expect(sink.doubleTap).toHaveBeenCalledTimes(1);
    expect(sink.tap).not.toHaveBeenCalled();
  });

  it('two far from each other are no double tap', () => {
    tapAt([50, 60]);
    tapAt([250, 60], 100);
    expect(sink.doubleTap).not.toHaveBeenCalled();
  });

  it('a long press is none', () => {
    send('pointerdown', [50, 60]);
    send('pointerup', [50, 60], 600);
    vi.advanceTimersByTime(1000);
    expect(sink.tap).not.toHaveBeenCalled();
  });

  it('none is told after the gallery is gone', () => {
    tapAt([50, 60]);
    stop();
    vi.advanceTimersByTime(1000);
    expect(sink.tap).not.toHaveBeenCalled();
  });
});

it.each(['touchmove', 'gesturestart', 'dragstart'])('the browser’s own %s does not run', (type) => {
  const event = new Event(type, { cancelable: true });
  element.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
});
