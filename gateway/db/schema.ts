import type { AccountTables } from './tables/account-tables.ts';
import type { CommentTables } from './tables/comment-tables.ts';
import type { CommunityTables } from './tables/community-tables.ts';
import type { CommonwealTables } from './tables/commonweal-tables.ts';
import type { LedgerTables } from './tables/ledger-tables.ts';
import type { LiveTables } from './tables/live-tables.ts';
import type { MessagingTables } from './tables/messaging-tables.ts';
import type { NewsTables } from './tables/news-tables.ts';
import type { PaperTables } from './tables/paper-tables.ts';
import type { PublisherTables } from './tables/publisher-tables.ts';
import type { PushTables } from './tables/push-tables.ts';
import type { ReaderTables } from './tables/reader-tables.ts';
import type { ShowcaseTables } from './tables/showcase-tables.ts';
import type { AutoShowTables } from './tables/auto-show-tables.ts';
import type { SpecialTables } from './tables/special-tables.ts';
import type { SystemTables } from './tables/system-tables.ts';
import type { TechSupportTables } from './tables/tech-support-tables.ts';
import type { ThinkTankTables } from './tables/think-tank-tables.ts';
import type { TipTables } from './tables/tip-tables.ts';
import type { UploadTables } from './tables/upload-tables.ts';
import type { VideoTables } from './tables/video-tables.ts';
import type { VoteTables } from './tables/vote-tables.ts';
import type { VrTables } from './tables/vr-tables.ts';

/**
 * Every table with its columns. Times are `YYYY-MM-DD HH:MM:SS` in Asia/Shanghai, flags are 0 or 1, `…_json` columns
 * hold JSON text, `…_sealed` columns text encrypted with a key that is not in the database. Closed sets of values are
 * also CHECK constraints, so that a row that was read is what its type says.
 */
export interface Schema
  extends
    AccountTables,
    CommentTables,
    CommonwealTables,
    CommunityTables,
    LedgerTables,
    LiveTables,
    MessagingTables,
    NewsTables,
    PaperTables,
    PublisherTables,
    PushTables,
    ReaderTables,
    ShowcaseTables,
    AutoShowTables,
    SpecialTables,
    SystemTables,
    TechSupportTables,
    ThinkTankTables,
    TipTables,
    UploadTables,
    VideoTables,
    VoteTables,
    VrTables {}
