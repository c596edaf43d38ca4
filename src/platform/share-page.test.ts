// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sharePage } from './share-page.ts';

const share = vi.fn<(data: ShareData) => Promise<void>>();
const writeText = vi.fn<(text: string) => Promise<void>>();

/** A browser that has these of the two ways. */
function browserWith(ways: { share?: typeof share; clipboard?: { writeText: typeof writeText } }) {
  for (const name of ['share', 'clipboard'] as const) {
    Object.defineProperty(navigator, name, { value: ways[name], configurable: true });
  }
}

beforeEach(() => {
  share.mockReset().mockResolvedValue();
  writeText.mockReset().mockResolvedValue();
});
afterEach(() => vi.restoreAllMocks());

it('hands the page to the system’s share sheet', async () => {
  browserWith({ share, clipboard: { writeText } });
  expect(await sharePage('标题')).toBe('shared');
  expect(share).toHaveBeenCalledWith({ title: '标题', url: location.href });
  expect(writeText).not.toHaveBeenCalled();
});

it('copies nothing when the reader closes the sheet', async () => {
  browserWith({ share, clipboard: { writeText } });
  share.mockRejectedValue(new DOMException('closed', 'AbortError'));
  expect(await sharePage('标题')).toBe('dismissed');
  expect(writeText).not.toHaveBeenCalled();
});

it('copies the address where the sheet refuses', async () => {
  browserWith({ share, clipboard: { writeText } });
  share.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  expect(await sharePage('标题')).toBe('copied');
  expect(writeText).toHaveBeenCalledWith(location.href);
});

it.each([true, false])('copies without a clipboard, on pages that are not https (%s)', async (allowed) => {
  browserWith({});
  const copied: string[] = [];
  document.execCommand = () => {
    copied.push(document.querySelector('textarea')?.value ?? '');
    return allowed;
  };
  const sharing = sharePage('标题');
  if (allowed) expect(await sharing).toBe('copied');
  else await expect(sharing).rejects.toThrow('copying was refused');
  expect(copied).toEqual([location.href]);
  expect(document.querySelector('textarea')).toBeNull();
});
