// Generated from openapi/ by `npm run sdk`. Not edited by hand.
import type { Gateway } from '../../client/gateway.ts';
import type { OperationInput } from '../../client/operation.ts';
import { queryOf, type OperationQuery } from '../../client/query-options.ts';
import * as operations from '../operations/account.ts';

/** The signed-in reader, with a masked phone */
export const getUserInfoQuery = (gateway: Gateway, input: OperationInput<'getUserInfo'>): OperationQuery<'getUserInfo'> => queryOf(gateway, operations.getUserInfo, input);

/** The personal data of the signed-in reader, sealed for who asks */
export const getSealedUserInfoQuery = (gateway: Gateway, input: OperationInput<'getSealedUserInfo'>): OperationQuery<'getSealedUserInfo'> => queryOf(gateway, operations.getSealedUserInfo, input);

/** The network address that the call comes from */
export const getVisitorAddressQuery = (gateway: Gateway, input: OperationInput<'getVisitorAddress'>): OperationQuery<'getVisitorAddress'> => queryOf(gateway, operations.getVisitorAddress, input);

/** Whose token this is */
export const getTokenInfoQuery = (gateway: Gateway, input: OperationInput<'getTokenInfo'>): OperationQuery<'getTokenInfo'> => queryOf(gateway, operations.getTokenInfo, input);

/** The key that personal data is sealed with */
export const getPublicKeyQuery = (gateway: Gateway, input: OperationInput<'getPublicKey'>): OperationQuery<'getPublicKey'> => queryOf(gateway, operations.getPublicKey, input);

/** Sign an address of the site for the messaging app around the page */
export const signShareAddressQuery = (gateway: Gateway, input: OperationInput<'signShareAddress'>): OperationQuery<'signShareAddress'> => queryOf(gateway, operations.signShareAddress, input);

/** How far a code to be scanned has come */
export const checkQrLoginQuery = (gateway: Gateway, input: OperationInput<'checkQrLogin'>): OperationQuery<'checkQrLogin'> => queryOf(gateway, operations.checkQrLogin, input);
