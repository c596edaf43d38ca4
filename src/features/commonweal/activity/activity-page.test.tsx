// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPage, type TestResponses } from '#app/test-page.tsx';
import { eventually, find, mount } from '#ui/state/test-mount.ts';
import type { Activity, ActivityDetails } from '../shared/commonweal-types.ts';

beforeEach(() =>
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  ),
);
afterEach(() => vi.unstubAllGlobals());

const activity: Activity = {
  id: 'act-1',
  title: '小清河清洁日',
  cover: { url: '/media/a.jpg', width: 16, height: 9, color: '#336699', alt: '' },
  group: { id: 'grp-1', title: '泉城义工联' },
  cityId: '135',
  place: '五柳闸东侧',
  registerUntil: '2026-11-13 18:00:00',
  startsAt: '2026-11-14 09:00:00',
  endsAt: '2026-11-14 12:00:00',
  quota: 20,
  taken: 3,
  state: 'open',
};
const details: ActivityDetails = {
  activity,
  introduction: '沿河捡垃圾',
  requirement: { skills: [] },
  audit: { status: 'approved' },
  attended: 0,
  own: false,
  step: 'form',
  now: '2026-11-03 12:00:00',
};
const locked = { lock: 'locked', until: '2026-12-31 23:59:59', reason: '三次报名没有到场' } as const;

async function openActivity(changes: Partial<ActivityDetails>, responses: TestResponses = {}) {
  const { page } = await openPage(
    '/v10/publicWelfare/actDetails/act-1',
    {
      getCommonwealActivity: { ...details, ...changes },
      listActivityVolunteers: { list: [], total: 0 },
      ...responses,
    },
    { session: { signedIn: true } },
  );
  const place = await mount(page);
  const bar = find(place, '[aria-label="报名"]');
  return {
    place,
    bar,
    offered: () => [...bar.querySelectorAll('button')].map(({ textContent }) => textContent),
  };
}

it('offers a locked volunteer no action, and shows reason and end of the lock', async () => {
  const { place, bar, offered } = await openActivity({ step: 'locked', lock: locked });
  expect(offered()).toEqual([]);
  expect(bar.textContent).toBe('暂时不能报名，12月31日 23:59解除');
  expect(place.textContent).toContain('原因：三次报名没有到场');
  expect(place.textContent).toContain('已经报上的活动照常参加');
});

it('keeps the place of a locked volunteer, who may cancel it', async () => {
  const registration = { state: 'registered', at: '2026-11-01 09:00:00' } as const;
  const { bar, offered } = await openActivity({ step: 'registered', lock: locked, registration });
  expect(bar.textContent).toContain('已报名，到时见');
  expect(offered()).toEqual(['取消报名']);
});

it('shows the lock if it is set between the question and the answer', async () => {
  const response = { outcome: 'locked', step: 'locked', lock: locked, taken: 3, quota: 20 };
  let isLocked = false;
  const { bar, offered } = await openActivity(
    {},
    {
      getCommonwealActivity: () => (isLocked ? { ...details, step: 'locked', lock: locked } : details),
      registerForActivity: () => {
        isLocked = true;
        return response;
      },
    },
  );
  await act(async () => find(bar, 'button').click());
  const sheet = find(bar, 'dialog');
  expect(sheet.textContent).toContain('多次报名不到会暂停报名');
  await act(async () => [...sheet.querySelectorAll('button')].at(-1)?.click());
  await eventually(() => expect(bar.textContent).toBe('暂时不能报名，12月31日 23:59解除'));
  expect(offered()).toEqual([]);
});

it.each([
  ['running', '活动正在进行'],
  ['ended', '活动已结束，等编辑部登记时长'],
  ['cancelled', '活动已取消，不用来了'],
] as const)('tells who has a place that the activity is %s, and takes nothing back', async (state, words) => {
  const registration = { state: 'registered', at: '2026-11-01 09:00:00' } as const;
  const now = state === 'cancelled' ? details.now : '2026-11-14 12:30:00';
  const { bar, offered } = await openActivity({
    step: 'registered',
    activity: { ...activity, state },
    registration,
    now,
  });
  expect(bar.textContent).toBe(words);
  expect(offered()).toEqual([]);
});

it('shows hours and certificate of those who attended, and a withdrawn certificate as such', async () => {
  const ended = {
    activity: { ...activity, state: 'ended' },
    now: '2026-11-15 09:00:00',
    step: 'registered',
  } as const;
  const marked = { state: 'attended', at: '2026-11-14 12:30:00', minutes: 150, certificate: 'QL-1' } as const;
  const { place } = await openActivity({ ...ended, registration: marked, attended: 1 });
  expect(place.textContent).toContain('您参加了这次活动，服务 2.5 小时');
  const unmarked = { state: 'registered', at: '2026-11-16 12:30:00', certificate: 'QL-1' } as const;
  const { place: withdrawn, bar } = await openActivity({ ...ended, registration: unmarked });
  expect(withdrawn.textContent).toContain('您这次活动的证书已经撤回，时长等编辑部重新登记');
  expect(withdrawn.textContent).toContain('服务证书');
  expect(bar.textContent).toBe('活动已结束，等编辑部登记时长');
});
