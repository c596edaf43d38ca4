// Generated from openapi/ by `npm run sdk`. Not edited by hand.
import { defineOperation } from '../../client/operation.ts';

/** The signed head of a ledger. `GET /gateway/x/ledger/checkpoint` */
export const getLedgerCheckpoint = /* @__PURE__ */ defineOperation('getLedgerCheckpoint', 'get', '/x/ledger/checkpoint', {
  server: '/gateway',
  codes: [200],
  fields: ['text', 'size', 'root', 'time'],
});

/** The proof that a ledger continues an earlier one. `GET /gateway/x/ledger/consistency` */
export const getLedgerConsistency = /* @__PURE__ */ defineOperation('getLedgerConsistency', 'get', '/x/ledger/consistency', {
  server: '/gateway',
  codes: [200],
  fields: ['hashes', 'checkpoint'],
});

/** The keys that sign a ledger. `GET /gateway/x/ledger/keys` */
export const getLedgerKeys = /* @__PURE__ */ defineOperation('getLedgerKeys', 'get', '/x/ledger/keys', {
  server: '/gateway',
  codes: [200],
  fields: ['keys'],
});
