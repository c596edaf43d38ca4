import { describe, expect, it } from 'vitest';
import { storyText, textOfBody } from './story-text.ts';

describe('a story as text', () => {
  it('contains title, source, time, text, corrections and URL', () => {
    const story = {
      title: '泉水涨了',
      source: '齐鲁晚报',
      publishedAt: '2026-11-03 08:00:00',
      body: '<p>第一段</p>\n<p>第二段 &amp; 完</p>',
      corrections: [{ text: '“三十”应为“十三”。', correctedAt: '2026-11-03 09:00:00' }],
    };
    expect(storyText(story, 'https://news.example/new/general/1')).toBe(
      [
        '泉水涨了',
        '齐鲁晚报　2026-11-03 08:00:00',
        '第一段',
        '第二段 & 完',
        '更正（2026-11-03 09:00:00）：“三十”应为“十三”。',
        '原文：https://news.example/new/general/1',
      ].join('\n\n'),
    );
  });

  it('keeps lists, quotes, captions and tables readable, and omits everything else', () => {
    expect(
      textOfBody(
        '<h2>小标题</h2><ul><li>甲</li><li>乙</li></ul><ol><li>先</li><li>后</li></ol>' +
          '<blockquote><p>水是活的</p><cite>老人</cite></blockquote>' +
          '<figure><img src="/media/a.jpg" alt="x"><figcaption>日出</figcaption></figure>' +
          '<figure data-video="/media/v.mp4"></figure>' +
          '<table><caption>时刻</caption><tr><th>站</th><th>时</th></tr><tr><td>一</td><td>8</td></tr></table>',
      ),
    ).toBe(
      '小标题\n\n· 甲\n· 乙\n\n1. 先\n2. 后\n\n水是活的\n\n—— 老人\n\n（图：日出）\n\n时刻\n\n站\t时\n一\t8',
    );
  });
});
