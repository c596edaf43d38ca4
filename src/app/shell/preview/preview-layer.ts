import type { Point } from '#machines/story-preview/story-preview.machine.ts';
import styles from './preview-layer.module.css';

/** The first screen of a story, layered above the page. */
export interface PreviewLayer {
  show(): void;
  hide(): void;
  /** Removes it from the document. */
  remove(): void;
}

/**
 * Adds an inert copy of rendered content to the document, invisible but laid out. It cannot be focused, read aloud or found
 * by a search in the page, and loads nothing before it is shown.
 * @param place element of the document that holds pages
 * @param content rendered by React in a document of its own
 * @param onTap receives the viewport coordinates of a tap
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
  // reading a measurement forces the layout now
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

/** Copies in the original's document, which loads nothing. */
function stillCopy(content: Element): Element {
  const copy = content.ownerDocument.importNode(content, true);
  for (const child of copy.querySelectorAll<HTMLElement>(':scope > *')) {
    // set by React on hidden content
    child.style.removeProperty('display');
    // the document already has a main element
    if (child.localName === 'main') {
      const box = copy.ownerDocument.createElement('div');
      box.append(...child.childNodes);
      child.replaceWith(box);
    }
  }
  for (const part of copy.querySelectorAll('[id]')) part.removeAttribute('id');
  // lazy pictures outside the viewport are not loaded; those of the page come with the page
  for (const picture of copy.querySelectorAll('img')) picture.setAttribute('loading', 'lazy');
  for (const video of copy.querySelectorAll('video, audio')) {
    video.removeAttribute('src');
    video.removeAttribute('poster');
  }
  return copy;
}
