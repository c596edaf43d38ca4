import type { Gateway } from 'qlwb-gateway-sdk';
import {
  getArticle,
  listReadNews,
  listSavedNews,
  mergeDeviceLists,
  saveNews,
} from 'qlwb-gateway-sdk/operations/news';
import type { UnsentAct } from '#machines/outbox/unsent.ts';
import type { LoadedData } from '#widgets/gateway/loaded-data.ts';
import { operationQuery } from '#widgets/gateway/operation-query.ts';
import { queryClientOf } from '#widgets/gateway/queries.tsx';

interface Shop {
  readonly gateway: Gateway;
  readonly loaded: LoadedData;
}

export type StorySave = Extract<UnsentAct, { kind: 'story-save' }>;
type DeviceLists = Extract<UnsentAct, { kind: 'device-lists' }>;

/** Sends a saving, wherever its reader is by now. @throws GatewayError */
export async function sendStorySave(
  shop: Shop,
  { newsId, save }: StorySave,
  clientId: string,
): Promise<void> {
  const { saved } = await shop.gateway.data(saveNews, { body: { newsId, save, clientId } });
  noteSaved(shop, newsId, saved);
  forgetList(shop, listSavedNews.id);
}

/** Gives the gateway what this device kept before its reader signed in. @throws GatewayError */
export async function sendDeviceLists(
  shop: Shop,
  { saved, read }: DeviceLists,
  clientId: string,
): Promise<void> {
  await shop.gateway.data(mergeDeviceLists, { body: { saved: [...saved], read: [...read], clientId } });
  for (const { newsId } of saved) noteSaved(shop, newsId, true);
  forgetList(shop, listSavedNews.id);
  forgetList(shop, listReadNews.id);
}

/** Notes whether a story is saved, for the next time it is opened. */
export function noteSaved({ gateway, loaded }: Shop, newsId: string, saved: boolean): void {
  queryClientOf(loaded).setQueryData(
    operationQuery(gateway, getArticle, { body: { newsId } }).queryKey,
    (kept) => kept && { ...kept, saved },
  );
}

/** The list is loaded anew when it shows next; where it shows now it is at once. */
function forgetList({ loaded }: Shop, operation: string): void {
  const queryClient = queryClientOf(loaded);
  queryClient.removeQueries({ queryKey: [operation], type: 'inactive' });
  void queryClient.invalidateQueries({ queryKey: [operation] });
}
