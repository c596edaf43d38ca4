import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { parseCheckpoint } from '../../../rules/ledger/checkpoint.ts';
import { ledgerNames, ledgerOrigins, type LedgerName } from '../../../rules/ledger/ledger-origins.ts';
import { MalformedError } from '../../../rules/ledger/malformed-error.ts';
import { leafHash } from '../../../rules/ledger/merkle-tree.ts';
import { parseVerifierKey, verifyNote, type NoteKey } from '../../../rules/ledger/signed-note.ts';
import {
  isTlogProof,
  parseTlogProof,
  verifyTlogProof,
  type ProofVerdict,
} from '../../../rules/ledger/tlog-proof.ts';
import { webVerifyEd25519 } from '../../../rules/ledger/web-crypto.ts';
import { keySource } from '../../db/location.ts';
import { presentCheckpoint, RewrittenLedger } from '../../domains/shared/ledger/checkpoints.ts';
import { knownKeys, ledgerSigner, recordKey } from '../../domains/shared/ledger/ledger-keys.ts';
import { sha256Bytes } from '../../domains/shared/ledger/node-sha256.ts';
import { hashesAt } from '../../domains/shared/ledger/tree-store.ts';
import { shanghaiTime } from '../../db/time.ts';
import type { Database } from '../../db/database.ts';
import { readOrCreateLedgerKey, rotateLedgerKey } from '../../services/encryption/key-files.ts';
import { forgetIdentity } from '../../identity.ts';
import { CommandError, type EditorCommand, type EditorContext } from '../editor-command.ts';
import { checkLedgers, ledgerChecks } from './check-ledgers.ts';
import { describeFault } from './describe-fault.ts';

export const ledger: EditorCommand = {
  usage: 'verify [<file>] [--key <verifier key>] | checkpoint [service|notices] | rotate-key',
  summary:
    '账本：验证数据库或一份证明、印出校验点、换签名钥匙 (ledgers: verify the database, a proof or a checkpoint; print a checkpoint; replace the key)',
  async run(args, context) {
    const { verb, subject, keys } = readArguments(args);
    if (verb === 'rotate-key') await rotateKey(context);
    else if (verb === 'checkpoint') await printCheckpoint(context, subject);
    else if (subject === undefined) await verifyDatabase(context);
    else await verifyFile(subject, { ...context, keys });
  },
  async runWithoutDatabase(args, print) {
    const { verb, subject, keys } = readArguments(args);
    if (verb !== 'verify' || subject === undefined || keys.length === 0) return false;
    await verifyFile(subject, { print, keys });
    return true;
  },
};

function readArguments(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { key: { type: 'string', multiple: true, default: [] } },
    allowPositionals: true,
  });
  const [verb, subject, ...more] = positionals;
  const isKnown = verb === 'verify' || verb === 'checkpoint' || verb === 'rotate-key';
  if (!isKnown || more.length > 0 || (verb === 'rotate-key' && subject !== undefined))
    throw new CommandError('要做什么？(verify, checkpoint, rotate-key)');
  return { verb, subject, keys: values.key };
}

/** @throws CommandError with the faults of `checkLedgers` */
async function verifyDatabase({ db, print }: EditorContext): Promise<void> {
  const { sound, faults } = await checkLedgers(db);
  sound.forEach((line) => print(line));
  if (faults.length > 0) throw new CommandError(faults.join('\n'));
}

interface FileCheck {
  readonly print: EditorContext['print'];
  /** verifier keys; without any those of the gateway's data folder and database are trusted */
  readonly keys: readonly string[];
  readonly db?: Database;
  readonly env?: EditorContext['env'];
}

/** Checks a proof file or a checkpoint. @throws CommandError saying what is wrong with it */
async function verifyFile(path: string, check: FileCheck): Promise<void> {
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new CommandError(
      `读不了 ${path} (cannot be read): ${cause instanceof Error ? cause.message : String(cause)}`,
    );
  });
  try {
    await (isTlogProof(text) ? verifyProof(text, check) : verifyCheckpoint(text, check));
  } catch (error) {
    if (!(error instanceof MalformedError)) throw error;
    throw new CommandError(
      `${path} 不是证明文件或校验点 (neither a proof nor a checkpoint): ${error.message}`,
    );
  }
}

async function verifyProof(text: string, check: FileCheck): Promise<void> {
  const { print, db } = check;
  const proof = parseTlogProof(text);
  const name = ledgerOf(parseCheckpoint(proof.checkpoint).checkpoint.origin);
  const height = proof.index + 1;
  const leaf = proof.extra
    ? await leafHash(proof.extra, sha256Bytes)
    : db && (await hashesAt(db, { ledger: name, level: 0, first: proof.index }, 1))[0];
  if (leaf === undefined)
    throw new CommandError(
      '证明里没有记录的内容，无法核对 (the proof does not contain the record, which was erased)',
    );
  const verdict = await verifyTlogProof(proof, leaf, {
    origin: ledgerOrigins[name],
    keys: await keysOf(name, check),
    sha256: sha256Bytes,
    verifyEd25519: webVerifyEd25519(),
  });
  print(
    proof.extra
      ? `记录 (record) ${new TextDecoder().decode(proof.extra)}`
      : '内容应本人要求不再展示 (the content was erased)',
  );
  if (verdict.kind === 'unproven') throw new CommandError(unproven[verdict.reason]);
  const { size } = verdict.checkpoint;
  print(
    `在 ${name} 账本 ${size} 条中的第 ${height} 条，签名有效 (record ${height} of ${size}, signature valid)`,
  );
}

const unproven: Readonly<Record<Extract<ProofVerdict, { kind: 'unproven' }>['reason'], string>> = {
  origin: '证明属于另一本账 (of another ledger)',
  'unknown-key': '不是报社的钥匙签的名 (not signed with a known key)',
  signature: '签名不对 (the signature is false)',
  inclusion: '记录不在签过名的账本里，或被改动过 (the record is not in the signed ledger, or was altered)',
};

async function verifyCheckpoint(text: string, check: FileCheck): Promise<void> {
  const { checkpoint, note } = parseCheckpoint(text);
  const name = ledgerOf(checkpoint.origin);
  const verdict = await verifyNote(note, await keysOf(name, check), webVerifyEd25519());
  if (verdict === 'unknown-key') throw new CommandError(unproven['unknown-key']);
  if (verdict !== 'valid') throw new CommandError(unproven.signature);
  check.print(
    `${name} 账本 ${checkpoint.size} 条的校验点，签名有效 (checkpoint of ${checkpoint.size} records, signature valid)`,
  );
  if (check.db === undefined) return;
  const root = Buffer.from(checkpoint.root).toString('base64');
  const checked = await ledgerChecks[name](check.db, { roots: [{ size: checkpoint.size, root }] });
  if ('fault' in checked) throw new CommandError(`${name}: ${describeFault(checked.fault)}`);
  check.print('数据库与它一致 (the database continues it)');
}

function ledgerOf(origin: string): LedgerName {
  const name = ledgerNames.find((one) => ledgerOrigins[one] === origin);
  if (name === undefined) throw new CommandError(`${origin} 不是本报的账本 (not a ledger of this newspaper)`);
  return name;
}

async function keysOf(name: LedgerName, { keys, db, env }: FileCheck): Promise<NoteKey[]> {
  if (keys.length > 0 || db === undefined || env === undefined)
    return Promise.all(keys.map((key) => parseVerifierKey(key, sha256Bytes)));
  const { key } = await ledgerSigner(name, readOrCreateLedgerKey(keySource(env)));
  return knownKeys(db, name, key);
}

/** Prints the signed heads, to be printed in the paper. @throws CommandError for a ledger that was rewritten */
async function printCheckpoint(
  { db, env, now, print }: EditorContext,
  subject: string | undefined,
): Promise<void> {
  const names = ledgerNames.filter((name) => subject === undefined || name === subject);
  if (names.length === 0) throw new CommandError('哪本账？(service, notices)');
  for (const name of names) {
    const signer = await ledgerSigner(name, readOrCreateLedgerKey(keySource(env)));
    const time = shanghaiTime(now);
    await recordKey(db, name, signer.key, time);
    const keys = await knownKeys(db, name, signer.key);
    try {
      const { text } = await presentCheckpoint(db, name, { signer, keys, now: time });
      for (const line of text.trimEnd().split('\n')) print(line);
    } catch (error) {
      if (!(error instanceof RewrittenLedger)) throw error;
      throw new CommandError(`不签名：账本被改写过 (nothing is signed): ${error.message}`);
    }
  }
}

/** Replaces the key. The earlier one stays known, so that what it signed stays valid. */
async function rotateKey({ db, env, now, print }: EditorContext): Promise<void> {
  const { folder, given } = keySource(env);
  if (given['ledger.pem'] !== undefined)
    throw new CommandError(
      '钥匙在 LEDGER_KEY 里，请取消它，改用 KEYS_DIR 里的文件 (the key is in LEDGER_KEY: unset it and keep the key as a file in KEYS_DIR)',
    );
  const before = readOrCreateLedgerKey(folder);
  const next = rotateLedgerKey(folder, now);
  for (const name of ledgerNames)
    for (const key of [before, next]) {
      const signer = await ledgerSigner(name, key);
      await recordKey(db, name, signer.key, shanghaiTime(now));
    }
  await forgetIdentity(db, 'ledgerKey');
  print('已换钥匙，重启网关后生效 (the key was replaced; gateways use it once they restart)');
}
