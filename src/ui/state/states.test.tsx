// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { AppBar } from '../navigation/app-bar.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { IconButton } from '../control/icon-button.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { TabBar } from '../navigation/tab-bar.tsx';
import { find, mount } from './test-mount.ts';

it('the error state says what to do, announces itself and retries on tap', async () => {
  const retry = vi.fn();
  const place = await mount(<ErrorState text="评论没能加载出来，请检查网络后重试" onRetry={retry} />);
  expect(find(place, '[role=alert]').textContent).toContain('请检查网络后重试');
  await act(async () => find(place, 'button').click());
  expect(retry).toHaveBeenCalledOnce();
});

it('the empty state has one sentence and a drawing hidden from screen readers', async () => {
  const place = await mount(<EmptyState text="还没有人评论" />);
  expect(place.textContent).toBe('还没有人评论');
  expect(find(place, 'svg').getAttribute('aria-hidden')).toBe('true');
});

it('the 404 page says so in Chinese first, then in the specified words, and links home', async () => {
  const place = await mount(<NotFoundPage homeHref="/new/" />);
  expect(find(place, 'h1').textContent).toBe('这个页面走丢了');
  expect(find(place, 'h1 ~ [lang=en]').textContent).toBe('404 This page could not be found');
  expect(find(place, 'a').getAttribute('href')).toBe('/new/');
});

it('the accessible name of an icon button includes its count', async () => {
  const place = await mount(<IconButton label="点赞" icon={<svg />} count="1.2万" aria-pressed={false} />);
  expect(find(place, 'button').getAttribute('aria-label')).toBe('点赞 1.2万');
});

it('the tab bar marks the active tab and renders only the given items', async () => {
  const item = (id: string, label: string) => ({
    id,
    label,
    icon: <svg />,
    renderLink: ({ children, ...parts }: { children: React.ReactNode }) => (
      <a href={`/new/${id}`} {...parts}>
        {children}
      </a>
    ),
  });
  const place = await mount(<TabBar activeId="home" items={[item('home', '首页'), item('mine', '我的')]} />);
  expect(place.querySelectorAll('a')).toHaveLength(2);
  expect(find(place, '[aria-current=page]').textContent).toBe('首页');
});

it('the app bar is a header with its title between start and end', async () => {
  const place = await mount(<AppBar start={<i>返回</i>} title="文章" end={<i>更多</i>} />);
  expect(find(place, 'header').textContent).toBe('返回文章更多');
});
