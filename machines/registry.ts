import { accountOfferProof } from './account-offer/account-offer.proof.ts';
import { activityRegistrationProof } from './activity-registration/activity-registration.proof.ts';
import { attachmentsProof } from './attachments/attachments.proof.ts';
import { audioFocusProof } from './audio/audio-focus.proof.ts';
import { playerProof } from './audio/player.proof.ts';
import { readAloudProof } from './audio/read-aloud.proof.ts';
import { channelPagerProof } from './channel-pager/channel-pager.proof.ts';
import { chunkReloadProof } from './chunk-reload/chunk-reload.proof.ts';
import { circleJoinProof } from './circle-join/circle-join.proof.ts';
import { composerProof } from './composer/composer.proof.ts';
import { connectivityProof } from './connectivity/connectivity.proof.ts';
import { endlessListProof } from './endless-list/endless-list.proof.ts';
import { eventAlertsProof } from './event-alerts/event-alerts.proof.ts';
import { galleryProof } from './gallery/gallery.proof.ts';
import { groupApplicationProof } from './submission/group-application.proof.ts';
import { inquiryProof } from './inquiry/inquiry.proof.ts';
import { ledgerCheckProof } from './ledger-check/ledger-check.proof.ts';
import { letterIndexProof } from './letter-index/letter-index.proof.ts';
import { liveLikesProof } from './live-likes/live-likes.proof.ts';
import { liveRoomProof } from './live-room/live-room.proof.ts';
import { messagingLoginProof } from './messaging-login/messaging-login.proof.ts';
import { navigationProof } from './navigation/navigation.proof.ts';
import { noticeProof } from './notice/notice.proof.ts';
import { outboxProof } from './outbox/outbox.proof.ts';
import { pageStoreProof } from './page-store/page-store.proof.ts';
import { postFormProof } from './submission/post-form.proof.ts';
import { prefetchProof } from './prefetch/prefetch.proof.ts';
import { paperReaderProof } from './paper-reader/paper-reader.proof.ts';
import { pictureExportProof } from './picture-export/picture-export.proof.ts';
import type { MachineProof } from './proof/proof.ts';
import { pullToRefreshProof } from './pull-to-refresh/pull-to-refresh.proof.ts';
import { qrConfirmProof } from './qr-login/qr-confirm.proof.ts';
import { qrLoginProof } from './qr-login/qr-login.proof.ts';
import { quizProof } from './quiz/quiz.proof.ts';
import { sessionProof } from './session/session.proof.ts';
import { shareCardProof } from './share-card/share-card.proof.ts';
import { shareSheetProof } from './share-sheet/share-sheet.proof.ts';
import { voteProof } from './vote/vote.proof.ts';
import { uploadProof } from './upload/upload.proof.ts';
import { smsLoginProof } from './sms-login/sms-login.proof.ts';
import { startActivityProof } from './submission/start-activity.proof.ts';
import { storyPreviewProof } from './story-preview/story-preview.proof.ts';
import { tipFormProof } from './submission/tip-form.proof.ts';
import { volunteerApplicationProof } from './submission/volunteer-application.proof.ts';
import { welfareClaimProof } from './welfare-claim/welfare-claim.proof.ts';
import { videoFeedProof } from './video-feed/video-feed.proof.ts';
import { videoPlayerProof } from './video-player/video-player.proof.ts';
import { vrViewerProof } from './vr-viewer/vr-viewer.proof.ts';

/** Every machine of the project, for the proof, the command line, the testers' page and the drawn charts. */
export const machines: readonly MachineProof[] = [
  noticeProof,
  connectivityProof,
  sessionProof,
  accountOfferProof,
  smsLoginProof,
  qrLoginProof,
  qrConfirmProof,
  messagingLoginProof,
  chunkReloadProof,
  pageStoreProof,
  endlessListProof,
  composerProof,
  uploadProof,
  attachmentsProof,
  outboxProof,
  eventAlertsProof,
  voteProof,
  quizProof,
  tipFormProof,
  postFormProof,
  inquiryProof,
  volunteerApplicationProof,
  groupApplicationProof,
  startActivityProof,
  activityRegistrationProof,
  welfareClaimProof,
  circleJoinProof,
  ledgerCheckProof,
  galleryProof,
  paperReaderProof,
  audioFocusProof,
  playerProof,
  readAloudProof,
  videoPlayerProof,
  videoFeedProof,
  liveRoomProof,
  liveLikesProof,
  vrViewerProof,
  pullToRefreshProof,
  letterIndexProof,
  channelPagerProof,
  shareSheetProof,
  pictureExportProof,
  shareCardProof,
  navigationProof,
  prefetchProof,
  storyPreviewProof,
];
