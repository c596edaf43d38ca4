import type { QueryClient } from '@tanstack/react-query';
import type { Gateway } from 'qlwb-gateway-sdk';
import type { Visit } from '#platform/visit.ts';

/** What every route's loader gets from the composition root. */
export interface RouterContext {
  readonly gateway: Gateway;
  readonly queryClient: QueryClient;
  readonly visit: Visit;
}
