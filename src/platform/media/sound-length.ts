/** ms after which a sound without a duration counts as having none */
const timeoutMs = 10_000;

const known = new Map<string, number>();
let queue: Promise<unknown> = Promise.resolve();

/**
 * Duration of a sound in seconds, 0 if unknown. Sounds are measured one at a time by an element that is released at once, so
 * that a page with many sounds does not hold many elements.
 */
export function soundLength(url: string): Promise<number> {
  const length = known.get(url);
  if (length !== undefined) return Promise.resolve(length);
  const result = queue.then(() => known.get(url) ?? readLength(url));
  queue = result;
  return result;
}

function readLength(url: string): Promise<number> {
  return new Promise((resolve) => {
    const element = new Audio();
    element.preload = 'metadata';
    const timer = setTimeout(() => finish(0), timeoutMs);
    element.addEventListener('loadedmetadata', () => finish(element.duration));
    element.addEventListener('error', () => finish(0));
    element.src = url;

    function finish(seconds: number): void {
      clearTimeout(timer);
      const length = Number.isFinite(seconds) ? seconds : 0;
      // a sound that failed to load may load later
      if (length > 0) known.set(url, length);
      element.removeAttribute('src');
      element.load();
      resolve(length);
    }
  });
}
