import type { Handlers } from '../../../contract/handler.ts';
import { shanghaiTime } from '../../../db/time.ts';
import type { Deps } from '../../shared/deps.ts';
import { requireReader } from '../../shared/require-reader.ts';
import { portraitAddress, readPortrait } from './portrait-store.ts';

export function portraitHandlers({
  db,
  clock,
}: Deps): Pick<Handlers, 'getReaderPortrait' | 'getPortraitAddress'> {
  const thisYear = () => shanghaiTime(clock()).slice(0, 4);
  return {
    getReaderPortrait: async ({ body: { year } }, context) =>
      readPortrait(db, { readerId: requireReader(context).id, year, thisYear: thisYear() }),

    getPortraitAddress: async (_input, { reader }) => portraitAddress(db, reader?.id, thisYear()),
  };
}
