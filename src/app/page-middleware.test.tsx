import { RouterProvider } from '@tanstack/react-router';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { eventually, mount } from '#ui/state/test-mount.ts';
import { nameMiddleware, openRouter } from './test-router.ts';

afterEach(() => vi.restoreAllMocks());

it('shows the error page with status 500 and the name if a page names unknown middleware', async () => {
  // React logs the expected error
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const router = openRouter('/focusNews');
  onTestFinished(nameMiddleware(router.routesById['/focusNews'], ['nobody']));
  await router.load();
  const place = await mount(<RouterProvider router={router} />);
  await eventually(() => expect(place.textContent).toContain('Unknown middleware nobody'));
  expect(place.querySelector('h1')?.textContent).toBe('页面出了点问题');
  expect(consoleError).toHaveBeenCalled();
});
