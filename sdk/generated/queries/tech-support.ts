// Generated from openapi/ by `npm run sdk`. Not edited by hand.
import type { Gateway } from '../../client/gateway.ts';
import type { OperationInput } from '../../client/operation.ts';
import { queryOf, type OperationQuery } from '../../client/query-options.ts';
import * as operations from '../operations/tech-support.ts';

/** Stories that a text shares passages with */
export const findCopiesQuery = (gateway: Gateway, input: OperationInput<'findCopies'>): OperationQuery<'findCopies'> => queryOf(gateway, operations.findCopies, input);

/** Marks what a small list of rules finds in a text */
export const checkTextQuery = (gateway: Gateway, input: OperationInput<'checkText'>): OperationQuery<'checkText'> => queryOf(gateway, operations.checkText, input);

/** How one story is read and shared, by hour and by channel */
export const getStorySpreadQuery = (gateway: Gateway, input: OperationInput<'getStorySpread'>): OperationQuery<'getStorySpread'> => queryOf(gateway, operations.getStorySpread, input);

/** Who invites to the app */
export const getInviterQuery = (gateway: Gateway, input: OperationInput<'getInviter'>): OperationQuery<'getInviter'> => queryOf(gateway, operations.getInviter, input);

/** The id under which the signed-in reader invites others */
export const getInvitationQuery = (gateway: Gateway, input: OperationInput<'getInvitation'>): OperationQuery<'getInvitation'> => queryOf(gateway, operations.getInvitation, input);

/** A form to be filled in */
export const getFormQuery = (gateway: Gateway, input: OperationInput<'getForm'>): OperationQuery<'getForm'> => queryOf(gateway, operations.getForm, input);

/** The forms of the signed-in reader */
export const listFormsQuery = (gateway: Gateway, input: OperationInput<'listForms'>): OperationQuery<'listForms'> => queryOf(gateway, operations.listForms, input);

/** What others filled into one of the reader’s forms */
export const listFormEntriesQuery = (gateway: Gateway, input: OperationInput<'listFormEntries'>): OperationQuery<'listFormEntries'> => queryOf(gateway, operations.listFormEntries, input);

/** All entries of one of the reader’s forms as a table */
export const downloadFormEntriesQuery = (gateway: Gateway, input: OperationInput<'downloadFormEntries'>): OperationQuery<'downloadFormEntries'> => queryOf(gateway, operations.downloadFormEntries, input);
