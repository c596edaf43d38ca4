import { describe, expect, it } from 'vitest';
import { otherSizes, routeOf } from './request-routing.ts';

const request = { method: 'GET', mode: 'cors', destination: '', path: '/new/' };

describe('a request', () => {
  it.each([
    ['page', 'a page', { mode: 'navigate', destination: 'document', path: '/new/general/1001' }],
    ['network', 'a page outside the app', { mode: 'navigate', destination: 'document', path: '/docs' }],
    ['file', 'a file of a release', { destination: 'script', path: '/new/assets/app-a1.js' }],
    ['picture', 'a picture', { destination: 'image', path: '/media/demo/a.jpg-article7.0.4' }],
    [
      'network',
      'audio, which the player requests by ranges',
      { destination: 'audio', path: '/media/demo/a.m4a' },
    ],
    ['network', 'a reader’s picture', { destination: 'image', path: '/media/uploads/a1.jpg-article7.0.4' }],
    ['network', 'a private picture', { destination: 'image', path: '/media/private/p.s/a1.jpg' }],
    ['network', 'a call', { method: 'POST', path: '/gateway/commennews_content.do' }],
    ['network', 'a call that reads', { path: '/gateway/getNewsSection' }],
    ['network', 'a picture of another site', { destination: 'image', path: undefined }],
  ] as const)('is routed as %s for %s', (route, _what, facts) => {
    expect(routeOf({ ...request, ...facts })).toBe(route);
  });
});

describe('a picture that is not cached', () => {
  it('is substituted by the sharpest of its other sizes', () => {
    expect(otherSizes('/media/demo/a.jpg-article7.0.4')).toEqual([
      '/media/demo/a.jpg',
      '/media/demo/a.jpg-newslist7.0.4',
    ]);
    expect(otherSizes('/media/demo/a.jpg')).toEqual([
      '/media/demo/a.jpg-article7.0.4',
      '/media/demo/a.jpg-newslist7.0.4',
    ]);
  });
});
