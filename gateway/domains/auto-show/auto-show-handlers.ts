import type { Handlers } from '../../contract/handler.ts';
import type { Deps } from '../shared/deps.ts';
import { countOpen, hotSeries, listBrands, readBrand, readSeries } from './models.ts';
import { readProgramme } from './programme.ts';
import { listShops, readShop } from './shops.ts';

type AutoShowOperation =
  | 'getAutoShowHome'
  | 'listAutoBrands'
  | 'getAutoBrand'
  | 'getAutoSeries'
  | 'getAutoShop'
  | 'listAutoShops'
  | 'listProclamations';

const noticesOnHome = 3;
const hotOnHome = 10;

export function autoShowHandlers({ db, clock }: Deps): Pick<Handlers, AutoShowOperation> {
  return {
    getAutoShowHome: async () => {
      const now = clock();
      const { show, notices } = await readProgramme(db, now);
      return {
        ...(show && { show }),
        notices: notices.slice(0, noticesOnHome),
        brands: await listBrands(db),
        hot: await hotSeries(db, now, hotOnHome),
        shops: await listShops(db, {}),
      };
    },
    listAutoBrands: async () => ({ list: await listBrands(db) }),
    getAutoBrand: ({ query }) => readBrand(db, query),
    getAutoSeries: async ({ query: { seriesId } }) => {
      const details = await readSeries(db, seriesId);
      await countOpen(db, seriesId, clock());
      return details;
    },
    getAutoShop: ({ query: { shopId } }) => readShop(db, shopId, clock()),
    listAutoShops: async ({ body }) => ({ list: await listShops(db, body) }),
    listProclamations: () => readProgramme(db, clock()),
  };
}
