// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import { Carousel } from './carousel.tsx';
import { find, mount } from '../state/test-mount.ts';

const slides = ['一', '二', '三'].map((text) => ({ id: text, content: <a href={`#${text}`}>{text}</a> }));

it('marks the slide that the reader has scrolled to', async () => {
  const place = await mount(<Carousel label="头条" slides={slides} />);
  const activeDot = () => Array.from(place.querySelectorAll('i')).findIndex((dot) => 'active' in dot.dataset);
  const track = find(place, 'ul');
  Object.defineProperty(track, 'clientWidth', { value: 300 });
  expect(activeDot()).toBe(0);
  await act(async () => {
    track.scrollLeft = 290;
    track.dispatchEvent(new Event('scroll'));
  });
  expect(activeDot()).toBe(1);
});

it('has no dots with a single slide', async () => {
  const place = await mount(<Carousel label="头条" slides={slides.slice(0, 1)} />);
  expect(place.querySelectorAll('i')).toHaveLength(0);
});
