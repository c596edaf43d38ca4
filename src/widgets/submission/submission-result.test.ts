import { GatewayError } from 'qlwb-gateway-sdk/errors';
import { expect, it, vi } from 'vitest';
import { submissionResult } from './submission-result.ts';

const refuse = (status: number, fields?: { path: string; rule: string; message: string }[]) =>
  Promise.reject(
    new GatewayError('addCommonwealVolunteer', {
      kind: 'http',
      status,
      msg: '没有收下',
      ...(fields && { fields }),
    }),
  );

it('returns the status that the gateway reports', async () => {
  expect(await submissionResult(async () => 'pending')).toEqual({ kind: 'sent', status: 'pending' });
  expect(await submissionResult(async () => 'approved')).toEqual({ kind: 'sent', status: 'approved' });
});

it('assigns the gateway’s messages to the fields of the form, wherever the request has them', async () => {
  const fields = [
    { path: 'body.form.idNumber', rule: 'idNumber', message: '身份证号不对，请逐位核对' },
    { path: 'body.code', rule: 'code', message: '验证码不对' },
  ];
  expect(await submissionResult(() => refuse(400, fields))).toMatchObject({
    kind: 'refused',
    faults: { idNumber: '身份证号不对，请逐位核对', code: '验证码不对' },
  });
});

it('assigns a message to the field that the form names otherwise', async () => {
  const fields = [{ path: 'body.contact', rule: 'phone', message: '手机号应为 11 位数字，请检查' }];
  expect(await submissionResult(() => refuse(400, fields), { 'body.contact': 'phone' })).toMatchObject({
    kind: 'refused',
    faults: { phone: '手机号应为 11 位数字，请检查' },
  });
});

it('assigns no message to a field that could not be decrypted', async () => {
  const fields = [{ path: 'body.form.person', rule: 'sealed', message: '内容没有传好' }];
  expect(await submissionResult(() => refuse(400, fields))).toMatchObject({ kind: 'refused', faults: {} });
});

it('distinguishes an expired token, a lost network and a failed gateway', async () => {
  expect(await submissionResult(() => refuse(401))).toEqual({ kind: 'token-dead' });
  expect(await submissionResult(() => refuse(429))).toMatchObject({ kind: 'too-fast' });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await submissionResult(() => refuse(500))).toMatchObject({ kind: 'broken' });
  const lost = new GatewayError('addCommonwealVolunteer', { kind: 'network' });
  expect(await submissionResult(() => Promise.reject(lost))).toEqual({ kind: 'unreached' });
});
