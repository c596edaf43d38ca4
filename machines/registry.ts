import { floorProof } from './audio/floor.proof.ts';
import { playerProof } from './audio/player.proof.ts';
import { readAloudProof } from './audio/read-aloud.proof.ts';
import { chunkReloadProof } from './chunk-reload/chunk-reload.proof.ts';
import { composerProof } from './composer/composer.proof.ts';
import { connectivityProof } from './connectivity/connectivity.proof.ts';
import { endlessListProof } from './endless-list/endless-list.proof.ts';
import { galleryProof } from './gallery/gallery.proof.ts';
import { navigationProof } from './navigation/navigation.proof.ts';
import { noticeProof } from './notice/notice.proof.ts';
import { outboxProof } from './outbox/outbox.proof.ts';
import { pageStoreProof } from './page-store/page-store.proof.ts';
import { prefetchProof } from './prefetch/prefetch.proof.ts';
import type { MachineProof } from './proof/proof.ts';
import { pullToRefreshProof } from './pull-to-refresh/pull-to-refresh.proof.ts';
import { sessionProof } from './session/session.proof.ts';
import { shareSheetProof } from './share-sheet/share-sheet.proof.ts';
import { smsLoginProof } from './sms-login/sms-login.proof.ts';

/** Every machine of the project, for the proof, the command line, the testers' page and the drawn charts. */
export const machines: readonly MachineProof[] = [
  noticeProof,
  connectivityProof,
  sessionProof,
  smsLoginProof,
  chunkReloadProof,
  pageStoreProof,
  endlessListProof,
  composerProof,
  outboxProof,
  galleryProof,
  floorProof,
  playerProof,
  readAloudProof,
  pullToRefreshProof,
  shareSheetProof,
  navigationProof,
  prefetchProof,
];
