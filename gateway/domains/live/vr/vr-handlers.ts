import type { Handlers } from '../../../contract/handler.ts';
import type { Deps } from '../../shared/deps.ts';
import { newestFirst, readPage } from '../../shared/paging.ts';
import { listTours, findTour, findTourOfLive } from './vr-tours.ts';

type VrOperation = 'listVrTours' | 'getVrTour' | 'getVrOfLive';

export function vrHandlers({ db }: Deps): Pick<Handlers, VrOperation> {
  return {
    listVrTours: async ({ body }) =>
      listTours(db, readPage('body', body, newestFirst), body.onlyLives ?? false),

    getVrTour: async ({ body: { tourId } }) => findTour(db, tourId),

    getVrOfLive: async ({ body: { roomId } }) => findTourOfLive(db, roomId),
  };
}
