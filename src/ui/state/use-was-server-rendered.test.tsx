// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { mount } from './test-mount.ts';
import { useWasServerRendered } from './use-was-server-rendered.ts';

const rendered = vi.fn<() => void>();

function Part() {
  rendered();
  return <p>{useWasServerRendered() ? 'server' : 'client'}</p>;
}

it('is true for hydrated HTML, which is rendered once', async () => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  const place = document.createElement('div');
  place.innerHTML = renderToString(<Part />);
  expect(place.textContent).toBe('server');
  rendered.mockClear();
  const root = await act(async () => hydrateRoot(place, <Part />));
  expect(place.textContent).toBe('server');
  expect(rendered).toHaveBeenCalledTimes(1);
  await act(async () => root.render(<Part />));
  expect(place.textContent).toBe('server');
  await act(async () => root.unmount());
});

it('is false for a component of a client-rendered page', async () => {
  expect((await mount(<Part />)).textContent).toBe('client');
});
