import { describe, expect, test } from 'vitest';
import { faultsLeft, firstFault } from '../field-faults.ts';
import { activityFaults, clashes, emptyActivity, type ActivityDraft } from './activity-form.ts';
import { stepOf } from './activity-step.ts';
import { emptyGroup, groupFaults, groupFields, type GroupDraft } from './group-form.ts';
import {
  emptyVolunteer,
  needsCode,
  needsGuardian,
  plainVolunteer,
  volunteerFaults,
  volunteerFields,
  type VolunteerDraft,
} from './volunteer-form.ts';
import { levelOf } from './volunteer-level.ts';

// made-up numbers with valid check digits
const born1990 = '370102199005150028';
const born2010 = '370202201006200045';

const volunteer: VolunteerDraft = {
  ...emptyVolunteer,
  name: '王晓芳',
  idNumber: born1990,
  phone: '13800138000',
  code: '123456',
  cityId: '135',
  consented: true,
};
const facts = { today: '2026-11-03', confirmedPhone: '' };
const young = { ...volunteer, idNumber: born2010 };
const guardian = { guardianName: '王建国', guardianPhone: '13900139000', guardianConsented: true };

describe('a volunteer’s form', () => {
  test('that is complete has no faults', () => {
    expect(volunteerFaults(volunteer, facts)).toEqual({});
  });

  test('that is empty has a fault at every required field, in the order of the form', () => {
    const faults = volunteerFaults(emptyVolunteer, facts);
    expect(Object.keys(faults)).toEqual(['name', 'idNumber', 'phone', 'code', 'cityId', 'consented']);
    expect(firstFault(volunteerFields, faults)).toBe('name');
  });

  test.each<[Partial<VolunteerDraft>, keyof VolunteerDraft, string]>([
    [{ name: '王' }, 'name', '姓名里有不能用的字符，请检查'],
    [{ name: '王1芳' }, 'name', '姓名里有不能用的字符，请检查'],
    [{ name: '王'.repeat(31) }, 'name', '姓名最多 30 个字'],
    [{ idNumber: '37010219900515002' }, 'idNumber', '身份证号应为 18 位，请检查'],
    [{ idNumber: '370102199005150029' }, 'idNumber', '身份证号不对，请逐位核对'],
    [{ phone: '1380013800' }, 'phone', '手机号应为 11 位数字，请检查'],
    [{ code: '12345' }, 'code', '验证码是 6 位数字，请检查'],
    [{ skills: ['a', 'b', 'c', 'd', 'e', 'f'] }, 'skills', '最多选 5 项特长'],
    [{ skills: ['a', 'a'] }, 'skills', '同一项特长只能选一次'],
  ])('with %j has a fault at its field', (change, field, sentence) => {
    expect(volunteerFaults({ ...volunteer, ...change }, facts)).toEqual({ [field]: sentence });
  });

  test('below 18 requires a guardian who is another person', () => {
    expect(needsGuardian(volunteer, facts.today)).toBe(false);
    expect(needsGuardian(young, facts.today)).toBe(true);
    expect(Object.keys(volunteerFaults(young, facts))).toEqual([
      'guardianName',
      'guardianPhone',
      'guardianConsented',
    ]);
    expect(volunteerFaults({ ...young, ...guardian }, facts)).toEqual({});
    expect(volunteerFaults({ ...young, ...guardian, guardianPhone: volunteer.phone }, facts)).toEqual({
      guardianPhone: '监护人手机号不能和本人的一样',
    });
  });

  test('requires no guardian from the 18th birthday on', () => {
    expect(needsGuardian(young, '2028-06-19')).toBe(true);
    expect(needsGuardian(young, '2028-06-20')).toBe(false);
  });

  test('requires a code for a phone number that was not confirmed before', () => {
    const known = { ...facts, confirmedPhone: '13800138000' };
    expect(needsCode({ ...volunteer, phone: '138 0013 8000' }, known)).toBe(false);
    expect(volunteerFaults({ ...volunteer, code: '' }, known)).toEqual({});
    expect(volunteerFaults({ ...volunteer, phone: '13700137000', code: '' }, known)).toEqual({
      code: '请填写短信里的验证码',
    });
  });

  test('may contain spaces, dashes and a country code', () => {
    const typed = {
      ...volunteer,
      name: ' 王晓芳 ',
      idNumber: '370102 19900515 0028',
      phone: '+86 138-0013-8000',
    };
    expect(volunteerFaults(typed, facts)).toEqual({});
    expect(plainVolunteer(typed)).toEqual(volunteer);
  });
});

const group: GroupDraft = {
  name: '泉城应急救援队',
  creditCode: '51370000MJD0000010',
  cityId: '135',
  contactName: '李志远',
  contactPhone: '13800138000',
  licenceId: 'u1',
  logoId: 'u2',
  introduction: '由退役军人和社区医生组成，周末做急救培训，汛期巡河。',
  consented: true,
};

const noPictures = { hasPictures: false };

describe('a group’s form', () => {
  test('that is complete has no faults', () => {
    expect(groupFaults(group, noPictures)).toEqual({});
  });

  test('that is corrected needs no new pictures', () => {
    const mended = { ...group, licenceId: '', logoId: '' };
    expect(Object.keys(groupFaults(mended, noPictures))).toEqual(['licenceId', 'logoId']);
    expect(groupFaults(mended, { hasPictures: true })).toEqual({});
  });

  test('that is empty has a fault at every field', () => {
    expect(Object.keys(groupFaults(emptyGroup, noPictures))).toEqual([...groupFields]);
  });

  test.each<[Partial<GroupDraft>, keyof GroupDraft, string]>([
    [{ creditCode: '51370000MJD0000011' }, 'creditCode', '统一社会信用代码不对，请逐位核对'],
    [{ creditCode: '51370000' }, 'creditCode', '统一社会信用代码应为 18 位，请检查'],
    [{ name: '救援队' }, 'name', '团队名称至少 4 个字'],
    [{ introduction: '做好事' }, 'introduction', '介绍至少写 20 个字'],
    [{ contactPhone: '123' }, 'contactPhone', '手机号应为 11 位数字，请检查'],
  ])('with %j has a fault at its field', (change, field, sentence) => {
    expect(groupFaults({ ...group, ...change }, noPictures)).toEqual({ [field]: sentence });
  });
});

const activity: ActivityDraft = {
  ...emptyActivity,
  title: '小清河清洁日',
  startsAt: '2026-11-14 09:00:00',
  endsAt: '2026-11-14 12:00:00',
  registerUntil: '2026-11-13 18:00:00',
  cityId: '135',
  place: '五柳闸东侧',
  quota: '20',
  coverId: 'u3',
  introduction: '带手套和水杯，沿河捡拾垃圾。',
};
const now = { now: '2026-11-03 08:00:00', taken: [] };

describe('an activity’s form', () => {
  test('that is complete has no faults', () => {
    expect(activityFaults(activity, now)).toEqual({});
  });

  test.each<[Partial<ActivityDraft>, keyof ActivityDraft, string]>([
    [
      { startsAt: '2026-11-03 08:00:00', registerUntil: '2026-11-03 08:00:00' },
      'startsAt',
      '开始时间已经过去了，请选将来的时间',
    ],
    [{ endsAt: '2026-11-14 09:00:00' }, 'endsAt', '结束时间要晚于开始时间'],
    [{ endsAt: '2026-11-17 09:00:01' }, 'endsAt', '一次活动最长 72 小时'],
    [{ endsAt: '2026-11-31 09:00:00' }, 'endsAt', '结束时间不对，请重新选择'],
    [{ registerUntil: '2026-11-14 09:00:01' }, 'registerUntil', '报名要在活动开始前截止'],
    [{ registerUntil: '2026-11-02 09:00:00' }, 'registerUntil', '报名截止时间已经过去了'],
    [{ quota: '0' }, 'quota', '招募人数应为 1 到 1000 的整数'],
    [{ quota: '2.5' }, 'quota', '招募人数应为 1 到 1000 的整数'],
    [{ minAge: '7' }, 'minAge', '年龄应为 8 到 100 的整数'],
    [{ minAge: '30', maxAge: '20' }, 'maxAge', '最大年龄不能小于最小年龄'],
    [{ coverId: '' }, 'coverId', '请上传一张封面图片'],
  ])('with %j has a fault at its field', (change, field, sentence) => {
    expect(activityFaults({ ...activity, ...change }, now)[field]).toBe(sentence);
  });

  test('that overlaps another activity of the group names it', () => {
    const taken = [{ title: '敬老院探访', startsAt: '2026-11-14 11:00:00', endsAt: '2026-11-14 15:00:00' }];
    expect(activityFaults(activity, { ...now, taken }).startsAt).toBe(
      '这段时间团队已有活动“敬老院探访”，请错开',
    );
  });

  test('that begins when another one ends does not clash', () => {
    const before = { startsAt: '2026-11-14 06:00:00', endsAt: '2026-11-14 09:00:00' };
    expect(clashes(before, activity)).toBe(false);
    expect(clashes({ ...before, endsAt: '2026-11-14 09:00:01' }, activity)).toBe(true);
  });
});

describe('shown faults', () => {
  test('disappear once corrected; new ones are not added', () => {
    const shown = { name: '请填写真实姓名，与身份证一致', phone: '请填写手机号' };
    const found = { phone: '手机号应为 11 位数字，请检查', code: '请填写短信里的验证码' };
    expect(faultsLeft(shown, found)).toEqual({ phone: '手机号应为 11 位数字，请检查' });
  });
});

describe('the step of a reader', () => {
  const approved = {
    isSignedIn: true,
    audit: 'approved',
    isLocked: false,
    isRegistered: false,
    isFull: false,
    isClosed: false,
  } as const;
  test.each([
    [{}, 'form'],
    [{ isRegistered: true, isClosed: true, isFull: true, isLocked: true }, 'registered'],
    [{ isClosed: true, isFull: true, isSignedIn: false }, 'closed'],
    [{ isFull: true, isSignedIn: false }, 'full'],
    [{ isSignedIn: false, audit: 'none' }, 'not-signed-in'],
    [{ audit: 'none' }, 'not-volunteer'],
    [{ audit: 'rejected' }, 'not-volunteer'],
    [{ audit: 'pending', isLocked: true }, 'submitted'],
    [{ isLocked: true }, 'locked'],
  ] as const)('with %j is %s', (change, step) => {
    expect(stepOf({ ...approved, ...change })).toBe(step);
  });
});

test.each([
  [0, 0],
  [100 * 60 - 1, 0],
  [100 * 60, 1],
  [1500 * 60, 5],
  [90_000_000, 5],
])('%i minutes of service are %i stars', (minutes, stars) => {
  expect(levelOf(minutes)).toBe(stars);
});
