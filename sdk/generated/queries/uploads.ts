// Generated from openapi/ by `npm run sdk`. Not edited by hand.
import type { Gateway } from '../../client/gateway.ts';
import type { OperationInput } from '../../client/operation.ts';
import { queryOf, type OperationQuery } from '../../client/query-options.ts';
import * as operations from '../operations/uploads.ts';

/** How much of a file was received */
export const getUploadProgressQuery = (gateway: Gateway, input: OperationInput<'getUploadProgress'>): OperationQuery<'getUploadProgress'> => queryOf(gateway, operations.getUploadProgress, input);
