// @vitest-environment happy-dom
import { act, useState } from 'react';
import { expect, it } from 'vitest';
import { TabLinks } from './tab-links.tsx';
import { Tabs } from './tabs.tsx';
import { find, mount } from '../state/test-mount.ts';

const items = [
  { id: 'hot', label: '最热' },
  { id: 'new', label: '最新' },
  { id: 'old', label: '最早' },
];

function Chooser() {
  const [id, setId] = useState('hot');
  return (
    <>
      <Tabs items={items} activeId={id} onChange={setId} label="排序" panelId="panel" />
      <div id="panel" role="tabpanel">
        {id}
      </div>
    </>
  );
}

async function press(place: HTMLElement, key: string) {
  await act(async () => {
    find(place, '[aria-selected=true]').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });
}

it('tabs are selected by tap', async () => {
  const place = await mount(<Chooser />);
  await act(async () => find(place, '[role=tab]:nth-child(2)').click());
  expect(find(place, '#panel').textContent).toBe('new');
  expect(find(place, '[aria-selected=true]').textContent).toBe('最新');
});

it('tabs are one stop for the Tab key, and arrow keys move focus and selection in a cycle', async () => {
  const place = await mount(<Chooser />);
  expect(place.querySelectorAll('[role=tab][tabindex="0"]')).toHaveLength(1);
  for (const [key, id] of [
    ['ArrowRight', 'new'],
    ['End', 'old'],
    ['ArrowRight', 'hot'],
    ['ArrowLeft', 'old'],
    ['Home', 'hot'],
  ] as const) {
    await press(place, key);
    expect(find(place, '#panel').textContent).toBe(id);
    expect(document.activeElement).toBe(find(place, '[aria-selected=true]'));
  }
});

it('tabs reference the panel they control', async () => {
  const place = await mount(<Chooser />);
  expect(find(place, '[role=tablist]').getAttribute('aria-label')).toBe('排序');
  for (const tab of place.querySelectorAll('[role=tab]'))
    expect(tab.getAttribute('aria-controls')).toBe('panel');
});

it('tab links mark the current URL, and the keyboard reaches each', async () => {
  const place = await mount(
    <TabLinks
      label="频道"
      activeId="new"
      items={items.map((item) => ({
        ...item,
        renderLink: ({ children, ...parts }) => (
          <a href={`?channel=${item.id}`} {...parts}>
            {children}
          </a>
        ),
      }))}
    />,
  );
  expect(find(place, '[aria-current=page]').textContent).toBe('最新');
  expect(place.querySelectorAll('a[href]:not([tabindex="-1"])')).toHaveLength(3);
  expect(find(place, 'nav').getAttribute('aria-label')).toBe('频道');
});

it('a scrolling strip centres its active tab without moving the page', async () => {
  const place = await mount(<Chooser />);
  const strip = find(place, '[role=tablist]');
  const moved: unknown[] = [];
  strip.scrollTo = (...args: unknown[]) => void moved.push(args[0]);
  Object.defineProperty(strip, 'clientWidth', { value: 100 });
  const last = find(place, '[role=tab]:nth-child(3)');
  Object.defineProperties(last, { offsetLeft: { value: 300 }, offsetWidth: { value: 40 } });
  await act(async () => last.click());
  expect(moved).toEqual([expect.objectContaining({ left: 270 })]);
});
