import { expect, it } from 'vitest';
import { richText } from './rich-text.ts';
import { storyPictures } from './story-pictures.ts';

const html = [
  '<p>清晨</p>',
  '<figure><img src="/media/a.jpg" alt="泉" width="1600" height="900" data-color="#336699"><figcaption>泉水 &lt;三股&gt;<br>喷涌</figcaption></figure>',
  '<figure><img alt="没有"><figcaption>没有的</figcaption></figure>',
  '<p>文字 <img src="https://a.example/b.png?x=1&amp;y=2" alt=""> 文字</p>',
  '<figure data-video="/media/v.mp4" data-poster="/media/p.jpg"></figure>',
].join('\n');

it('lists the pictures of a story in order', () => {
  expect(storyPictures(html)).toEqual([
    {
      url: '/media/a.jpg',
      alt: '泉',
      caption: '泉水 <三股>喷涌',
      size: { width: 1600, height: 900 },
      color: '#336699',
    },
    { url: 'https://a.example/b.png?x=1&y=2', alt: '', caption: '' },
  ]);
});

it('lists as many pictures as the story’s text links to', () => {
  const links = richText(html, { firstPictureMatters: true }).match(/data-picture=/g);
  expect(storyPictures(html)).toHaveLength(links?.length ?? 0);
});

it('lists none for a story without pictures', () => {
  expect(storyPictures('<p>img src=</p>')).toEqual([]);
});
