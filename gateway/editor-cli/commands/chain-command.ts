import { open } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { ChainPlace, ChainVerdict } from '../../../rules/ledger/check-chain.ts';
import { checkRegistrations } from '../../domains/commonweal/chain/check-registrations.ts';
import { serviceLedger } from '../../domains/commonweal/chain/service-ledger.ts';
import { checkDatabase, type LedgerVerdict } from '../../domains/shared/ledger/check-database.ts';
import { headOf } from '../../domains/shared/ledger/ledger-store.ts';
import type { RecordDifference } from '../../domains/shared/ledger/record-difference.ts';
import { type EditorCommand, type EditorContext, CommandError } from '../editor-command.ts';
import { describeDifference, describeFault } from './describe-fault.ts';
import { verifyChainFile } from './verify-chain-file.ts';

/** number of blocks held in memory at a time */
const batchSize = 500;

export const chain: EditorCommand = {
  usage: 'export [<file>] | verify [<file>] [--checkpoint <height>:<hash>]',
  summary: '公益时长链：导出、验证 (service record chain: export, verify the database or an exported file)',
  async run(args, context) {
    const { verb, file, published } = readArguments(args);
    if (verb === 'export') await exportChain(context, file);
    else {
      report(await checkDatabase(context.db, serviceLedger, { places: published }), context.print);
      reportDifferences(await checkRegistrations(context.db), context.print);
    }
  },
  async runWithoutDatabase(args, print) {
    const { verb, file, published } = readArguments(args);
    if (verb === 'export' || file === undefined) return false;
    report(await verifyChainFile(file, published), print);
    return true;
  },
};

function readArguments(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { checkpoint: { type: 'string', multiple: true, default: [] } },
    allowPositionals: true,
  });
  const [verb, file, ...more] = positionals;
  if (more.length > 0 || (verb !== 'export' && verb !== 'verify'))
    throw new CommandError('要做什么？(export, verify)');
  return { verb, file, published: values.checkpoint.map(checkpointOf) };
}

/** Writes one line of JSON per block and prints the checkpoint to publish. */
async function exportChain({ db, print }: EditorContext, path: string | undefined): Promise<void> {
  // blocks appended during the export are left out
  const head = await headOf(db, serviceLedger.name);
  const file = path === undefined ? undefined : await open(path, 'w');
  try {
    for (let height = 1; height <= head.height; height += batchSize) {
      const blocks = await serviceLedger.blocksFrom(
        db,
        height,
        Math.min(batchSize, head.height - height + 1),
      );
      for (const block of blocks) {
        const line = JSON.stringify(block);
        if (file === undefined) print(line);
        else await file.write(`${line}\n`);
      }
    }
  } finally {
    await file?.close();
  }
  // not when the blocks go to standard output: these lines are not part of the chain
  if (file === undefined) return;
  print(`${head.height} 条记录 (records) ${path}`);
  print(`校验点 (checkpoint) ${head.height}:${head.hash}`);
}

function checkpointOf(text: string): ChainPlace {
  const [, height, hash] = /^(\d{1,10}):([0-9a-f]{64})$/.exec(text) ?? [];
  if (height === undefined || hash === undefined)
    throw new CommandError('--checkpoint 应为 高度:哈希 (<height>:<64 hex digits>)');
  return { height: Number(height), hash };
}

/** Prints the result. @throws CommandError naming the height and field of the first fault */
function report(checked: ChainVerdict | LedgerVerdict, print: EditorContext['print']): void {
  if ('fault' in checked) throw new CommandError(describeFault(checked.fault));
  print(`${checked.place.height} 条记录完好 (records, all valid)`);
  print(`校验点 (checkpoint) ${checked.place.height}:${checked.place.hash}`);
}

/** @throws CommandError naming each row, its value and the chain's */
function reportDifferences(differences: readonly RecordDifference[], print: EditorContext['print']): void {
  if (differences.length > 0) throw new CommandError(differences.map(describeDifference).join('\n'));
  print('报名与志愿时长和链一致 (registrations and volunteers’ hours match the chain)');
}
