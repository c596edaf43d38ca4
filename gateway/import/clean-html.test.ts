import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanHtml, plainText } from './clean-html.ts';

describe('foreign HTML', () => {
  test('keeps paragraphs, emphasis, lists, quotes, tables and links to the web', () => {
    const html =
      '<p>甲<b>乙</b><i>丙</i></p><ul><li>一</li></ul><blockquote>引</blockquote><table><tr><td>1</td></tr></table><p><a href="https://a.example/">链</a></p>';
    expect(cleanHtml(html, '').html).toBe(
      '<p>甲<strong>乙</strong><em>丙</em></p><ul><li>一</li></ul><blockquote>引</blockquote><table><tr><td>1</td></tr></table><p><a href="https://a.example/">链</a></p>',
    );
  });

  test('wraps loose text and text between double line breaks in paragraphs', () => {
    expect(cleanHtml('一<br><br>二<p>三</p>四', '').html).toBe('<p>一</p><p>二</p><p>三</p><p>四</p>');
  });

  test('moves a picture out of text and links into its own figure', () => {
    const { html, pictures } = cleanHtml(
      '<div>前<a href="https://a.example/"><img src="/x.jpg" alt="泉"></a>后</div>',
      'https://a.example/s/1',
    );
    expect(html).toBe('<p>前</p><figure><img src="https://a.example/x.jpg" alt="泉"></figure><p>后</p>');
    expect(pictures).toEqual(['https://a.example/x.jpg']);
  });

  test('keeps table captions and merged cells', () => {
    const html =
      '<table border="1"><caption>时刻</caption><tr><th colspan="2" onclick="x()">站</th></tr><tr><td rowspan="99">1</td><td rowspan="2">2</td></tr></table>';
    expect(cleanHtml(html, '').html).toBe(
      '<table><caption>时刻</caption><tr><th colspan="2">站</th></tr><tr><td>1</td><td rowspan="2">2</td></tr></table>',
    );
  });

  test('keeps quotes with their source, and captions with their pictures', () => {
    const html =
      '<blockquote><p>水是活的</p><cite>老人</cite></blockquote><figure><img src="https://a.example/x.jpg" alt="泉"><figcaption>泉边</figcaption></figure>';
    expect(cleanHtml(html, '').html).toBe(html);
  });

  test('converts video and audio elements to players, wherever they name their files', () => {
    const base = 'https://a.example/s/1';
    const video =
      '<p>前<video poster="/p.jpg" controls autoplay><source src="/v.mp4" type="video/mp4">旧浏览器</video>后</p>';
    expect(cleanHtml(video, base)).toMatchObject({
      html: '<p>前</p><figure data-video="https://a.example/v.mp4" data-poster="https://a.example/p.jpg"></figure><p>后</p>',
      posters: ['https://a.example/p.jpg'],
    });
    const named = '<figure><audio src="/a.mp3"></audio><figcaption>现场 & 同期声</figcaption></figure>';
    expect(cleanHtml(named, base).html).toBe(
      '<figure data-audio="https://a.example/a.mp3" data-title="现场 &amp; 同期声"></figure>',
    );
  });

  test.each([
    '<video src="javascript:alert(1)">x</video>',
    '<video><source src="data:video/mp4,x"></video>',
    '<audio></audio>',
  ])('creates no player for %s', (foreign) => {
    expect(cleanHtml(foreign, 'https://a.example/').html).toBe('');
  });

  test('drops a poster with a URL that is not http(s)', () => {
    expect(cleanHtml('<video src="https://a.example/v.mp4" poster="javascript:x"></video>', '').html).toBe(
      '<figure data-video="https://a.example/v.mp4"></figure>',
    );
  });

  test('has headings of one level and no nested paragraphs', () => {
    expect(cleanHtml('<div><div>a</div><h4>b</h4></div>', '').html).toBe('<p>a</p><h2>b</h2>');
  });

  test('drops relative URLs when the story has no URL of its own', () => {
    expect(cleanHtml('<p><a href="/x">a</a><img src="y.jpg"></p>', '').html).toBe('<p><a>a</a></p>');
  });

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<img src="javascript:alert(1)">',
    '<a href="javascript:alert(1)">a</a>',
    '<a href=" java\nscript:alert(1)">a</a>',
    '<a href="data:text/html,<script>alert(1)</script>">a</a>',
    '<svg onload=alert(1)><p>x</p></svg>',
    '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<p style="background:url(javascript:alert(1))">x</p>',
    '<form action="javascript:alert(1)"><input autofocus onfocus=alert(1)></form>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<<script>script>alert(1)<</script>/script>',
    '<p data-video="javascript:alert(1)">x</p>',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
  ])('removes everything executable from %s', (payload) => {
    const { html } = cleanHtml(payload, 'https://a.example/');
    expect(html).not.toMatch(/<\s*(script|svg|math|iframe|form|input|style|object)/i);
    expect(html).not.toMatch(/<[^>]*\s(on\w+|style|data-\w+|srcdoc)\s*=/i);
    expect(html).not.toMatch(/(?:href|src)\s*=\s*["']?\s*(?!https?:)[a-z]+:/i);
  });

  test('is idempotent for any input', () => {
    const piece = fc.constantFrom(
      '<p>',
      '</p>',
      '<div>',
      '</div>',
      '<b>',
      '</b>',
      '<a href="https://a.example/">',
      '</a>',
      '<br>',
      '<img src="https://a.example/i.png">',
      '字',
      ' & ',
      '<ul><li>',
      '</li></ul>',
      '<script>',
      '<blockquote>',
      '</blockquote>',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const once = cleanHtml(pieces.join(''), 'https://a.example/').html;
        expect(cleanHtml(once, 'https://a.example/').html).toBe(once);
      }),
      { numRuns: 300 },
    );
  });
});

test('plainText removes tags, decodes entities and collapses white space', () => {
  expect(plainText('<p>甲 &amp;\n 乙</p><p>&lt;丙&gt;</p>')).toBe('甲 & 乙 <丙>');
});
