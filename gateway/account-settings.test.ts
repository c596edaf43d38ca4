import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openAccountServices, readAccountSettings } from './account-settings.ts';
import { StartError } from './db/start-error.ts';

const sms = {
  SMS_SECRET_ID: 'AKID1',
  SMS_SECRET_KEY: 'k',
  SMS_APP_ID: '1400',
  SMS_SIGN_NAME: '齐鲁晚报',
  SMS_TEMPLATE_ID: '77',
};

test('nothing set, or set to nothing, is keys of the data folder, the pages’ credential and printed codes', () => {
  expect(readAccountSettings({})).toEqual({});
  const names = [
    ...Object.keys(sms),
    'PERSONAL_DATA_KEY',
    'CLIENT_CREDENTIALS',
    'SMS_REGION',
    'SMS_ENDPOINT',
  ];
  expect(readAccountSettings(Object.fromEntries(names.map((name) => [name, ''])))).toEqual({});
});

test('what is set counts', () => {
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

test.each([
  [{ PERSONAL_DATA_KEY: 'short' }, 'PERSONAL_DATA_KEY'],
  [{ CLIENT_CREDENTIALS: 'nosecret' }, 'CLIENT_CREDENTIALS'],
  [{ CLIENT_CREDENTIALS: 'a:b,' }, 'CLIENT_CREDENTIALS'],
  [{ ...sms, SMS_APP_ID: '' }, 'SMS_APP_ID'],
  [{ SMS_SECRET_ID: 'AKID1' }, 'SMS_SECRET_KEY, SMS_APP_ID'],
  [{ ...sms, SMS_ENDPOINT: 'ftp://sms' }, 'SMS_ENDPOINT'],
])('%j is refused with a sentence that names %s', (env, name) => {
  expect(() => readAccountSettings(env)).toThrow(StartError);
  expect(() => readAccountSettings(env)).toThrow(name);
});

test('what one start has sealed the next one reads, and a broken key is no reason to make another', () => {
  const folder = mkdtempSync(join(tmpdir(), 'account-'));
  try {
    const open = () => openAccountServices({}, folder, () => {});
    const sealed = open().vault.seal('13800138000');
    expect(open().vault.open(sealed)).toBe('13800138000');
    writeFileSync(join(folder, 'keys', 'personal-data.key'), '');
    expect(open).toThrow(StartError);
    expect(open).toThrow(join(folder, 'keys'));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
