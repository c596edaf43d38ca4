import type { Handlers } from '../../../contract/handler.ts';
import { shanghaiTime } from '../../../db/time.ts';
import type { Deps } from '../../shared/deps.ts';
import { signedIn } from '../../shared/signed-in.ts';
import { portraitAddress, readPortrait } from './portrait-store.ts';

export function portraitHandlers({
  db,
  clock,
}: Deps): Pick<Handlers, 'getReaderPortrait' | 'getPortraitAddress'> {
  const thisYear = () => shanghaiTime(clock()).slice(0, 4);
  return {
    getReaderPortrait: async ({ body: { year } }, context) =>
      readPortrait(db, { readerId: signedIn(context).id, year, thisYear: thisYear() }),

    getPortraitAddress: async (_input, { reader }) => portraitAddress(db, reader?.id, thisYear()),
  };
}
