import { GatewayError } from 'qlwb-gateway-sdk/errors';
import { expect, it, vi } from 'vitest';
import { delivered } from './application-delivery.ts';

const refuse = (status: number, fields?: { path: string; rule: string; message: string }[]) =>
  Promise.reject(
    new GatewayError('addCommonwealVolunteer', {
      kind: 'http',
      status,
      msg: '没有收下',
      ...(fields && { fields }),
    }),
  );

it('tells whether what was sent waits or stays approved', async () => {
  expect(await delivered(async () => ({ status: 'pending' }))).toEqual({ kind: 'sent', status: 'pending' });
  expect(await delivered(async () => ({ status: 'approved' }))).toEqual({ kind: 'sent', status: 'approved' });
});

it('puts the gateway’s sentences at the fields of the form, wherever in the call they stood', async () => {
  const fields = [
    { path: 'body.form.idNumber', rule: 'idNumber', message: '身份证号不对，请逐位核对' },
    { path: 'body.code', rule: 'code', message: '验证码不对' },
  ];
  expect(await delivered(() => refuse(400, fields))).toMatchObject({
    kind: 'refused',
    faults: { idNumber: '身份证号不对，请逐位核对', code: '验证码不对' },
  });
});

it('blames no field for what could not be unsealed', async () => {
  const fields = [{ path: 'body.form.person', rule: 'sealed', message: '内容没有传好' }];
  expect(await delivered(() => refuse(400, fields))).toMatchObject({ kind: 'refused', faults: {} });
});

it('tells a dead token, a network that is gone and a gateway that failed apart', async () => {
  expect(await delivered(() => refuse(401))).toEqual({ kind: 'token-dead' });
  expect(await delivered(() => refuse(429))).toMatchObject({ kind: 'too-fast' });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await delivered(() => refuse(500))).toMatchObject({ kind: 'broken' });
  const lost = new GatewayError('addCommonwealVolunteer', { kind: 'network' });
  expect(await delivered(() => Promise.reject(lost))).toEqual({ kind: 'unreached' });
});
