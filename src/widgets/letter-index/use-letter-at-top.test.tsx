// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { eventually, mount } from '#ui/state/test-mount.ts';
import { useLetterAtTop } from './use-letter-at-top.ts';

const onLetter = vi.fn<(letter: string) => void>();

function List() {
  useLetterAtTop(['B', 'Q'], onLetter);
  return ['B', 'Q'].map((letter) => (
    <h3 key={letter} id={`letter-${letter}`}>
      {letter}
    </h3>
  ));
}

afterEach(() => {
  vi.restoreAllMocks();
  onLetter.mockReset();
  vi.unstubAllGlobals();
});

it('reports the letter of a list that was scrolled before its scripts ran', async () => {
  vi.stubGlobal('scrollY', 500);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 20, 100, 20));
  await mount(<List />);
  await eventually(() => expect(onLetter.mock.calls).toEqual([['Q']]));
});

it('reports nothing before the reader has scrolled', async () => {
  vi.stubGlobal('scrollY', 0);
  await mount(<List />);
  await new Promise(requestAnimationFrame);
  expect(onLetter).not.toHaveBeenCalled();
});
