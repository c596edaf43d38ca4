import type { Gateway } from 'qlwb-gateway-sdk';
import type { Visit } from '#platform/network/visit.ts';
import type { LoadedData } from './loaded-data.ts';

/** What route loaders get from the composition root. */
export interface RouterContext {
  readonly gateway: Gateway;
  /** loaders load through its client (`queryClientOf`) */
  readonly loaded: LoadedData;
  readonly visit: Visit;
}
