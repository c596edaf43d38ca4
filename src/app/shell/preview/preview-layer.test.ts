// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { find } from '#ui/state/test-mount.ts';
import { mountPreview } from './preview-layer.ts';

afterEach(() => document.body.replaceChildren());

function lay(html: string, onTap = vi.fn()) {
  const content = document.implementation.createHTMLDocument('').createElement('div');
  content.innerHTML = html;
  const layer = mountPreview(document.body, content, onTap);
  return { layer, box: find(document.body, 'div'), content };
}

it('is inert, and invisible until it is shown', () => {
  const { layer, box } = lay('<main style="display: none"><h1>wheat</h1></main>');
  expect(box.getAttribute('aria-hidden')).toBe('true');
  expect(find(box, 'h1').closest('[inert]')).not.toBeNull();
  expect(box.hasAttribute('data-shown')).toBe(false);
  layer.show();
  expect(box.hasAttribute('data-shown')).toBe(true);
  layer.hide();
  expect(box.hasAttribute('data-shown')).toBe(false);
  layer.remove();
  expect(document.body.innerHTML).toBe('');
});

it('looks like the page without being found as one', () => {
  const { box } = lay(
    '<header style="display: none; color: red">bar</header><main style="display: none"><h1 id="top" class="title">wheat</h1></main>',
  );
  expect(box.querySelector('main, [id]')).toBeNull();
  expect(find(box, 'header').getAttribute('style')).toBe('color: red;');
  expect(find(box, 'h1').className).toBe('title');
  expect(find(box, 'h1').parentElement?.getAttribute('style')).toBeNull();
});

it('loads no picture before it is shown, and never a video or sound', () => {
  const { box, content } = lay(
    '<img src="/a.jpg" fetchpriority="high" loading="eager"><video src="/b.mp4" poster="/b.jpg"></video><audio src="/c.mp3"></audio>',
  );
  expect(find(box, 'img').getAttribute('loading')).toBe('lazy');
  expect(find(box, 'img').getAttribute('src')).toBe('/a.jpg');
  expect(box.querySelector('video[src], video[poster], audio[src]')).toBeNull();
  // React continues with the original elements
  expect(find(content, 'video').getAttribute('src')).toBe('/b.mp4');
});

it('reports where it was tapped', () => {
  const onTap = vi.fn();
  const { box } = lay('<h1>wheat</h1>', onTap);
  box.dispatchEvent(new MouseEvent('click', { clientX: 3, clientY: 4 }));
  expect(onTap).toHaveBeenCalledExactlyOnceWith({ x: 3, y: 4 });
});
