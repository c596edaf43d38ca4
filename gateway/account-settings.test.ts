import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  openAccountServices,
  openLedgerKey,
  readAccountSettings,
  readKeySource,
} from './account-settings.ts';
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

const keysIn = (dataDir: string) => readKeySource({ DATA_DIR: dataDir });

test('without settings it uses the keys of the data folder, the pages’ credential and the local SMS service', () => {
  expect(readAccountSettings({})).toEqual({});
  const names = [
    ...Object.keys(sms),
    'CLIENT_CREDENTIALS',
    'SMS_REGION',
    'SMS_ENDPOINT',
    ...Object.keys(wechat),
    'WECHAT_ENDPOINT',
  ];
  expect(readAccountSettings(Object.fromEntries(names.map((name) => [name, ''])))).toEqual({});
});

test('reads all settings', () => {
  const settings = readAccountSettings({
    ...sms,
    CLIENT_CREDENTIALS: 'h5:one, app:two:three',
    SMS_ENDPOINT: 'https://sms.internal:8443',
  });
  expect(settings).toEqual({
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
    const open = { dataDir: folder, keys: keysIn(folder), print: () => {}, messagingSandbox };
    expect(openAccountServices(readAccountSettings(env), open).messagingApp?.appId).toBe(appId);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('keys persist across starts, and a broken key file is an error instead of being replaced', () => {
  const folder = mkdtempSync(join(tmpdir(), 'account-'));
  try {
    const open = () =>
      openAccountServices(
        {},
        { dataDir: folder, keys: keysIn(folder), print: () => {}, messagingSandbox: false },
      );
    const encrypted = open().vault.encrypt('13800138000');
    expect(open().vault.decrypt(encrypted)).toBe('13800138000');
    writeFileSync(join(folder, 'keys', 'personal-data.key'), '');
    expect(open).toThrow(StartError);
    expect(open).toThrow(join(folder, 'keys'));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('keys come from the environment without a file, or from another folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'account-'));
  try {
    const dataDir = join(folder, 'data');
    const open = (env: Readonly<Record<string, string>>) => {
      const keys = readKeySource({ DATA_DIR: dataDir, ...env });
      const account = openAccountServices({}, { dataDir, keys, print: () => {}, messagingSandbox: false });
      return { account, ledgerKey: openLedgerKey(keys).export({ type: 'pkcs8', format: 'pem' }) };
    };
    mkdirSync(join(folder, 'secrets'));
    const first = open({ KEYS_DIR: join(folder, 'secrets') });
    expect(readdirSync(join(folder, 'secrets')).toSorted()).toEqual([
      'ledger.pem',
      'personal-data.key',
      'transport.pem',
    ]);
    const inBase64 = (file: string) => readFileSync(join(folder, 'secrets', file)).toString('base64');
    const second = open({
      PERSONAL_DATA_KEY: readFileSync(join(folder, 'secrets', 'personal-data.key'), 'utf8'),
      TRANSPORT_KEY: inBase64('transport.pem'),
      LEDGER_KEY: inBase64('ledger.pem'),
    });
    expect(second.account.vault.decrypt(first.account.vault.encrypt('13800138000'))).toBe('13800138000');
    expect(second.account.transport.publicPem).toBe(first.account.transport.publicPem);
    expect(second.ledgerKey).toBe(first.ledgerKey);
    expect(existsSync(dataDir)).toBe(false);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.each([
  ['PERSONAL_DATA_KEY', 'c2hvcnQ=', 'PERSONAL_DATA_KEY must be 32 bytes in base64'],
  ['TRANSPORT_KEY', 'c2hvcnQ=', 'TRANSPORT_KEY must be an RSA private key of 2048 bits'],
  ['LEDGER_KEY', '-----BEGIN PRIVATE KEY-----', 'LEDGER_KEY must be an Ed25519 private key'],
  ['KEYS_DIR', '/nowhere/keys', 'KEYS_DIR must be an existing folder of keys; there is no /nowhere/keys'],
])('a wrong %s is refused with its rule', (name, value, message) => {
  expect(() => readKeySource({ [name]: value })).toThrow(StartError);
  expect(() => readKeySource({ [name]: value })).toThrow(message);
});
