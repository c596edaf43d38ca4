import { open } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { ChainFault, ChainPlace } from '../../../rules/service-chain/check-chain.ts';
import { checkDatabase } from '../../domains/commonweal/chain/check-database.ts';
import { blocksFrom, chainHead } from '../../domains/commonweal/chain/chain-store.ts';
import { type Command, type Desk, DeskError } from '../editor-command.ts';
import { checkChainFile } from './verify-chain-file.ts';

/** blocks that are held in memory at a time */
const several = 500;

export const chain: Command = {
  usage: 'export [<file>] | verify [<file>] [--checkpoint <height>:<hash>]',
  summary: '公益时长链：导出、验证 (the chain of service records: export it, verify it or an exported file)',
  async run(words, desk) {
    const { verb, file, published } = readWords(words);
    if (verb === 'export') await exportChain(desk, file);
    else tell(await checkDatabase(desk.db, published), desk.print);
  },
  async runAlone(words, print) {
    const { verb, file, published } = readWords(words);
    if (verb === 'export' || file === undefined) return false;
    tell(await checkChainFile(file, published), print);
    return true;
  },
};

function readWords(words: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { checkpoint: { type: 'string', multiple: true, default: [] } },
    allowPositionals: true,
  });
  const [verb, file, ...more] = positionals;
  if (more.length > 0 || (verb !== 'export' && verb !== 'verify'))
    throw new DeskError('要做什么？(export, verify)');
  return { verb, file, published: values.checkpoint.map(checkpointOf) };
}

/** Writes a line of JSON for each block, and tells the checkpoint to be published. */
async function exportChain({ db, print }: Desk, path: string | undefined): Promise<void> {
  // what is appended meanwhile comes after this end
  const head = await chainHead(db);
  const file = path === undefined ? undefined : await open(path, 'w');
  try {
    for (let height = 1; height <= head.height; height += several) {
      const blocks = await blocksFrom(db, height, Math.min(several, head.height - height + 1));
      for (const block of blocks) {
        const line = JSON.stringify(block);
        if (file === undefined) print(line);
        else await file.write(`${line}\n`);
      }
    }
  } finally {
    await file?.close();
  }
  // on its own among the lines of the chain it would be none of them
  if (file !== undefined) print(`${head.height} 条记录 (records) ${path}`);
  if (file !== undefined) print(`校验点 (checkpoint) ${head.height}:${head.hash}`);
}

function checkpointOf(text: string): ChainPlace {
  const [, height, hash] = /^(\d{1,10}):([0-9a-f]{64})$/.exec(text) ?? [];
  if (height === undefined || hash === undefined)
    throw new DeskError('--checkpoint 应为 高度:哈希 (<height>:<64 hex digits>)');
  return { height: Number(height), hash };
}

/** @throws DeskError that names height and field of what is wrong */
function tell(
  checked: { readonly place: ChainPlace } | { readonly fault: ChainFault },
  print: Desk['print'],
): void {
  if ('fault' in checked) throw new DeskError(describe(checked.fault));
  print(`${checked.place.height} 条记录完好 (records, all sound)`);
  print(`校验点 (checkpoint) ${checked.place.height}:${checked.place.hash}`);
}

function describe({ height, field }: ChainFault): string {
  if (field === 'missing') return `高度 ${height} 的记录不见了 (the record at height ${height} is missing)`;
  if (field === 'checkpoint')
    return `高度 ${height} 与公布的校验点不符 (height ${height} is not what was published)`;
  return `高度 ${height} 的 ${field} 被改动过 (${field} at height ${height} was altered)`;
}
