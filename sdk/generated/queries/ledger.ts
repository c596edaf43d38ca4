// Generated from openapi/ by `npm run sdk`. Not edited by hand.
import type { Gateway } from '../../client/gateway.ts';
import type { OperationInput } from '../../client/operation.ts';
import { queryOf, type OperationQuery } from '../../client/query-options.ts';
import * as operations from '../operations/ledger.ts';

/** The signed head of a ledger */
export const getLedgerCheckpointQuery = (gateway: Gateway, input: OperationInput<'getLedgerCheckpoint'>): OperationQuery<'getLedgerCheckpoint'> => queryOf(gateway, operations.getLedgerCheckpoint, input);

/** The proof that a ledger continues an earlier one */
export const getLedgerConsistencyQuery = (gateway: Gateway, input: OperationInput<'getLedgerConsistency'>): OperationQuery<'getLedgerConsistency'> => queryOf(gateway, operations.getLedgerConsistency, input);

/** The keys that sign a ledger */
export const getLedgerKeysQuery = (gateway: Gateway, input: OperationInput<'getLedgerKeys'>): OperationQuery<'getLedgerKeys'> => queryOf(gateway, operations.getLedgerKeys, input);
