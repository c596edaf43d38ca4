import type { Point } from '#machines/story-preview/story-preview.machine.ts';
import styles from './preview-layer.module.css';

/** A story's first screen, over the page. */
export interface PreviewLayer {
  show(): void;
  hide(): void;
  /** Takes it out of the document. */
  remove(): void;
}

/**
 * Lays a copy of what a page looks like over the document, out of sight and laid out already. It is a picture of the page
 * and nothing else: nobody can reach, hear or find anything of it, and it fetches nothing before it is shown.
 * @param place in the document, where pages stand
 * @param content what React rendered, in a document of its own
 * @param onTap told where it was tapped
 */
export function mountPreview(place: Element, content: Element, onTap: (at: Point) => void): PreviewLayer {
  const layer = element(styles.layer);
  const ground = element(styles.ground);
  const page = element(styles.page);
  layer.setAttribute('aria-hidden', 'true');
  ground.inert = true;
  page.append(...document.adoptNode(stillCopy(content)).childNodes);
  ground.append(page);
  layer.append(ground);
  layer.addEventListener('click', ({ clientX, clientY }) => onTap({ x: clientX, y: clientY }));
  place.append(layer);
  // whoever asks for a measure has everything laid out
  page.getBoundingClientRect();
  return {
    show: () => layer.toggleAttribute('data-shown', true),
    hide: () => layer.toggleAttribute('data-shown', false),
    remove: () => layer.remove(),
  };
}

function element(className: string | undefined): HTMLElement {
  const box = document.createElement('div');
  box.className = className ?? '';
  return box;
}

/** Made in the document of the original, which loads nothing. */
function stillCopy(content: Element): Element {
  const copy = content.ownerDocument.importNode(content, true);
  for (const child of copy.querySelectorAll<HTMLElement>(':scope > *')) {
    // what React keeps out of sight
    child.style.removeProperty('display');
    // the document has one
    if (child.localName === 'main') {
      const box = copy.ownerDocument.createElement('div');
      box.append(...child.childNodes);
      child.replaceWith(box);
    }
  }
  for (const part of copy.querySelectorAll('[id]')) part.removeAttribute('id');
  // a picture that is not in sight is not loaded; the page's own come with the page
  for (const picture of copy.querySelectorAll('img')) picture.setAttribute('loading', 'lazy');
  for (const film of copy.querySelectorAll('video, audio')) {
    film.removeAttribute('src');
    film.removeAttribute('poster');
  }
  return copy;
}
