import type { KeyObject } from 'node:crypto';
import { existsSync } from 'node:fs';
import { flagOf, webAddressOf, type Environment } from './config.ts';
import { keySource, keyVariables, type KeySource } from './db/location.ts';
import { StartError } from './db/start-error.ts';
import type { AccountServices } from './domains/account/account-services.ts';
import { createSandboxApp } from './services/messaging-app/sandbox-app.ts';
import { createWechatApp, type WechatSettings } from './services/messaging-app/wechat-app.ts';
import {
  ledgerKeyOf,
  pushKeyOf,
  readOrCreateKeys,
  readOrCreateLedgerKey,
  readOrCreatePushKey,
  readVaultKey,
  transportKeyOf,
} from './services/encryption/key-files.ts';
import { createVault } from './services/encryption/personal-data-vault.ts';
import { createLocalSms } from './services/sms/local-sms.ts';
import { createTencentSms, type TencentSmsSettings } from './services/sms/tencent-sms.ts';

export interface AccountSettings {
  /** `id:secret` of the clients that may sign readers in; the pages' own when absent */
  readonly clientCredentials?: readonly string[];
  /** when absent, codes are printed and kept in the local outbox */
  readonly sms?: TencentSmsSettings;
  /** when absent, the sandbox or none is used */
  readonly wechat?: WechatSettings;
}

/** Reads the account settings from the environment; an empty value counts as unset. @throws StartError */
export function readAccountSettings(env: Environment): AccountSettings {
  const sms = smsOf(env);
  const wechat = wechatOf(env);
  return {
    ...(env.CLIENT_CREDENTIALS && { clientCredentials: credentialsOf(env.CLIENT_CREDENTIALS) }),
    ...(sms && { sms }),
    ...(wechat && { wechat }),
  };
}

interface AccountEnvironment {
  readonly dataDir: string;
  readonly keys: KeySource;
  /** prints a line for the operator */
  readonly print: (line: string) => void;
  /** whether testers may sign in through the messaging app sandbox when no account is configured */
  readonly messagingSandbox: boolean;
}

/**
 * Opens the keys, creating missing files at the first start, and the SMS and messaging app services.
 * @throws StartError
 */
export function openAccountServices(
  { sms, wechat }: AccountSettings,
  { dataDir, keys: source, print, messagingSandbox }: AccountEnvironment,
): AccountServices {
  try {
    const keys = readOrCreateKeys(source);
    return {
      vault: createVault(keys.vaultKey),
      transport: keys.transport,
      sms: sms ? createTencentSms(sms) : createLocalSms(dataDir, print),
      messagingApp: wechat ? createWechatApp(wechat) : messagingSandbox ? createSandboxApp() : undefined,
    };
  } catch (cause) {
    throw unusableKeys(source.folder, cause);
  }
}

/** Opens the key that signs the ledgers, creating it at the first start. @throws StartError */
export function openLedgerKey(source: KeySource): KeyObject {
  try {
    return readOrCreateLedgerKey(source);
  } catch (cause) {
    throw unusableKeys(source.folder, cause);
  }
}

/**
 * Reads where the keys are: files in `KEYS_DIR` or in the data folder, or variables.
 * @throws StartError naming a variable without a key, or a folder that does not exist
 */
export function readKeySource(env: Environment): KeySource {
  const source = keySource(env);
  if (env.KEYS_DIR && !existsSync(source.folder))
    throw new StartError(
      `KEYS_DIR 应为已有的密钥目录，${source.folder} 不存在。\n` +
        `KEYS_DIR must be an existing folder of keys; there is no ${source.folder}.`,
    );
  checkGivenKey(source, 'PERSONAL_DATA_KEY', readVaultKey, [
    '32 字节的 base64，可用 openssl rand -base64 32 生成',
    '32 bytes in base64, such as openssl rand -base64 32 prints',
  ]);
  checkGivenKey(source, 'TRANSPORT_KEY', transportKeyOf, [
    'RSA 2048 位私钥（PEM）的 base64，可用 base64 -w0 transport.pem 得到',
    'an RSA private key of 2048 bits (PEM) in base64, such as base64 -w0 transport.pem prints',
  ]);
  checkGivenKey(source, 'LEDGER_KEY', ledgerKeyOf, [
    'Ed25519 私钥（PEM）的 base64，可用 base64 -w0 ledger.pem 得到',
    'an Ed25519 private key (PEM) in base64, such as base64 -w0 ledger.pem prints',
  ]);
  checkGivenKey(source, 'PUSH_KEY', pushKeyOf, [
    'P-256 私钥（PEM）的 base64，可用 base64 -w0 push.pem 得到',
    'a private key on P-256 (PEM) in base64, such as base64 -w0 push.pem prints',
  ]);
  return source;
}

function checkGivenKey(
  { given }: KeySource,
  variable: keyof typeof keyVariables,
  parse: (text: string) => unknown,
  [zh, en]: readonly [zh: string, en: string],
): void {
  const text = given[keyVariables[variable]];
  if (text === undefined) return;
  try {
    parse(text);
  } catch (cause) {
    throw new StartError(`${variable} 应为${zh}。\n${variable} must be ${en}.`, { cause });
  }
}

/** Opens the key that notifications are signed with, creating it at the first start. @throws StartError */
export function openPushKey(source: KeySource): KeyObject {
  try {
    return readOrCreatePushKey(source);
  } catch (cause) {
    throw unusableKeys(source.folder, cause);
  }
}

function unusableKeys(folder: string, cause: unknown): StartError {
  const why = cause instanceof Error ? cause.message : String(cause);
  return new StartError(
    `密钥目录 ${folder} 无法使用（${why}）。请从备份恢复其中的文件；没有它们，已保存的手机号无法读出。\n` +
      `The keys in ${folder} cannot be used: restore the files from a backup; phones that are kept cannot be read without them.`,
    { cause },
  );
}

function credentialsOf(text: string): string[] {
  const credentials = text.split(',').map((credential) => credential.trim());
  if (
    credentials.every((credential) =>
      /^[\x21-\x2b\x2d-\x39\x3b-\x7e]+:[\x21-\x2b\x2d-\x7e]+$/.test(credential),
    )
  )
    return credentials;
  throw new StartError(
    'CLIENT_CREDENTIALS 应为 id:secret，多个以逗号分隔。\n' +
      'CLIENT_CREDENTIALS must be id:secret, several separated by commas.',
  );
}

const smsVariables = [
  'SMS_SECRET_ID',
  'SMS_SECRET_KEY',
  'SMS_APP_ID',
  'SMS_SIGN_NAME',
  'SMS_TEMPLATE_ID',
] as const;

/** Settings of the SMS provider: all or none must be set, in production all unless codes may be printed. */
function smsOf(env: Environment): TencentSmsSettings | undefined {
  const missing = smsVariables.filter((name) => !env[name]);
  const allowsLocal = flagOf('ALLOW_LOCAL_SMS', env.ALLOW_LOCAL_SMS || '0');
  if (missing.length === smsVariables.length) {
    if (env.NODE_ENV !== 'production' || allowsLocal) return undefined;
    throw new StartError(
      `还没有短信账号：请设置 ${smsVariables.join('、')}；要把验证码打印在控制台上，请设置 ALLOW_LOCAL_SMS=1。\n` +
        `There is no SMS account: set ${smsVariables.join(', ')}, or ALLOW_LOCAL_SMS=1 to print codes on the console.`,
    );
  }
  if (missing.length > 0) {
    throw new StartError(
      `短信服务还缺 ${missing.join('、')}。\nThe SMS service also needs ${missing.join(', ')}.`,
    );
  }
  return {
    secretId: env.SMS_SECRET_ID ?? '',
    secretKey: env.SMS_SECRET_KEY ?? '',
    appId: env.SMS_APP_ID ?? '',
    signName: env.SMS_SIGN_NAME ?? '',
    templateId: env.SMS_TEMPLATE_ID ?? '',
    region: env.SMS_REGION || 'ap-guangzhou',
    endpoint: webAddressOf('SMS_ENDPOINT', env.SMS_ENDPOINT || 'https://sms.tencentcloudapi.com').href,
  };
}

const wechatVariables = ['WECHAT_APP_ID', 'WECHAT_APP_SECRET', 'SITE_ORIGIN'] as const;

/** Settings of the messaging app account: all or none must be set. */
function wechatOf(env: Environment): WechatSettings | undefined {
  const missing = wechatVariables.filter((name) => !env[name]);
  if (!env.WECHAT_APP_ID && !env.WECHAT_APP_SECRET) return undefined;
  if (missing.length > 0) {
    throw new StartError(
      `微信登录还缺 ${missing.join('、')}。\nSigning in by WeChat also needs ${missing.join(', ')}.`,
    );
  }
  return {
    appId: env.WECHAT_APP_ID ?? '',
    secret: env.WECHAT_APP_SECRET ?? '',
    siteOrigin: webAddressOf('SITE_ORIGIN', env.SITE_ORIGIN ?? '').origin,
    endpoint: webAddressOf('WECHAT_ENDPOINT', env.WECHAT_ENDPOINT || 'https://api.weixin.qq.com').origin,
  };
}
