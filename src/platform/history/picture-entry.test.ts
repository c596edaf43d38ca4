import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  insertPageEntry,
  pictureAddress,
  pictureInAddress,
  pushPictureEntry,
  rewritePictureEntry,
  watchPictureEntry,
} from './picture-entry.ts';

const start = '/new/general/1?isnew=1#comments';
beforeEach(() => history.replaceState({ key: 'k' }, '', start));
const address = () => `${location.pathname}${location.search}${location.hash}`;

describe('the URL of a picture', () => {
  it('is the page’s URL with the picture’s number, without personal parameters', () => {
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

describe('the history entry of an open gallery', () => {
  it('is added, keeps the rest of the URL, and keeps the router’s state of the page', () => {
    const before = history.length;
    pushPictureEntry(2);
    expect(history.length).toBe(before + 1);
    expect(address()).toBe('/new/general/1?isnew=1&picture=2#comments');
    expect(history.state).toEqual({ key: 'k', overPage: true });
  });

  it('is replaced for another picture', () => {
    pushPictureEntry(2);
    const before = history.length;
    rewritePictureEntry(5);
    expect(history.length).toBe(before);
    expect(pictureInAddress()).toBe(5);
    expect(history.state).toMatchObject({ overPage: true });
  });

  it('is not a navigation for the router', () => {
    const listener = vi.fn<typeof history.pushState>();
    history.pushState = listener;
    pushPictureEntry(2);
    Reflect.deleteProperty(history, 'pushState');
    expect(listener).not.toHaveBeenCalled();
    expect(pictureInAddress()).toBe(2);
  });

  it('gets the page’s entry below it once, if a link led directly to the picture', () => {
    history.replaceState({ key: 'k' }, '', '/new/general/1?picture=3');
    const before = history.length;
    insertPageEntry(3);
    expect(history.length).toBe(before + 1);
    expect(pictureInAddress()).toBe(3);
    insertPageEntry(3);
    expect(history.length).toBe(before + 1);
  });
});

it('reports the picture in the URL after each history step, until unsubscribed', () => {
  const listener = vi.fn<(number: number | undefined) => void>();
  const stop = watchPictureEntry(listener);
  dispatchEvent(new PopStateEvent('popstate'));
  history.replaceState({}, '', '?picture=4');
  dispatchEvent(new PopStateEvent('popstate'));
  stop();
  dispatchEvent(new PopStateEvent('popstate'));
  expect(listener.mock.calls).toEqual([[undefined], [4]]);
});
