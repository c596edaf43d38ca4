import {
  getCommonwealActivity,
  getCommonwealGroupHome,
  getCommonwealIdentity,
  getCommonwealShow,
  getCommonwealTopic,
  getGroupForActivity,
  getVolunteerHome,
  getWelfareItem,
  listCommonwealShows,
  listOwnGroupActivities,
  listOwnWelfareClaims,
  listVolunteerActivities,
  listVolunteerShows,
  listWelfareItems,
} from 'qlwb-gateway-sdk/operations/commonweal';

/** Calls of the commonweal programme whose answers are another one's for each reader. Made when it is asked for, as `ownLists`. */
export const ownCommonwealCalls = () =>
  [
    getCommonwealActivity.id,
    getCommonwealGroupHome.id,
    getCommonwealIdentity.id,
    getCommonwealShow.id,
    getCommonwealTopic.id,
    getGroupForActivity.id,
    getVolunteerHome.id,
    getWelfareItem.id,
    listCommonwealShows.id,
    listOwnGroupActivities.id,
    listOwnWelfareClaims.id,
    listVolunteerActivities.id,
    listVolunteerShows.id,
    listWelfareItems.id,
  ] as const;
