import { listOwnComments } from 'qlwb-gateway-sdk/operations/comments';
import { listFollowedPublishers, listReadNews, listSavedNews } from 'qlwb-gateway-sdk/operations/news';
import { listOwnTips } from 'qlwb-gateway-sdk/operations/tips';

/**
 * The reader's own lists, by the names their queries have. Made when it is asked for: files that share modules may need one
 * another, so that a call may not be there yet when this one is run.
 */
export const ownLists = () =>
  [listSavedNews.id, listReadNews.id, listOwnComments.id, listOwnTips.id, listFollowedPublishers.id] as const;
