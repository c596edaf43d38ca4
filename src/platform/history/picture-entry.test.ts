import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  layPageUnder,
  pictureAddress,
  pictureInAddress,
  pushPictureEntry,
  rewritePictureEntry,
  watchPictureEntry,
} from './picture-entry.ts';

const start = '/new/general/1?isnew=1#comments';
beforeEach(() => history.replaceState({ key: 'k' }, '', start));
const address = () => `${location.pathname}${location.search}${location.hash}`;

describe('the address of a picture', () => {
  it('is that of its page with the picture’s number, and nothing of the reader’s', () => {
    expect(pictureAddress(3)).toBe(`${location.origin}/new/general/1?picture=3`);
  });

  it.each([
    ['?picture=3', 3],
    ['?picture=0', undefined],
    ['?picture=x', undefined],
    ['', undefined],
  ])('in %j is picture %s', (search, number) => {
    history.replaceState({}, '', `/new/general/1${search}`);
    expect(pictureInAddress()).toBe(number);
  });
});

describe('the entry of an open gallery', () => {
  it('is one more, leaves the rest of the address, and keeps what the router knows of its page', () => {
    const before = history.length;
    pushPictureEntry(2);
    expect(history.length).toBe(before + 1);
    expect(address()).toBe('/new/general/1?isnew=1&picture=2#comments');
    expect(history.state).toEqual({ key: 'k', overPage: true });
  });

  it('is rewritten for another picture, not added to', () => {
    pushPictureEntry(2);
    const before = history.length;
    rewritePictureEntry(5);
    expect(history.length).toBe(before);
    expect(pictureInAddress()).toBe(5);
    expect(history.state).toMatchObject({ overPage: true });
  });

  it('is no navigation to a router that listens to the history', () => {
    const heard = vi.fn<typeof history.pushState>();
    history.pushState = heard;
    pushPictureEntry(2);
    Reflect.deleteProperty(history, 'pushState');
    expect(heard).not.toHaveBeenCalled();
    expect(pictureInAddress()).toBe(2);
  });

  it('gets its page under it when a link led straight to it, once', () => {
    history.replaceState({ key: 'k' }, '', '/new/general/1?picture=3');
    const before = history.length;
    layPageUnder(3);
    expect(history.length).toBe(before + 1);
    expect(pictureInAddress()).toBe(3);
    layPageUnder(3);
    expect(history.length).toBe(before + 1);
  });
});

it('each step through the history tells what the address names now, until nobody listens', () => {
  const heard = vi.fn<(number: number | undefined) => void>();
  const stop = watchPictureEntry(heard);
  dispatchEvent(new PopStateEvent('popstate'));
  history.replaceState({}, '', '?picture=4');
  dispatchEvent(new PopStateEvent('popstate'));
  stop();
  dispatchEvent(new PopStateEvent('popstate'));
  expect(heard.mock.calls).toEqual([[undefined], [4]]);
});
