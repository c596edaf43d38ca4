import type { OperationData } from 'qlwb-gateway-sdk/operation';
import { getForm, getStorySpread } from 'qlwb-gateway-sdk/operations/tech-support';
import { operationQuery } from '#widgets/gateway/operation-query.ts';
import { queryClientOf } from '#widgets/gateway/queries.tsx';
import type { RouterContext } from '#widgets/gateway/router-context.ts';

/** Loads how a story spread; undefined without an id. @throws GatewayError, 404 if the story does not exist */
export async function loadSpread(
  { gateway, loaded }: RouterContext,
  newsId: string | undefined,
): Promise<OperationData<'getStorySpread'> | undefined> {
  if (newsId === undefined) return undefined;
  return queryClientOf(loaded).fetchQuery(operationQuery(gateway, getStorySpread, { query: { newsId } }));
}

/** Loads the form named in the URL; undefined without an id. @throws GatewayError, 404 if it does not exist */
export async function loadForm(
  { gateway, loaded }: RouterContext,
  formId: string | undefined,
): Promise<OperationData<'getForm'> | undefined> {
  if (formId === undefined) return undefined;
  return queryClientOf(loaded).fetchQuery(operationQuery(gateway, getForm, { query: { formId } }));
}
