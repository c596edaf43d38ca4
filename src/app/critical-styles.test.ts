import { expect, test } from 'vitest';
import { createStyleSplitter } from './critical-styles.ts';

const html =
  '<html data-care="on"><body class="page"><h1 class="title large">words</h1><p class="meta" data-plain>…</p></body></html>';
const splitFor = (css: string) => {
  const styles = createStyleSplitter([css]);
  return styles.split(styles.contentOf([html]));
};
const first = (css: string) => splitFor(css).first;
const rest = (css: string) => splitFor(css).rest;

test.each([
  '.title{color:red}',
  '.title.large{color:red}',
  '.page .title:hover{color:red}',
  '.sheet,.meta{color:red}',
  'h1{margin:0}',
  ':root[data-care=on] .title{color:red}',
  ':root{--a:url("data:,{};");--b:1}',
  '.title:not(.sheet){color:red}',
  '@media (width>1px){.sheet{color:red}.title{color:red}}',
  '@keyframes appear{from{opacity:0}}',
  'html[data-care="on"] h1{color:red}',
  '[data-plain]::before{content:"[data-none]"}',
  '[data-care^=o]{color:red}',
  '.title:nth-child(2n of li):lang(zh){color:red}',
  ':is(.sheet,.title):focus-visible{color:red}',
])('%s comes first', (css) => {
  expect(splitFor(css)).toEqual({ first: css, rest: '' });
});

test.each([
  '.sheet{color:red}',
  '.title.sheet{color:red}',
  '.sheet .title{color:red}',
  '.sheet,.dialog{color:red}',
  '@media (width>1px){.sheet{color:red}}',
  ':root[data-care=off] .title{color:red}',
  '.title[aria-pressed=true]{color:red}',
  '.page table{color:red}',
  '.page>video::before{color:red}',
  '@media print{.title{color:red}}',
])('%s is deferred', (css) => {
  expect(splitFor(css)).toEqual({ first: '', rest: css });
});

test('keeps every rule, and the order within each part', () => {
  const css = '.sheet{a:1}.title{a:"}"}.dialog{a:2}h1{a:3}@media print{.meta{a:4}}.menu{a:5}';
  expect(first(css)).toBe('.title{a:"}"}h1{a:3}');
  expect(rest(css)).toBe('.sheet{a:1}.dialog{a:2}@media print{.meta{a:4}}.menu{a:5}');
});
