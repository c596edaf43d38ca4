import { faultsIn, lengthOf, type FieldFaults } from '../field-faults.ts';
import { ageOn } from '../people/calendar.ts';
import { plainIdNumber, readIdNumber, type IdHolder } from '../people/id-number.ts';
import { isMobile, plainMobile } from '../people/mobile.ts';
import { grownUp, longest, mostSkills, youngestVolunteer } from './limits.ts';

/** A volunteer's application as typed into its form. */
export interface VolunteerDraft {
  readonly name: string;
  readonly idNumber: string;
  readonly phone: string;
  /** from the SMS */
  readonly code: string;
  /** empty until one is chosen */
  readonly cityId: string;
  readonly skills: readonly string[];
  readonly guardianName: string;
  readonly guardianPhone: string;
  readonly guardianConsented: boolean;
  readonly consented: boolean;
}

/** Fields in the order of the form. */
export const volunteerFields = [
  'name',
  'idNumber',
  'phone',
  'code',
  'cityId',
  'skills',
  'guardianName',
  'guardianPhone',
  'guardianConsented',
  'consented',
] as const;
export type VolunteerField = (typeof volunteerFields)[number];
export type VolunteerFaults = FieldFaults<VolunteerField>;

export const emptyVolunteer: VolunteerDraft = {
  name: '',
  idNumber: '',
  phone: '',
  code: '',
  cityId: '',
  skills: [],
  guardianName: '',
  guardianPhone: '',
  guardianConsented: false,
  consented: false,
};

/** What validation depends on besides the draft. */
export interface VolunteerFacts {
  /** `YYYY-MM-DD` */
  readonly today: string;
  /** confirmed by an SMS code before and needs none now; empty if there is none */
  readonly confirmedPhone: string;
}

/** A person's name: Chinese characters, with a dot between parts of the name, or Latin letters. */
const personName = /^[\p{Script=Han}·]{2,}$|^[A-Za-z][A-Za-z .'-]+$/u;
const sixDigits = /^\d{6}$/;

/** The holder's data in a valid ID number: shown beside the field and used for age checks. */
export const holderOf = ({ idNumber }: VolunteerDraft, today: string): IdHolder | undefined =>
  readIdNumber(plainIdNumber(idNumber), today);

/** Whether a guardian's consent is required; not while the ID number is invalid. */
export function needsGuardian(draft: VolunteerDraft, today: string): boolean {
  const holder = holderOf(draft, today);
  return holder !== undefined && ageOn(holder.birth, today) < grownUp;
}

export const needsCode = ({ phone }: VolunteerDraft, { confirmedPhone }: VolunteerFacts): boolean =>
  confirmedPhone === '' || plainMobile(phone) !== confirmedPhone;

/** Normalizes a draft for sending: trims it and unifies notations. */
export function plainVolunteer(draft: VolunteerDraft): VolunteerDraft {
  return {
    ...draft,
    name: draft.name.normalize('NFC').trim(),
    idNumber: plainIdNumber(draft.idNumber),
    phone: plainMobile(draft.phone),
    code: draft.code.normalize('NFKC').trim(),
    guardianName: draft.guardianName.normalize('NFC').trim(),
    guardianPhone: plainMobile(draft.guardianPhone),
  };
}

/** Validates a form; the result is empty if it may be sent. The page and the gateway apply the same rules. */
export function volunteerFaults(typed: VolunteerDraft, facts: VolunteerFacts): VolunteerFaults {
  const draft = plainVolunteer(typed);
  const code = needsCode(draft, facts) ? codeFault(draft.code) : undefined;
  return faultsIn<VolunteerField>({
    name: nameFault(draft.name, '请填写真实姓名，与身份证一致'),
    idNumber: idFault(draft, facts.today),
    phone: phoneFault(draft.phone, '请填写手机号'),
    code,
    cityId: draft.cityId === '' ? '请选择所在城市' : undefined,
    skills: skillsFault(draft.skills),
    ...(needsGuardian(draft, facts.today) && guardianFaults(draft)),
    consented: draft.consented ? undefined : '请先阅读并同意志愿者服务协议',
  });
}

function nameFault(name: string, missing: string): string | undefined {
  if (name === '') return missing;
  if (lengthOf(name) > longest.name) return `姓名最多 ${longest.name} 个字`;
  return personName.test(name) ? undefined : '姓名里有不能用的字符，请检查';
}

function idFault({ idNumber }: VolunteerDraft, today: string): string | undefined {
  if (idNumber === '') return '请填写身份证号';
  if (!/^\d{17}[\dX]$/.test(idNumber)) return '身份证号应为 18 位，请检查';
  const holder = readIdNumber(idNumber, today);
  if (holder === undefined) return '身份证号不对，请逐位核对';
  return ageOn(holder.birth, today) < youngestVolunteer
    ? `满 ${youngestVolunteer} 周岁才能登记为志愿者`
    : undefined;
}

function phoneFault(phone: string, missing: string): string | undefined {
  if (phone === '') return missing;
  return isMobile(phone) ? undefined : '手机号应为 11 位数字，请检查';
}

function codeFault(code: string): string | undefined {
  if (code === '') return '请填写短信里的验证码';
  return sixDigits.test(code) ? undefined : '验证码是 6 位数字，请检查';
}

function skillsFault(skills: readonly string[]): string | undefined {
  if (skills.length > mostSkills) return `最多选 ${mostSkills} 项特长`;
  return new Set(skills).size < skills.length ? '同一项特长只能选一次' : undefined;
}

function guardianFaults({ phone, guardianName, guardianPhone, guardianConsented }: VolunteerDraft) {
  const own = guardianPhone !== '' && guardianPhone === phone;
  return {
    guardianName: nameFault(guardianName, '未满 18 周岁，请填写监护人姓名'),
    guardianPhone: own
      ? '监护人手机号不能和本人的一样'
      : phoneFault(guardianPhone, '未满 18 周岁，请填写监护人手机号'),
    guardianConsented: guardianConsented ? undefined : '请监护人阅读并同意',
  };
}
