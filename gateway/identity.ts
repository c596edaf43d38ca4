import { createHash, createPublicKey, randomUUID, type KeyObject } from 'node:crypto';
import { join } from 'node:path';
import type { Database } from './db/database.ts';
import { storeIdKey, type ObjectStore } from './services/storage/object-store.ts';
import { StartError } from './db/start-error.ts';
import { readOrCreateFile } from './services/encryption/key-files.ts';
import type { AccountServices } from './domains/account/account-services.ts';

const partNames = ['personalDataKey', 'transportKey', 'ledgerKey', 'pushKey', 'store'] as const;
type Part = (typeof partNames)[number];
export type Identity = Readonly<Record<Part, string>>;

/** What a database belongs to besides itself, as the operator is told when another one is found. */
const parts: Readonly<Record<Part, { readonly zh: string; readonly en: string }>> = {
  personalDataKey: {
    zh: '加密手机号等个人信息的密钥（DATA_DIR/keys/personal-data.key 或 PERSONAL_DATA_KEY）',
    en: 'the key of personal data (DATA_DIR/keys/personal-data.key or PERSONAL_DATA_KEY)',
  },
  transportKey: {
    zh: '页面加密用的密钥（DATA_DIR/keys/transport.pem 或 TRANSPORT_KEY）',
    en: 'the key that pages encrypt for (DATA_DIR/keys/transport.pem or TRANSPORT_KEY)',
  },
  ledgerKey: {
    zh: '给账本签名的密钥（DATA_DIR/keys/ledger.pem 或 LEDGER_KEY）',
    en: 'the key that signs the ledgers (DATA_DIR/keys/ledger.pem or LEDGER_KEY)',
  },
  pushKey: {
    zh: '给推送签名的密钥（DATA_DIR/keys/push.pem 或 PUSH_KEY）',
    en: 'the key that signs notifications (DATA_DIR/keys/push.pem or PUSH_KEY)',
  },
  store: {
    zh: '存放图片和上传文件的地方（DATA_DIR 或 MEDIA_STORE）',
    en: 'the place of media and uploads (DATA_DIR or MEDIA_STORE)',
  },
};

/** Tells one data folder from another. */
export const localStoreId = (dataDir: string) =>
  readOrCreateFile(join(dataDir, 'store-id'), randomUUID).trim();

/** Tells one object store from another. */
export async function sharedStoreId(objects: ObjectStore): Promise<string> {
  const known = await objects.readText(storeIdKey);
  if (known !== undefined) return known;
  const own: string = randomUUID();
  await objects.putBytes(storeIdKey, Buffer.from(own));
  // another gateway may have written its own at the same time
  return (await objects.readText(storeIdKey)) ?? own;
}

/**
 * Fingerprints of the keys and of the files that this process uses; they reveal nothing of the keys.
 * @param store id of the data folder, or of the object store that holds media and uploads
 */
export function readIdentity(store: string, { vault, transport, ledgerKey, pushKey }: Keys): Identity {
  return {
    personalDataKey: vault.fingerprint('gateway-identity'),
    transportKey: sha256(transport.publicPem),
    ledgerKey: fingerprintOf(ledgerKey),
    pushKey: fingerprintOf(pushKey),
    store,
  };
}

interface Keys extends Pick<AccountServices, 'vault' | 'transport'> {
  readonly ledgerKey: KeyObject;
  readonly pushKey: KeyObject;
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('base64url');
const fingerprintOf = (key: KeyObject) =>
  sha256(createPublicKey(key).export({ type: 'spki', format: 'der' }));

/**
 * Compares the identity with that of the database; the first gateway of a database records its own.
 * @throws StartError naming what differs: phones could not be read, pages could not sign in, pictures would be missing, two keys
 * would sign one ledger, or push services would refuse notifications
 */
export async function checkIdentity(db: Database, identity: Identity): Promise<void> {
  const own = partNames.map((part) => ({ part, fingerprint: identity[part] }));
  // one that is refused must not record the parts that are missing
  let other = await otherParts(db, identity);
  if (other.length === 0) {
    await db
      .insertInto('gateway_identity')
      .values(own)
      .onConflict((conflict) => conflict.column('part').doNothing())
      .execute();
    // another gateway may have recorded its own at the same time
    other = await otherParts(db, identity);
  }
  if (other.length === 0) return;
  throw new StartError(
    `这个数据库属于另一套文件：${other.map((part) => parts[part].zh).join('；')}与记录的不同。` +
      '请从备份恢复，或让各网关共用同一个 DATA_DIR；确认要换，请先执行 npm run desk -- identity forget。\n' +
      `This database belongs to other files: ${other.map((part) => parts[part].en).join('; ')} differs from what is recorded. ` +
      'Restore them from the backup, or let all gateways share one DATA_DIR; to change them on purpose run npm run desk -- identity forget.',
  );
}

/** The parts in which the database belongs to others than this process. */
export async function otherParts(db: Database, identity: Identity): Promise<Part[]> {
  const recorded = await db.selectFrom('gateway_identity').selectAll().execute();
  return partNames.filter((part) =>
    recorded.some((row) => row.part === part && row.fingerprint !== identity[part]),
  );
}

/** The next gateway that starts records its own identity. @param part only this one */
export async function forgetIdentity(db: Database, part?: Part): Promise<void> {
  await db
    .deleteFrom('gateway_identity')
    .$if(part !== undefined, (all) => all.where('part', '=', part ?? ''))
    .execute();
}
