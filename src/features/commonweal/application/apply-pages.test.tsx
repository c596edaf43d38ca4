// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPage, type TestResponses } from '#app/test-page.tsx';
import { storeSessionValue } from '#platform/storage/session-values.ts';
import { eventually, find, mount } from '#ui/state/test-mount.ts';
import type { Identity } from '../shared/commonweal-types.ts';

const nobody: Identity = {
  identity: 'ordinary',
  volunteer: { status: 'none' },
  group: { status: 'none' },
  lock: { lock: 'open' },
};
// ID numbers with a valid check digit, assigned to nobody; the tests run on 3 November 2026
const comesOfAgeToday = '370102200811030018';
const comesOfAgeTomorrow = '370102200811040013';
const sevenYearsOld = '370102201901010023';

beforeEach(() => storeSessionValue('token', 'somebody'));
afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const addresses = { volunteer: 'volApplay', group: 'orgApplay', activity: 'startCamp' } as const;

async function openForm(
  form: 'volunteer' | 'group' | 'activity',
  identity: Partial<Identity>,
  responses: TestResponses = {},
) {
  const { page, notices } = await openPage(
    `/v10/publicWelfare/${addresses[form]}/`,
    { getCommonwealIdentity: { ...nobody, ...identity }, ...responses },
    { session: { signedIn: true } },
  );
  return { place: await mount(page), notices };
}

const buttons = (place: HTMLElement) =>
  [...place.querySelectorAll('main button, main a')].map(({ textContent }) => textContent);
const field = (place: HTMLElement, name: string) => find<HTMLInputElement>(place, `[name="${name}"]`);
/** Error message of a field, by its accessible description. */
const faultOf = (place: HTMLElement, name: string) => {
  const input = field(place, name);
  if (input.getAttribute('aria-invalid') !== 'true') return '';
  return place.querySelector(`[id="${input.getAttribute('aria-describedby')}"]`)?.textContent ?? '';
};
const wrongFields = (place: HTMLElement) =>
  [...place.querySelectorAll('[aria-invalid=true]')].map((input) => input.getAttribute('name'));

async function type(place: HTMLElement, name: string, text: string): Promise<void> {
  const input = field(place, name);
  const { prototype } = input instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
  await act(async () => {
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(
      new Event(input instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
    );
  });
}

const send = (place: HTMLElement) => act(async () => find(place, '[type=submit]').click());

it.each(Object.values(addresses))(
  '%s has no parts: an address that names one is not found',
  async (address) => {
    const { page } = await openPage(`/v10/publicWelfare/${address}/none`, { getCommonwealIdentity: nobody });
    expect((await mount(page)).textContent).toContain('404');
  },
);

describe('the volunteer form', () => {
  it('shows an error at each invalid field, focuses the first, and sends nothing', async () => {
    const addCommonwealVolunteer = vi.fn();
    const { place } = await openForm('volunteer', {}, { addCommonwealVolunteer });
    await send(place);
    expect(wrongFields(place)).toEqual(['name', 'idNumber', 'phone', 'code', 'cityId', 'consented']);
    expect(faultOf(place, 'name')).toBe('请填写真实姓名，与身份证一致');
    expect(faultOf(place, 'cityId')).toBe('请选择所在城市');
    expect(faultOf(place, 'consented')).toBe('请先阅读并同意志愿者服务协议');
    await eventually(() => expect(document.activeElement).toBe(field(place, 'name')));
    expect(addCommonwealVolunteer).not.toHaveBeenCalled();
  });

  it('clears an error once the field is corrected, keeps the others, and focuses the next', async () => {
    const { place } = await openForm('volunteer', {});
    await send(place);
    await type(place, 'name', '王晓芳');
    expect(wrongFields(place)).toEqual(['idNumber', 'phone', 'code', 'cityId', 'consented']);
    await type(place, 'idNumber', '370102200811030019');
    expect(faultOf(place, 'idNumber')).toBe('身份证号不对，请逐位核对');
    await send(place);
    await eventually(() => expect(document.activeElement).toBe(field(place, 'idNumber')));
  });

  it('derives birthday and sex from the ID number', async () => {
    const { place } = await openForm('volunteer', {});
    await type(place, 'idNumber', comesOfAgeToday);
    expect(place.textContent).toContain('出生日期 2008-11-03，男');
    await type(place, 'idNumber', comesOfAgeToday.slice(0, -1));
    expect(place.textContent).not.toContain('出生日期');
  });

  it('requires a guardian until the eighteenth birthday', async () => {
    const { place } = await openForm('volunteer', {});
    const guardian = () => place.querySelector('[aria-label="监护人"]');
    expect(guardian()).toBeNull();
    await type(place, 'idNumber', comesOfAgeTomorrow);
    expect(guardian()?.querySelectorAll('input')).toHaveLength(3);
    await type(place, 'idNumber', comesOfAgeToday);
    expect(guardian()).toBeNull();
    await type(place, 'idNumber', sevenYearsOld);
    await send(place);
    expect(faultOf(place, 'idNumber')).toBe('满 8 周岁才能登记为志愿者');
  });

  it('requires the guardian’s name, a different phone number and consent', async () => {
    const { place } = await openForm('volunteer', {});
    await type(place, 'idNumber', comesOfAgeTomorrow);
    await type(place, 'phone', '13800138000');
    await type(place, 'guardianPhone', '13800138000');
    await send(place);
    expect(faultOf(place, 'guardianName')).toBe('未满 18 周岁，请填写监护人姓名');
    expect(faultOf(place, 'guardianPhone')).toBe('监护人手机号不能和本人的一样');
    expect(faultOf(place, 'guardianConsented')).toBe('请监护人阅读并同意');
    await type(place, 'guardianPhone', '13800138001');
    expect(faultOf(place, 'guardianPhone')).toBe('');
  });

  it('of a locked volunteer stays hidden, shows reason and end of the lock, and can be edited', async () => {
    const { place } = await openForm('volunteer', {
      identity: 'volunteer',
      volunteer: { status: 'approved' },
      volunteerId: 'vol-1',
      lock: { lock: 'locked', until: '2026-12-31 23:59:59', reason: '三次报名没有到场' },
    });
    expect(place.querySelector('form')).toBeNull();
    expect(place.textContent).toContain('志愿者申请已通过审核');
    expect(place.textContent).toContain('暂时不能报名');
    expect(place.textContent).toContain('原因：三次报名没有到场。12月31日 23:59自动解除');
    expect(buttons(place)).toEqual(['修改资料', '我的公益']);
  });

  it.each([
    ['pending', '志愿者申请审核中', '修改资料'],
    ['rejected', '志愿者申请被驳回', '修改后重新提交'],
  ] as const)('of a %s volunteer shows the status and can be edited', async (status, words, mend) => {
    const reason = status === 'rejected' ? { reason: '姓名和身份证号不一致' } : {};
    const { place } = await openForm('volunteer', { volunteer: { status, ...reason } });
    expect(place.querySelector('form')).toBeNull();
    expect(place.textContent).toContain(words);
    expect(place.textContent?.includes('原因：姓名和身份证号不一致')).toBe(status === 'rejected');
    expect(buttons(place)).toEqual([mend, '我的公益']);
  });
});

describe('the group form', () => {
  it('shows an error at each invalid field including pictures, and focuses the first', async () => {
    const { place } = await openForm('group', {});
    await type(place, 'name', '青禾助学服务队');
    await send(place);
    expect(faultOf(place, 'creditCode')).toBe('请填写统一社会信用代码');
    expect(place.textContent).toContain('请上传登记证书或营业执照的照片');
    expect(place.textContent).toContain('请上传团队标志');
    await eventually(() => expect(document.activeElement).toBe(field(place, 'creditCode')));
  });

  it('of a rejected group shows the reason, can be edited, and cannot start activities', async () => {
    const rejected: Partial<Identity> = {
      group: { status: 'rejected', reason: '证书照片不清楚' },
      groupId: 'grp-1',
    };
    const { place } = await openForm('group', rejected);
    expect(place.querySelector('form')).toBeNull();
    expect(place.textContent).toContain('原因：证书照片不清楚');
    expect(buttons(place)).toEqual(['修改后重新提交', '团队主页']);
    const { place: start } = await openForm('activity', rejected);
    expect(start.querySelector('form')).toBeNull();
    expect(start.textContent).toContain('团队申请被驳回');
    expect(buttons(start)).toEqual(['查看团队申请']);
  });

  it('of an approved group can start an activity', async () => {
    const approved: Partial<Identity> = {
      identity: 'group',
      group: { status: 'approved' },
      groupId: 'grp-1',
    };
    const { place } = await openForm('group', approved);
    expect(buttons(place)).toEqual(['发起活动', '修改资料', '团队主页']);
  });
});

describe('the activity form', () => {
  const approved: Partial<Identity> = { identity: 'group', group: { status: 'approved' }, groupId: 'grp-1' };
  const getGroupForActivity = {
    group: { id: 'grp-1', title: '泉城义工联' },
    taken: [{ title: '小清河清洁日', startsAt: '2026-11-14 09:00:00', endsAt: '2026-11-14 12:00:00' }],
  };

  it('rejects past dates, an end before the beginning, and overlapping activities', async () => {
    const { place } = await openForm('activity', approved, { getGroupForActivity });
    await type(place, 'startsAt', '2026-11-03T11:59');
    await type(place, 'endsAt', '2026-11-03T11:00');
    await send(place);
    expect(faultOf(place, 'startsAt')).toBe('开始时间已经过去了，请选将来的时间');
    expect(faultOf(place, 'endsAt')).toBe('结束时间要晚于开始时间');
    await eventually(() => expect(document.activeElement).toBe(field(place, 'title')));
    await type(place, 'startsAt', '2026-11-14T11:00');
    await type(place, 'endsAt', '2026-11-14T13:00');
    expect(faultOf(place, 'startsAt')).toBe('');
    await send(place);
    expect(faultOf(place, 'startsAt')).toBe('这段时间团队已有活动“小清河清洁日”，请错开');
    expect(faultOf(place, 'endsAt')).toBe('');
  });

  it('explains the requirements to a reader without a group', async () => {
    const { place } = await openForm('activity', {});
    expect(place.querySelector('form')).toBeNull();
    expect(buttons(place)).toEqual(['申请入驻']);
    expect(place.textContent).toContain('怎样发起一场活动');
  });
});

it('shows the verdict of an auditor while the page is open', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  let volunteer: Identity['volunteer'] = { status: 'pending' };
  try {
    const { place } = await openForm(
      'volunteer',
      {},
      {
        getCommonwealIdentity: () => ({ ...nobody, volunteer }),
        getCommonwealAudit: () => ({ subject: 'volunteer', audit: volunteer }),
      },
    );
    expect(place.textContent).toContain('审核中');
    volunteer = { status: 'rejected', reason: '身份证号与姓名不符' };
    await act(async () => vi.advanceTimersByTimeAsync(6000));
    await act(async () => vi.advanceTimersByTimeAsync(100));
    expect(place.textContent).toContain('身份证号与姓名不符');
  } finally {
    vi.useRealTimers();
  }
});
