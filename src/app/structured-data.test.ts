import { expect, test } from 'vitest';
import { dataScript } from './structured-data.ts';

test('no text ends the element of structured data or begins another', () => {
  const data = { headline: '</script><script>alert(1)</script><!--<script>' };
  const html = dataScript(data);
  const [, json = ''] = /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(html) ?? [];
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual(data);
});
