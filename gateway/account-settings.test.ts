import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openAccountServices, readAccountSettings } from './account-settings.ts';
import { StartError } from './db/start-error.ts';

const sms = {
  SMS_SECRET_ID: 'AKID1',
  SMS_SECRET_KEY: 'k',
  SMS_APP_ID: '1400',
  SMS_SIGN_NAME: '齐鲁晚报',
  SMS_TEMPLATE_ID: '77',
};

const wechat = {
  WECHAT_APP_ID: 'wx1',
  WECHAT_APP_SECRET: 's',
  SITE_ORIGIN: 'https://m.example.cn',
};

test('without settings it uses the keys of the data folder, the pages’ credential and the local SMS service', () => {
  expect(readAccountSettings({})).toEqual({});
  const names = [
    ...Object.keys(sms),
    'PERSONAL_DATA_KEY',
    'CLIENT_CREDENTIALS',
    'SMS_REGION',
    'SMS_ENDPOINT',
    ...Object.keys(wechat),
    'WECHAT_ENDPOINT',
  ];
  expect(readAccountSettings(Object.fromEntries(names.map((name) => [name, ''])))).toEqual({});
});

test('reads all settings', () => {
  const key = Buffer.alloc(32, 7);
  const settings = readAccountSettings({
    ...sms,
    PERSONAL_DATA_KEY: key.toString('base64'),
    CLIENT_CREDENTIALS: 'h5:one, app:two:three',
    SMS_ENDPOINT: 'https://sms.internal:8443',
  });
  expect(settings).toEqual({
    vaultKey: key,
    clientCredentials: ['h5:one', 'app:two:three'],
    sms: {
      secretId: 'AKID1',
      secretKey: 'k',
      appId: '1400',
      signName: '齐鲁晚报',
      templateId: '77',
      region: 'ap-guangzhou',
      endpoint: 'https://sms.internal:8443/',
    },
  });
});

describe('in production without an SMS account', () => {
  const production = { NODE_ENV: 'production' };

  test('the gateway does not start, and names the variables', () => {
    for (const env of [
      production,
      { ...production, ALLOW_LOCAL_SMS: '' },
      { ...production, ALLOW_LOCAL_SMS: '0' },
    ])
      for (const name of [...Object.keys(sms), 'ALLOW_LOCAL_SMS=1'])
        expect(() => readAccountSettings(env)).toThrow(name);
    expect(() => readAccountSettings(production)).toThrow(StartError);
  });

  test('it starts if the operator allows codes to be printed', () => {
    expect(readAccountSettings({ ...production, ALLOW_LOCAL_SMS: '1' })).toEqual({});
    expect(readAccountSettings({ ...production, ...sms })).toHaveProperty('sms');
  });
});

test.each([
  [{ ALLOW_LOCAL_SMS: 'yes' }, 'ALLOW_LOCAL_SMS'],
  [{ PERSONAL_DATA_KEY: 'short' }, 'PERSONAL_DATA_KEY'],
  [{ CLIENT_CREDENTIALS: 'nosecret' }, 'CLIENT_CREDENTIALS'],
  [{ CLIENT_CREDENTIALS: 'a:b,' }, 'CLIENT_CREDENTIALS'],
  [{ ...sms, SMS_APP_ID: '' }, 'SMS_APP_ID'],
  [{ SMS_SECRET_ID: 'AKID1' }, 'SMS_SECRET_KEY, SMS_APP_ID'],
  [{ ...sms, SMS_ENDPOINT: 'ftp://sms' }, 'SMS_ENDPOINT'],
  [{ ...wechat, WECHAT_APP_SECRET: '' }, 'WECHAT_APP_SECRET'],
  [{ WECHAT_APP_SECRET: 's' }, 'WECHAT_APP_ID, SITE_ORIGIN'],
  [{ ...wechat, SITE_ORIGIN: 'm.example.cn' }, 'SITE_ORIGIN'],
])('%j is rejected with a message that names %s', (env, name) => {
  expect(() => readAccountSettings(env)).toThrow(StartError);
  expect(() => readAccountSettings(env)).toThrow(name);
});

test('a messaging app account is read with the site that it is registered for', () => {
  const settings = { ...wechat, SITE_ORIGIN: 'https://m.example.cn/new/', WECHAT_ENDPOINT: '' };
  expect(readAccountSettings(settings).wechat).toEqual({
    appId: 'wx1',
    secret: 's',
    siteOrigin: 'https://m.example.cn',
    endpoint: 'https://api.weixin.qq.com',
  });
  // the site alone is allowed: other parts of the gateway may need it
  expect(readAccountSettings({ SITE_ORIGIN: 'https://m.example.cn' })).toEqual({});
});

test.each([
  [wechat, true, 'wx1'],
  [wechat, false, 'wx1'],
  [{}, true, 'wxsandbox0000001'],
  [{}, false, undefined],
])('with %j and sandbox %s, the account is %s', (env, messagingSandbox, appId) => {
  const folder = mkdtempSync(join(tmpdir(), 'account-'));
  try {
    const open = { dataDir: folder, print: () => {}, messagingSandbox };
    expect(openAccountServices(readAccountSettings(env), open).messagingApp?.appId).toBe(appId);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('keys persist across starts, and a broken key file is an error instead of being replaced', () => {
  const folder = mkdtempSync(join(tmpdir(), 'account-'));
  try {
    const open = () => openAccountServices({}, { dataDir: folder, print: () => {}, messagingSandbox: false });
    const encrypted = open().vault.encrypt('13800138000');
    expect(open().vault.decrypt(encrypted)).toBe('13800138000');
    writeFileSync(join(folder, 'keys', 'personal-data.key'), '');
    expect(open).toThrow(StartError);
    expect(open).toThrow(join(folder, 'keys'));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
