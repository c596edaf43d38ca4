import { expect, test } from 'vitest';
import { textOfRichText } from './text-of-rich-text.ts';

test('a rich text becomes plain text with one line per block', () => {
  const html =
    '<h2>题</h2><p>一<strong>二</strong><br>三 &lt;b&gt; &amp;amp; &#39;四&#39;</p><ul><li>五</li></ul><hr>';
  expect(textOfRichText(html)).toBe("题\n一二\n三 <b> &amp; '四'\n五");
});
