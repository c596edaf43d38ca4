import { describe, expect, it } from 'vitest';
import { beginsWith, hasPicture, richText } from './rich-text.ts';

const picture =
  '<figure><img src="/media/a.jpg" alt="泉" width="1600" height="900" data-color="#336699"></figure>';
const show = (html: string, firstPictureMatters = false) => richText(html, { firstPictureMatters });

describe('pictures', () => {
  it('get their renditions, their size and their colour, and wait until they are near', () => {
    expect(show(picture)).toBe(
      '<figure><a href="?picture=1" data-picture="1" aria-label="看大图：泉" aria-haspopup="dialog">' +
        '<img src="/media/a.jpg-article7.0.4"' +
        ' srcset="/media/a.jpg-newslist7.0.4 480w, /media/a.jpg-article7.0.4 828w"' +
        ' sizes="min(100vw, 640px)" alt="泉" width="1600" height="900"' +
        ' style="--picture-color:#336699" loading="lazy" decoding="async"></a></figure>',
    );
  });

  it('the first one goes before all others when it is what the page shows first, and only that one', () => {
    const [first = '', second = ''] = show(picture + picture, true).split('</figure>');
    expect(first).toContain('fetchpriority="high"');
    expect(first).not.toContain('lazy');
    expect(second).toContain('loading="lazy"');
    expect(second).not.toContain('fetchpriority');
  });

  it('of unknown size keep a fixed frame', () => {
    expect(show('<p><img src="https://example.com/a.png" alt=""></p>')).toContain(
      '<img src="https://example.com/a.png" alt="" width="960" height="640" data-unsized=""',
    );
  });

  it('lead to the gallery by their numbers, which those that cannot be had do not count for', () => {
    const html = show(
      `${picture}<figure><img alt="没有"></figure>${picture.replace(' alt="泉"', ' alt=""')}`,
    );
    expect(
      Array.from(html.matchAll(/<a href="([^"]*)" data-picture="(\d)" aria-label="([^"]*)"/g), String),
    ).toEqual([
      '<a href="?picture=1" data-picture="1" aria-label="看大图：泉",?picture=1,1,看大图：泉',
      '<a href="?picture=2" data-picture="2" aria-label="看大图：第 2 张",?picture=2,2,看大图：第 2 张',
    ]);
  });

  it('without an address show the broken-picture state', () => {
    expect(show('<figure><img alt="泉"></figure>')).toBe(
      '<figure><span role="img" aria-label="泉" data-broken></span></figure>',
    );
    expect(show('<img alt="">')).toContain('aria-label="图片未能显示"');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example/a.png', '/gateway/x'])(
    'never load %s',
    (address) => {
      expect(show(`<img src="${address}" alt="x">`)).not.toContain(address);
      expect(show(`<figure data-video="${address}"></figure>`)).not.toContain('<video');
      expect(show(`<figure data-audio="${address}"></figure>`)).not.toContain('<audio');
      expect(show(`<a href="${address}">x</a>`)).toBe('<a>x</a>');
    },
  );

  it('carry no colour but a colour', () => {
    expect(show('<img src="/media/a.jpg" alt="" data-color="red;background:url(x)">')).not.toContain('style');
  });

  it('keep escaped words escaped', () => {
    const html = '<img src="/media/a.jpg" alt="&quot; onerror=&quot;alert(1)">';
    expect(show(html)).toContain('alt="&quot; onerror=&quot;alert(1)"');
  });
});

describe('figures', () => {
  it('of a video become a player with its poster', () => {
    expect(
      show('<figure data-video="/media/v.mp4" data-poster="/media/p.jpg" data-duration="12"></figure>'),
    ).toBe(
      '<figure data-video="/media/v.mp4" data-poster="/media/p.jpg" data-duration="12">' +
        '<video src="/media/v.mp4" poster="/media/p.jpg-article7.0.4" controls="" playsinline=""' +
        ' preload="none" aria-label="视频"></video></figure>',
    );
  });

  it('of a sound become a player with its title', () => {
    expect(
      show('<figure data-audio="/media/a.m4a" data-duration="40" data-title="早新闻"></figure>'),
    ).toContain('<audio src="/media/a.m4a" controls="" preload="none" aria-label="早新闻"></audio></figure>');
  });

  it('of a vote stay empty', () => {
    const vote = '<figure data-vote="7"></figure>';
    expect(show(vote)).toBe(vote);
  });
});

it('a table may be scrolled sideways, by keyboard too', () => {
  expect(show('<table><tbody><tr><td>1</td></tr></tbody></table>')).toBe(
    '<div role="region" aria-label="表格" tabindex="0" data-scroll="">' +
      '<table><tbody><tr><td>1</td></tr></tbody></table></div>',
  );
});

it('a table is named after its caption, else after its heads', () => {
  const nameOf = (table: string) => /aria-label="([^"]*)"/.exec(show(table))?.[1];
  const head = '<thead><tr><th>车站</th><th colspan="2">首班 &amp; 末班</th></tr></thead>';
  expect(nameOf(`<table>${head}<tbody><tr><td>1</td></tr></tbody></table>`)).toBe(
    '表格：车站、首班 &amp; 末班',
  );
  expect(nameOf(`<table><caption>时刻“表”</caption>${head}</table>`)).toBe('表格：时刻“表”');
});

it('a piece of a story goes on counting its pictures', () => {
  expect(richText(picture, { firstPictureMatters: true, picturesBefore: 6 })).toContain(
    '<a href="?picture=7" data-picture="7"',
  );
  expect(richText(picture, { firstPictureMatters: true, picturesBefore: 6 })).toContain('loading="lazy"');
});

it('links lead out without a trace of the reader', () => {
  expect(show('<a href="https://example.com/?a=1&amp;b=2">x</a>')).toBe(
    '<a href="https://example.com/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer nofollow">x</a>',
  );
});

it('text stays as it is', () => {
  const html = '<h2>小标题</h2>\n<blockquote><p>水是活的 &lt;img&gt;</p><cite>老人</cite></blockquote><hr>';
  expect(show(html)).toBe(html);
});

describe('hasPicture', () => {
  it.each([
    picture,
    '<p><img alt=""></p>',
    '<figure data-poster="/media/p.jpg" data-video="/media/v.mp4"></figure>',
  ])('sees one in %s', (html) => expect(hasPicture(html)).toBe(true));

  it.each(['<p>img data-video=</p>', '<figure data-audio="/media/a.m4a"></figure>', ''])(
    'sees none in %s',
    (html) => expect(hasPicture(html)).toBe(false),
  );
});

describe('beginsWith', () => {
  it('finds a summary that was cut from the text', () => {
    expect(beginsWith('<p>清晨六点半，<strong>曲阜</strong>古城</p>', '清晨六点半， 曲阜…')).toBe(true);
  });

  it('leaves a summary of its own', () => {
    expect(beginsWith('<p>清晨六点半</p>', '四年晨读')).toBe(false);
  });
});
