import type { Gateway } from 'qlwb-gateway-sdk';
import type { Visit } from '#platform/network/visit.ts';
import type { LoadedData } from './loaded-data.ts';

/** What every route's loader gets from the composition root. */
export interface RouterContext {
  readonly gateway: Gateway;
  /** loaders keep in its client what they load (`queryClientOf`) */
  readonly loaded: LoadedData;
  readonly visit: Visit;
}
