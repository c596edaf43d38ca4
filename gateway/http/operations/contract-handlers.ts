import type { Handlers } from '../../contract/handler.ts';
import { accountHandlers } from '../../domains/account/account-handlers.ts';
import { qrLoginHandlers } from '../../domains/account/qr-handlers.ts';
import { messagingHandlers } from '../../domains/account/messaging-handlers.ts';
import type { AccountServices } from '../../domains/account/account-services.ts';
import { redeemCheck } from '../../domains/account/human-checks.ts';
import { phoneOf } from '../../domains/account/phones.ts';
import { checkCode } from '../../domains/account/sign-in.ts';
import { uploadHandlers } from '../../domains/uploads/uploads-handlers.ts';
import type { UploadFiles } from '../../services/uploads/upload-files.ts';
import { commentHandlers } from '../../domains/comments/comments-handlers.ts';
import { communityHandlers } from '../../domains/community/community-handlers.ts';
import { commonwealHandlers } from '../../domains/commonweal/commonweal-handlers.ts';
import { ledgerHandlers } from '../../domains/ledger/ledger-handlers.ts';
import { lossHandlers } from '../../domains/loss/loss-handlers.ts';
import { liveHandlers } from '../../domains/live/live-handlers.ts';
import type { LiveServices } from '../../domains/live/live-services.ts';
import { techSupportHandlers } from '../../domains/tech-support/tech-support-handlers.ts';
import { openIssues } from '../../domains/paper/issues.ts';
import { paperHandlers } from '../../domains/paper/paper-handlers.ts';
import { autoShowHandlers } from '../../domains/auto-show/auto-show-handlers.ts';
import { inquiryHandlers } from '../../domains/auto-show/inquiry/inquiry-handlers.ts';
import { thinkTankHandlers } from '../../domains/think-tank/think-tank-handlers.ts';
import { tipHandlers } from '../../domains/tips/tips-handlers.ts';
import type { SignedLedgers } from '../../domains/shared/ledger/signed-ledgers.ts';
import type { Deps } from '../../domains/shared/deps.ts';
import type { SubmittedCode } from '../../domains/shared/submitted-code.ts';
import { videoHandlers } from '../../domains/video/video-handlers.ts';
import { voteHandlers } from '../../domains/votes/votes-handlers.ts';
import { vrHandlers } from '../../domains/live/vr/vr-handlers.ts';
import { newsHandlers } from '../../domains/news/news-handlers.ts';
import { portraitHandlers } from '../../domains/news/portrait/portrait-handlers.ts';
import { followHandlers } from '../../domains/news/follows/follow-handlers.ts';
import { pushHandlers } from '../../domains/news/push/push-handlers.ts';
import { publisherHandlers } from '../../domains/news/publisher/publisher-handlers.ts';
import { specialHandlers } from '../../domains/news/special-topic/special-topic-handlers.ts';
import type { PushService } from '../../services/push/push-service.ts';

/** The handlers of all operations of the contract. */
export function createHandlers(
  deps: Deps,
  account: AccountServices,
  files: UploadFiles,
  live: LiveServices,
  ledgers: SignedLedgers,
  push: PushService,
): Handlers {
  const checkSubmitted = (given: SubmittedCode) => checkCode(deps, account, given);
  return {
    ...newsHandlers(deps, account.vault),
    ...specialHandlers(deps),
    ...portraitHandlers(deps),
    ...publisherHandlers(deps),
    ...followHandlers(deps),
    ...pushHandlers(deps, { push, vault: account.vault }),
    ...commentHandlers(deps, account.vault),
    ...communityHandlers(deps, account.vault),
    ...voteHandlers(deps),
    ...uploadHandlers(deps, { files, vault: account.vault }),
    ...liveHandlers(deps, live, account.vault),
    ...paperHandlers(deps),
    ...videoHandlers(deps),
    ...accountHandlers(deps, account),
    ...qrLoginHandlers(deps, account),
    ...techSupportHandlers(deps, account),
    ...autoShowHandlers(deps),
    ...inquiryHandlers(deps, {
      ...account,
      checkCode: checkSubmitted,
      phoneOfReader: (readerId) => phoneOf(deps.db, account.vault, readerId),
    }),
    ...thinkTankHandlers(deps),
    ...tipHandlers(deps, account),
    ...messagingHandlers(deps, account),
    ...vrHandlers(deps),
    ...ledgerHandlers(ledgers),
    ...lossHandlers(deps, {
      vault: account.vault,
      ledgers,
      redeemCheck: (id, addressHash) => redeemCheck(deps.db, id, addressHash, deps.clock()),
      openIssues: () => openIssues(deps.db, deps.clock()),
    }),
    ...commonwealHandlers(deps, {
      vault: account.vault,
      transport: account.transport,
      ledgers,
      checkCode: checkSubmitted,
    }),
  };
}
