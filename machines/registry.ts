import { chunkReloadProof } from './chunk-reload/chunk-reload.proof.ts';
import { connectivityProof } from './connectivity/connectivity.proof.ts';
import { noticeProof } from './notice/notice.proof.ts';
import { pageStoreProof } from './page-store/page-store.proof.ts';
import type { MachineProof } from './proof/proof.ts';
import { sessionProof } from './session/session.proof.ts';

/** Every machine of the project, for the proof, the command line, the testers' page and the drawn charts. */
export const machines: readonly MachineProof[] = [
  noticeProof,
  connectivityProof,
  sessionProof,
  chunkReloadProof,
  pageStoreProof,
];
