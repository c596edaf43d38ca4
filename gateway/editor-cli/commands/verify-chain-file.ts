import { open } from 'node:fs/promises';
import { serviceFormat } from '../../../rules/commonweal/service-record.ts';
import {
  chainStart,
  endFault,
  nextPlace,
  type ChainPlace,
  type ChainVerdict,
} from '../../../rules/ledger/check-chain.ts';
import { readBlock } from '../../../rules/ledger/read-block.ts';
import { sha256 } from '../../domains/shared/ledger/node-sha256.ts';
import { CommandError } from '../editor-command.ts';

/**
 * Verifies an exported chain line by line, without a database, so that nobody has to trust a gateway.
 * @param published checkpoints that were made public, in the paper or elsewhere
 * @throws CommandError for a file that cannot be read or is not an export
 */
export async function verifyChainFile(path: string, published: readonly ChainPlace[]): Promise<ChainVerdict> {
  let place = chainStart;
  let line = 0;
  const file = await open(path).catch((cause: unknown) => {
    throw new CommandError(
      `读不了 ${path} (cannot be read): ${cause instanceof Error ? cause.message : String(cause)}`,
    );
  });
  for await (const text of file.readLines()) {
    line += 1;
    const block = readBlock(serviceFormat, text);
    if (block === undefined) throw new CommandError(`${path}:${line} 不是一条记录 (not a chain record)`);
    const next = nextPlace(serviceFormat, place, block, sha256);
    if ('fault' in next) return next;
    ({ place } = next);
    const fault = firstFault(
      place,
      published.filter(({ height }) => height === line),
    );
    if (fault) return { fault };
  }
  const fault = firstFault(place, published);
  return fault === undefined ? { place } : { fault };
}

const firstFault = (place: ChainPlace, ends: readonly ChainPlace[]) =>
  ends.map((end) => endFault(place, end)).find((fault) => fault !== undefined);
