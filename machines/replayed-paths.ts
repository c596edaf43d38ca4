/** The machines whose generated paths a journey replays in Chromium: the number of paths, by journey. */
export const replayedPaths: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  notice: { 'notice-paths': 20 },
  connectivity: { 'connectivity-paths': 2 },
  'account-offer': { 'account-offer-paths': 5 },
  composer: { 'composer-paths': 60 },
  inquiry: { 'inquiry-paths': 37 },
  'volunteer-application': { 'application-paths': 24 },
  'group-application': { 'application-paths': 17 },
  'start-activity': { 'application-paths': 14 },
  'post-form': { 'application-paths': 21 },
  'tip-form': { 'application-paths': 17 },
  'activity-registration': { 'activity-registration-paths': 50 },
  'welfare-claim': { 'welfare-claim-paths': 33 },
  'circle-join': { 'circle-join-paths': 28 },
  'ledger-check': { 'ledger-check-paths': 11 },
  'paper-reader': { 'paper-reader-paths': 36 },
  gallery: { 'gallery-paths': 25 },
  player: { 'audio-paths': 48, 'audio-panel-paths': 27 },
  'sms-login': { 'sms-login-paths': 24 },
  'letter-index': { 'letter-index-paths': 15 },
  'share-sheet': { 'share-sheet-paths': 12 },
  'picture-export': { 'picture-export-paths': 8 },
  'pull-to-refresh': { 'pull-to-refresh-paths': 10 },
  vote: { 'vote-paths': 23 },
  'share-card': { 'share-card-paths': 14 },
  'messaging-login': { 'messaging-login-paths': 16 },
  'qr-login': { 'qr-login-paths': 12 },
  'qr-confirm': { 'qr-login-paths': 8 },
  'event-alerts': { 'event-alerts-paths': 32 },
  'story-preview': { 'story-preview-paths': 11 },
  quiz: { 'quiz-paths': 29 },
  'endless-list': { 'endless-list-paths': 14 },
  upload: { 'upload-paths': 39 },
  attachments: { 'attachments-paths': 22 },
  'video-player': { 'video-player-paths': 45 },
  'read-aloud': { 'read-aloud-paths': 27 },
  'channel-pager': { 'channel-pager-paths': 18 },
  outbox: { 'outbox-paths': 35 },
  'live-likes': { 'live-likes-paths': 14 },
  'live-room': { 'live-room-paths': 4 },
  'video-feed': { 'video-feed-paths': 28 },
};

const noScreen = 'drives no screen of its own: its state is seen through other machines and pages';
const chosenSteps = (...journeys: string[]) =>
  `its screen is driven by chosen steps only, in ${journeys.map((journey) => `\`${journey}\``).join(' and ')}; no path is generated`;

/** Why no journey replays the paths of a machine. */
export const notReplayed: Readonly<Record<string, string>> = {
  session: noScreen,
  'chunk-reload': noScreen,
  'page-store': noScreen,
  'audio-focus': noScreen,

  'vr-viewer': chosenSteps('vr'),
  navigation: noScreen,
  prefetch: noScreen,
};
