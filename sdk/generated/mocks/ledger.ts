// Generated from openapi/ by `npm run sdk`. Not edited by hand.
import { mockOf, type MockOf } from '../../client/mock-handler.ts';
import * as operations from '../operations/ledger.ts';

/** The signed head of a ledger */
export const mockGetLedgerCheckpoint: MockOf<'getLedgerCheckpoint'> = /* @__PURE__ */ mockOf(operations.getLedgerCheckpoint, {
  "text": "qlwb.com.cn/ledger/service\n341\nszKP9QftODbJjnfPUez883tDeLJUHLdu8nudCxIQMLc=\n\n— qlwb.com.cn/ledger/service 37R4jO7nmhcjqsljums5w8UCx/BCHwif8YkDJdle+jFbYrZQawm/FyfkUV6FPyDWgTTPWmlRQ24gCwj4yap8GQFxPg0=\n",
  "size": 341,
  "root": "szKP9QftODbJjnfPUez883tDeLJUHLdu8nudCxIQMLc=",
  "time": "2026-11-24 23:20:53"
});

/** The proof that a ledger continues an earlier one */
export const mockGetLedgerConsistency: MockOf<'getLedgerConsistency'> = /* @__PURE__ */ mockOf(operations.getLedgerConsistency, {
  "hashes": [
    "大明湖"
  ],
  "checkpoint": {
    "text": "大明湖畔的灯亮了，欢迎您来看看。",
    "size": 4096,
    "root": "n4bQgYhMfWWaL+qgxVrQFaO/TxsrC4Is0V1sFbDwCgg=",
    "time": "2026-11-03 08:30:00"
  }
});

/** The keys that sign a ledger */
export const mockGetLedgerKeys: MockOf<'getLedgerKeys'> = /* @__PURE__ */ mockOf(operations.getLedgerKeys, {
  "keys": [
    "qlwb.com.cn/ledger/service+dfb4788c+AZQNn49WjPRwDQ2D0U0JuIpEDJFmnzraqXUbbQVgE3rn"
  ]
});
