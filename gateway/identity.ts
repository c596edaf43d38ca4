import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Database } from './db/database.ts';
import { storeIdKey, type ObjectStore } from './services/storage/object-store.ts';
import { StartError } from './db/start-error.ts';
import { readOrCreateFile } from './services/encryption/key-files.ts';
import type { AccountServices } from './domains/account/account-services.ts';

/** What a database belongs to besides itself, with what the operator does when another one is found. */
const parts = {
  personalDataKey: {
    zh: '加密手机号等个人信息的密钥（DATA_DIR/keys/personal-data.key 或 PERSONAL_DATA_KEY）',
    en: 'the key of personal data (DATA_DIR/keys/personal-data.key or PERSONAL_DATA_KEY)',
  },
  transportKey: {
    zh: '页面加密用的密钥（DATA_DIR/keys/transport.pem 或 TRANSPORT_KEY）',
    en: 'the key that pages encrypt for (DATA_DIR/keys/transport.pem or TRANSPORT_KEY)',
  },
  store: {
    zh: '存放图片和上传文件的地方（DATA_DIR 或 MEDIA_STORE）',
    en: 'the place of media and uploads (DATA_DIR or MEDIA_STORE)',
  },
} as const;
type Part = keyof typeof parts;
export type Identity = Readonly<Record<Part, string>>;

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
export function readIdentity(
  store: string,
  { vault, transport }: Pick<AccountServices, 'vault' | 'transport'>,
): Identity {
  return {
    personalDataKey: vault.fingerprint('gateway-identity'),
    transportKey: createHash('sha256').update(transport.publicPem).digest('base64url'),
    store,
  };
}

/**
 * Compares the identity with that of the database; the first gateway of a database records its own.
 * @throws StartError naming what differs: phones could not be read, pages could not sign in, or pictures would be missing
 */
export async function checkIdentity(db: Database, identity: Identity): Promise<void> {
  const own = Object.entries(identity).map(([part, fingerprint]) => ({ part, fingerprint }));
  await db
    .insertInto('gateway_identity')
    .values(own)
    .onConflict((conflict) => conflict.column('part').doNothing())
    .execute();
  const other = await otherParts(db, identity);
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
  return (['personalDataKey', 'transportKey', 'store'] as const).filter((part) =>
    recorded.some((row) => row.part === part && row.fingerprint !== identity[part]),
  );
}

/** The next gateway that starts records its own identity. */
export async function forgetIdentity(db: Database): Promise<void> {
  await db.deleteFrom('gateway_identity').execute();
}
