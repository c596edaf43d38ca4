import { listOwnComments } from 'qlwb-gateway-sdk/operations/comments';
import { listFollowedPublishers, listReadNews, listSavedNews } from 'qlwb-gateway-sdk/operations/news';
import { listOwnTips } from 'qlwb-gateway-sdk/operations/tips';

/**
 * The reader's own lists by the name of their operation. A function: chunks may import each other in a cycle, so an operation may
 * not be initialised yet when this module runs.
 */
export const ownLists = () =>
  [listSavedNews.id, listReadNews.id, listOwnComments.id, listOwnTips.id, listFollowedPublishers.id] as const;
