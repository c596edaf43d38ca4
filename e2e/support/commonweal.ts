import { expect, type Page } from '@playwright/test';
import { changeRows, timestampInHours } from './database-rows.ts';
import type { RunningGateway } from './gateway.ts';
import { codeFor, openAccountLink, newPhone, untilCodeSent } from './login.ts';

/** below `/new` */
export const commonwealPath = '/new/v10/publicWelfare';

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
let lastNumber = Math.floor(Math.random() * 400);

/** Returns a new valid ID number at each call. @param age full years today */
export function idNumberOfAge(age: number): string {
  lastNumber = (lastNumber + 1) % 999;
  const day = new Date(Date.now() - 40 * 24 * 3_600_000);
  // in a year without 29 February this gives the day after 28 February
  day.setUTCFullYear(day.getUTCFullYear() - age);
  const birth = day.toISOString().slice(0, 10).replaceAll('-', '');
  const seventeen = `370102${birth}${String(lastNumber).padStart(3, '0')}`;
  const sum = weights.reduce((total, weight, at) => total + weight * Number(seventeen[at]), 0);
  return seventeen + '10X98765432'[sum % 11];
}

export const volunteerForm = (page: Page) => page.getByRole('form', { name: '志愿者登记' });

/** Fills in the volunteer form, with an SMS code for a new phone number. */
export async function fillVolunteer(
  page: Page,
  gateway: RunningGateway,
  { name, age }: { readonly name: string; readonly age: number },
): Promise<void> {
  const form = volunteerForm(page);
  const phone = newPhone();
  await form.getByLabel('真实姓名').fill(name);
  await form.getByLabel('身份证号').fill(idNumberOfAge(age));
  await form.getByLabel('手机号', { exact: true }).fill(phone);
  await form.getByRole('button', { name: '获取验证码' }).tap();
  await untilCodeSent(page);
  await form.getByLabel('验证码', { exact: true }).fill(await codeFor(gateway, phone));
  await form.getByLabel('所在城市').selectOption('济南');
  await form.getByRole('checkbox', { name: '我已阅读并同意', exact: true }).check();
}

/** Id of the first pending item whose line in the editor CLI's list contains the text. */
export async function pendingItemId(gateway: RunningGateway, kind: string, text: string): Promise<string> {
  const lines = (await gateway.run('desk', 'commonweal', 'list', kind)).split('\n');
  return lines.find((line) => line.includes(text) && line.includes('pending'))?.split(' ')[0] ?? '';
}

/** Makes a reader an approved volunteer through the form and the editor CLI. @returns the volunteer's id */
export async function becomeVolunteer(
  page: Page,
  gateway: RunningGateway,
  { token, name }: { readonly token: string; readonly name: string },
): Promise<string> {
  await openAccountLink(page, `${commonwealPath}/volApplay/?token=${token}`);
  await fillVolunteer(page, gateway, { name, age: 30 });
  await volunteerForm(page).getByRole('button', { name: '提交申请' }).tap();
  await expect(page.getByText('志愿者申请审核中')).toBeVisible();
  const masked = `${name[0]}*${name.length > 2 ? name.at(-1) : ''}`;
  const id = await pendingItemId(gateway, 'volunteers', masked);
  await gateway.run('desk', 'commonweal', 'approve', id);
  return id;
}

/** Moves an activity's times so that it began three hours ago. */
export const moveActivityToPast = (gateway: RunningGateway, activityId: string): void =>
  changeRows(gateway, [
    'update activities set starts_at = ?, ends_at = ?, register_until = ? where id = ?',
    timestampInHours(-3),
    timestampInHours(-1),
    timestampInHours(-4),
    activityId,
  ]);
