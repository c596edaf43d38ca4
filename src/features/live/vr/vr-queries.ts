import type { Gateway } from 'qlwb-gateway-sdk';
import { getVrOfLive, getVrTour, listVrTours } from 'qlwb-gateway-sdk/operations/live';
import { operationPages, operationQuery } from '#widgets/gateway/operation-query.ts';
import type { VrKind } from './vr-types.ts';

const pageSize = 20;

export function vrTourQuery(gateway: Gateway, kind: VrKind, id: string) {
  return kind === 'live'
    ? operationQuery(gateway, getVrOfLive, { body: { roomId: id } })
    : operationQuery(gateway, getVrTour, { body: { tourId: id } });
}

export function vrPages(gateway: Gateway, kind: VrKind) {
  return operationPages(gateway, listVrTours, (cursor) => ({
    body: { onlyLives: kind === 'live', pageSize, ...(cursor !== undefined && { cursor }) },
  }));
}
