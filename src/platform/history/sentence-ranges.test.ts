// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { pageSentences } from './sentence-ranges.ts';

function read(html: string): string[] {
  const story = document.createElement('article');
  story.innerHTML = html;
  return pageSentences(story).map(({ text }) => text);
}

it('reads marked blocks in order, and nothing else', () => {
  expect(
    read(`<header><h1 data-read>夜门诊</h1><p>齐鲁晚报 2026-11-03</p></header>
      <div data-read><p>一句。两句！</p><h2>小标题</h2><ul><li>第一条</li></ul></div><p>全文完</p>`),
  ).toEqual(['夜门诊', '一句。', '两句！', '小标题', '第一条']);
});

it('reads a quotation once, and skips captions and tables', () => {
  expect(
    read(`<div data-read><blockquote><p>灯亮着。</p><cite>乔安平</cite></blockquote>
      <figure><img alt=""><figcaption>说明。</figcaption></figure>
      <table><tbody><tr><td><p>1</p></td></tr></tbody></table></div>`),
  ).toEqual(['灯亮着。', '乔安平']);
});

it('finds the range of a sentence that spans several elements', () => {
  const story = document.createElement('article');
  story.innerHTML = '<p data-read>泉水<strong>又涨</strong>了。好<a href="#">消息</a>！</p>';
  const sentences = pageSentences(story);
  expect(sentences.map(({ text }) => text)).toEqual(['泉水又涨了。', '好消息！']);
  expect(sentences.map(({ range }) => range.toString())).toEqual(['泉水又涨了。', '好消息！']);
});
