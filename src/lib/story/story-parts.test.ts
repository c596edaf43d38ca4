import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { richText } from './rich-text.ts';
import { storyParts } from './story-parts.ts';

const parts = (html: string) => storyParts(richText(html, { firstPictureMatters: false }));
const figure = '<figure data-audio="/media/a.m4a" data-duration="40" data-title="早&amp;晚"></figure>';
const sound = { src: '/media/a.m4a', title: '早&晚', duration: 40 };

describe('a story in parts', () => {
  it('is one part without sounds, and none if it is empty', () => {
    expect(parts('<p>一</p><p>二</p>')).toEqual([{ html: '<p>一</p><p>二</p>' }]);
    expect(parts('')).toEqual([]);
  });

  it('is split at each of its sounds', () => {
    expect(parts(`${figure}<p>一</p>\n${figure}\n<p>二</p>`)).toEqual([
      { sound },
      { html: '<p>一</p>\n' },
      { sound },
      { html: '\n<p>二</p>' },
    ]);
  });

  it('is split at its videos and votes', () => {
    const video =
      '<figure data-video="/media/v.mp4" data-poster="/media/p.jpg" data-duration="12" data-bytes="2048" data-width="360" data-height="640" data-title="看"></figure>';
    expect(parts(`<p>一</p>${video}<figure data-vote="v1"></figure><p>二</p>`)).toEqual([
      { html: '<p>一</p>' },
      {
        video: {
          src: '/media/v.mp4',
          title: '看',
          duration: 12,
          poster: '/media/p.jpg',
          bytes: 2048,
          width: 360,
          height: 640,
        },
      },
      { vote: 'v1' },
      { html: '<p>二</p>' },
    ]);
    expect(
      parts(
        '<figure data-video="/media/v.mp4" data-qualities="/media/v.mp4 360, https://cdn.example/w.mp4?a=1&amp;b=2 240, javascript:x 720, /media/z.mp4" data-captions="/media/v.vtt"></figure>',
      ),
    ).toEqual([
      {
        video: {
          src: '/media/v.mp4',
          title: '',
          duration: 0,
          qualities: [
            { url: '/media/v.mp4', lines: 360 },
            { url: 'https://cdn.example/w.mp4?a=1&b=2', lines: 240 },
          ],
          captions: '/media/v.vtt',
        },
      },
    ]);
    expect(parts('<figure data-video="/media/v.mp4"></figure>')).toEqual([
      { video: { src: '/media/v.mp4', title: '', duration: 0 } },
    ]);
  });

  it('is not split inside a block: the native player is used there', () => {
    const [part, ...rest] = parts(`<blockquote><p>一<br></p>${figure}</blockquote>`);
    expect(rest).toEqual([]);
    expect(part).toMatchObject({ html: expect.stringContaining('<audio src="/media/a.m4a"') });
  });

  it('ignores a sound without an http(s) URL', () => {
    expect(parts('<figure data-audio="javascript:alert(1)"></figure>')).toEqual([
      { html: '<figure data-audio="javascript:alert(1)"></figure>' },
    ]);
  });

  it('has no duration if none is given', () => {
    expect(parts('<figure data-audio="https://pod.example/1.mp3" data-duration="0"></figure>')).toEqual([
      { sound: { src: 'https://pod.example/1.mp3', title: '', duration: 0 } },
    ]);
  });

  it('loses none of the text between the sounds', () => {
    const block = fc.constantFrom(
      '<p>一</p>',
      '<hr>',
      '<ul><li>二<br></li></ul>',
      '<p><img alt="三"></p>',
      figure,
    );
    fc.assert(
      fc.property(fc.array(block), (blocks) => {
        const found = parts(blocks.join(''));
        const html = found.map((part) => ('html' in part ? part.html : '')).join('');
        const silent = richText(blocks.filter((one) => one !== figure).join(''), {
          firstPictureMatters: false,
        });
        expect(html).toBe(silent);
        expect(found.filter((part) => 'sound' in part)).toHaveLength(
          blocks.filter((one) => one === figure).length,
        );
      }),
    );
  });
});
