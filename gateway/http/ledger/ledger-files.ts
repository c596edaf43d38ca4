import type { FastifyInstance } from 'fastify';
import { notFound } from '../../contract/failure.ts';
import type { Database } from '../../db/database.ts';
import { serviceLedger } from '../../domains/commonweal/chain/service-ledger.ts';
import { noticeLedger } from '../../domains/loss/notice-ledger.ts';
import { proofAt, type SignedLedgers } from '../../domains/shared/ledger/signed-ledgers.ts';
import { ledgerNamed, readTileFile } from '../../domains/shared/ledger/tree-store.ts';

/** a full tile never changes */
const fullTileSeconds = 31_536_000;
/** a partial tile is soon replaced by a wider one at another address */
const partialTileSeconds = 60;
const noFile = '没有这个文件。';

/**
 * Serves the ledgers as C2SP tlog-tiles below `/ledger/{name}/`: checkpoint, tiles and keys, and proof files. There are
 * no bundles of entries, since a bundle could not be erased.
 */
export function registerLedgerFiles(app: FastifyInstance, db: Database, ledgers: SignedLedgers): void {
  const headers = {
    // checked by programs on any site
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-robots-tag': 'noindex',
  };
  const text = 'text/plain; charset=utf-8';
  const proofs = {
    service: (height: number) => proofAt(db, ledgers, serviceLedger, height),
    notices: (height: number) => proofAt(db, ledgers, noticeLedger, height),
  };

  app.get<{ Params: LedgerParams }>('/ledger/:name/checkpoint', async ({ params }, reply) => {
    const checkpoint = await ledgers.checkpoint(ledgerOf(params));
    return reply
      .headers({ ...headers, 'cache-control': 'no-cache' })
      .type(text)
      .send(checkpoint.text);
  });

  app.get<{ Params: LedgerParams }>('/ledger/:name/keys', async ({ params }, reply) => {
    const keys = await ledgers.keys(ledgerOf(params));
    return reply
      .headers({ ...headers, 'cache-control': 'no-cache' })
      .type(text)
      .send(keys.map((key) => `${key}\n`).join(''));
  });

  app.get<{ Params: LedgerParams & { readonly '*': string } }>(
    '/ledger/:name/tile/*',
    async ({ params }, reply) => {
      const ledger = ledgerOf(params);
      const tile = await readTileFile(db, ledger, `tile/${params['*']}`);
      if (tile === undefined) throw notFound(noFile);
      const caching = tile.isFull
        ? `public, max-age=${fullTileSeconds}, immutable`
        : `public, max-age=${partialTileSeconds}`;
      return reply
        .headers({ ...headers, 'cache-control': caching })
        .type('application/octet-stream')
        .send(Buffer.from(tile.bytes));
    },
  );

  app.get<{ Params: LedgerParams & { readonly height: string } }>(
    '/ledger/:name/proof/:height',
    async ({ params }, reply) => {
      const ledger = ledgerOf(params);
      const height = /^[1-9]\d{0,9}$/.test(params.height) ? Number(params.height) : undefined;
      const proof = height === undefined ? undefined : await proofs[ledger](height);
      if (proof === undefined) throw notFound(noFile);
      return reply
        .headers({
          ...headers,
          // its record may be erased
          'cache-control': 'no-store',
          'content-disposition': `attachment; filename="${ledger}-${height}.tlog-proof"`,
        })
        .type(text)
        .send(proof);
    },
  );
}

interface LedgerParams {
  readonly name: string;
}

function ledgerOf({ name }: LedgerParams) {
  const ledger = ledgerNamed(name);
  if (ledger === undefined) throw notFound(noFile);
  return ledger;
}
