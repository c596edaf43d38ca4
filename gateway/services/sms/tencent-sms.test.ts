import { createHash, createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { tc3Authorization } from './tc3-signature.ts';
import { createTencentSms } from './tencent-sms.ts';

const secretId = 'AKIDstandin';
const secretKey = 'stand-in-secret';

/** Fake provider: checks the signature of each request as the provider does. */
let server: Server;
let endpoint: string;
let received: { body: Record<string, unknown>; headers: Record<string, unknown> }[];
let answer: unknown;
const sent = { Response: { SendStatusSet: [{ Code: 'Ok' }], RequestId: '1' } };

beforeEach(async () => {
  received = [];
  answer = sent;
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const isSigned = request.headers.authorization === expectedAuthorization(request.headers, body);
      if (isSigned) received.push({ body: JSON.parse(body), headers: request.headers });
      const refusal = { Response: { Error: { Code: 'AuthFailure.SignatureFailure', Message: 'no' } } };
      response.end(typeof answer === 'string' ? answer : JSON.stringify(isSigned ? answer : refusal));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

function expectedAuthorization(headers: Record<string, unknown>, body: string): string {
  const sha = (text: string) => createHash('sha256').update(text).digest('hex');
  const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
  const time = String(headers['x-tc-timestamp']);
  const day = new Date(Number(time) * 1000).toISOString().slice(0, 10);
  const lines = [
    'POST',
    '/',
    '',
    `content-type:${String(headers['content-type'])}`,
    `host:${String(headers.host)}`,
    `x-tc-action:${String(headers['x-tc-action']).toLowerCase()}`,
    '',
    'content-type;host;x-tc-action',
    sha(body),
  ];
  const toSign = `TC3-HMAC-SHA256\n${time}\n${day}/sms/tc3_request\n${sha(lines.join('\n'))}`;
  const key = hmac(hmac(hmac(`TC3${secretKey}`, day), 'sms'), 'tc3_request');
  return `TC3-HMAC-SHA256 Credential=${secretId}/${day}/sms/tc3_request, SignedHeaders=content-type;host;x-tc-action, Signature=${hmac(key, toSign).toString('hex')}`;
}

const service = (more: { secretKey?: string; endpoint?: string } = {}) =>
  createTencentSms(
    {
      secretId,
      secretKey,
      appId: '1400',
      signName: '齐鲁晚报',
      templateId: '77',
      region: 'ap-beijing',
      endpoint,
      ...more,
    },
    () => Date.UTC(2026, 10, 3, 1, 2, 3),
  );

test('a code is sent in one signed request', async () => {
  await service().sendCode('13800138000', '012345', 5);
  expect(received).toHaveLength(1);
  expect(received[0]?.body).toEqual({
    PhoneNumberSet: ['+8613800138000'],
    SmsSdkAppId: '1400',
    SignName: '齐鲁晚报',
    TemplateId: '77',
    TemplateParamSet: ['012345', '5'],
  });
  expect(received[0]?.headers).toMatchObject({
    'x-tc-action': 'SendSms',
    'x-tc-version': '2021-01-11',
    'x-tc-region': 'ap-beijing',
    'x-tc-timestamp': '1793667723',
  });
});

test('the signature matches the provider’s published example', () => {
  const body = '{"Limit": 1, "Filters": [{"Values": ["\\u672a\\u547d\\u540d"], "Name": "instance-name"}]}';
  const signed = tc3Authorization({
    host: 'cvm.tencentcloudapi.com',
    service: 'cvm',
    action: 'DescribeInstances',
    body,
    timestamp: 1_551_113_065,
    secretId: `AKID${'*'.repeat(32)}`,
    secretKey: '*'.repeat(32),
  });
  expect(signed).toContain('Signature=10b1a37a7301a02ca19a647ad722d5e43b4b3cff309d421d85b46093f6ab6c4f');
});

describe('a failure is an error without phone and code:', () => {
  const failing = async (sms = service()) => {
    const error: unknown = await sms.sendCode('13800138000', '012345', 5).then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    expect(error).toMatchObject({ name: 'SmsNotSent' });
    expect(String(error)).not.toMatch(/13800138000|012345/);
    return String(error);
  };

  test('wrong signature', async () => {
    expect(await failing(service({ secretKey: 'another' }))).toContain('AuthFailure.SignatureFailure');
  });

  test('phone rejected', async () => {
    answer = {
      Response: { SendStatusSet: [{ Code: 'LimitExceeded.PhoneNumberDailyLimit', Message: '13800138000' }] },
    };
    expect(await failing()).toContain('LimitExceeded.PhoneNumberDailyLimit');
  });

  test.each(['<html>', '{}', '[]', 'null', '{"Response":{"SendStatusSet":[]}}'])(
    'invalid answer %s',
    async (text) => {
      answer = text;
      expect(await failing()).toMatch(/not sent|did not answer/);
    },
  );

  test('provider not reachable', async () => {
    expect(await failing(service({ endpoint: 'http://127.0.0.1:9/' }))).toContain('did not answer');
  });
});
