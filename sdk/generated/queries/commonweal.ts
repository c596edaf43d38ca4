// Generated from openapi/ by `npm run sdk`. Not edited by hand.
import type { Gateway } from '../../client/gateway.ts';
import type { OperationInput } from '../../client/operation.ts';
import { pagesQueryOf, type PagesQuery, queryOf, type OperationQuery } from '../../client/query-options.ts';
import * as operations from '../operations/commonweal.ts';

/** The programme with its shows, groups and activities */
export const getCommonwealTopicQuery = (gateway: Gateway, input: OperationInput<'getCommonwealTopic'>): OperationQuery<'getCommonwealTopic'> => queryOf(gateway, operations.getCommonwealTopic, input);

/** Shows of a topic, a group or all, newest first */
export const listCommonwealShowsQuery = (gateway: Gateway, input: OperationInput<'listCommonwealShows'>): OperationQuery<'listCommonwealShows'> => queryOf(gateway, operations.listCommonwealShows, input);

/** Shows of a topic, a group or all, newest first, page by page */
export const listCommonwealShowsPages = (gateway: Gateway, input: OperationInput<'listCommonwealShows'>): PagesQuery<'listCommonwealShows'> => pagesQueryOf(gateway, operations.listCommonwealShows, input);

/** Shows of activities that a volunteer took part in, newest first */
export const listVolunteerShowsQuery = (gateway: Gateway, input: OperationInput<'listVolunteerShows'>): OperationQuery<'listVolunteerShows'> => queryOf(gateway, operations.listVolunteerShows, input);

/** Shows of activities that a volunteer took part in, newest first, page by page */
export const listVolunteerShowsPages = (gateway: Gateway, input: OperationInput<'listVolunteerShows'>): PagesQuery<'listVolunteerShows'> => pagesQueryOf(gateway, operations.listVolunteerShows, input);

/** One show */
export const getCommonwealShowQuery = (gateway: Gateway, input: OperationInput<'getCommonwealShow'>): OperationQuery<'getCommonwealShow'> => queryOf(gateway, operations.getCommonwealShow, input);

/** Approved groups, those with most hours first */
export const listCommonwealGroupsQuery = (gateway: Gateway, input: OperationInput<'listCommonwealGroups'>): OperationQuery<'listCommonwealGroups'> => queryOf(gateway, operations.listCommonwealGroups, input);

/** Approved groups, those with most hours first, page by page */
export const listCommonwealGroupsPages = (gateway: Gateway, input: OperationInput<'listCommonwealGroups'>): PagesQuery<'listCommonwealGroups'> => pagesQueryOf(gateway, operations.listCommonwealGroups, input);

/** A group as everybody sees it */
export const getCommonwealGroupHomeQuery = (gateway: Gateway, input: OperationInput<'getCommonwealGroupHome'>): OperationQuery<'getCommonwealGroupHome'> => queryOf(gateway, operations.getCommonwealGroupHome, input);

/** Stories about a group, newest first */
export const listCommonwealGroupNewsQuery = (gateway: Gateway, input: OperationInput<'listCommonwealGroupNews'>): OperationQuery<'listCommonwealGroupNews'> => queryOf(gateway, operations.listCommonwealGroupNews, input);

/** Stories about a group, newest first, page by page */
export const listCommonwealGroupNewsPages = (gateway: Gateway, input: OperationInput<'listCommonwealGroupNews'>): PagesQuery<'listCommonwealGroupNews'> => pagesQueryOf(gateway, operations.listCommonwealGroupNews, input);

/** The group of the signed-in reader as they wrote it */
export const getOwnCommonwealGroupQuery = (gateway: Gateway, input: OperationInput<'getOwnCommonwealGroup'>): OperationQuery<'getOwnCommonwealGroup'> => queryOf(gateway, operations.getOwnCommonwealGroup, input);

/** The group that the signed-in reader may start an activity for */
export const getGroupForActivityQuery = (gateway: Gateway, input: OperationInput<'getGroupForActivity'>): OperationQuery<'getGroupForActivity'> => queryOf(gateway, operations.getGroupForActivity, input);

/** What the signed-in reader is to the programme */
export const getCommonwealIdentityQuery = (gateway: Gateway, input: OperationInput<'getCommonwealIdentity'>): OperationQuery<'getCommonwealIdentity'> => queryOf(gateway, operations.getCommonwealIdentity, input);

/** How an application of the signed-in reader stands */
export const getCommonwealAuditQuery = (gateway: Gateway, input: OperationInput<'getCommonwealAudit'>): OperationQuery<'getCommonwealAudit'> => queryOf(gateway, operations.getCommonwealAudit, input);

/** Whether the signed-in reader is locked as a volunteer */
export const checkVolunteerLockQuery = (gateway: Gateway, input: OperationInput<'checkVolunteerLock'>): OperationQuery<'checkVolunteerLock'> => queryOf(gateway, operations.checkVolunteerLock, input);

/** A volunteer as others see them */
export const getVolunteerHomeQuery = (gateway: Gateway, input: OperationInput<'getVolunteerHome'>): OperationQuery<'getVolunteerHome'> => queryOf(gateway, operations.getVolunteerHome, input);

/** Honours of a volunteer or a group, newest first */
export const listCommonwealHonoursQuery = (gateway: Gateway, input: OperationInput<'listCommonwealHonours'>): OperationQuery<'listCommonwealHonours'> => queryOf(gateway, operations.listCommonwealHonours, input);

/** Activities that a volunteer registered for, latest first */
export const listVolunteerActivitiesQuery = (gateway: Gateway, input: OperationInput<'listVolunteerActivities'>): OperationQuery<'listVolunteerActivities'> => queryOf(gateway, operations.listVolunteerActivities, input);

/** Activities that a volunteer registered for, latest first, page by page */
export const listVolunteerActivitiesPages = (gateway: Gateway, input: OperationInput<'listVolunteerActivities'>): PagesQuery<'listVolunteerActivities'> => pagesQueryOf(gateway, operations.listVolunteerActivities, input);

/** Approved activities, latest first */
export const listCommonwealActivitiesQuery = (gateway: Gateway, input: OperationInput<'listCommonwealActivities'>): OperationQuery<'listCommonwealActivities'> => queryOf(gateway, operations.listCommonwealActivities, input);

/** Approved activities, latest first, page by page */
export const listCommonwealActivitiesPages = (gateway: Gateway, input: OperationInput<'listCommonwealActivities'>): PagesQuery<'listCommonwealActivities'> => pagesQueryOf(gateway, operations.listCommonwealActivities, input);

/** An activity, and where the reader is on the way to it */
export const getCommonwealActivityQuery = (gateway: Gateway, input: OperationInput<'getCommonwealActivity'>): OperationQuery<'getCommonwealActivity'> => queryOf(gateway, operations.getCommonwealActivity, input);

/** Who registered for an activity, and who came */
export const listActivityVolunteersQuery = (gateway: Gateway, input: OperationInput<'listActivityVolunteers'>): OperationQuery<'listActivityVolunteers'> => queryOf(gateway, operations.listActivityVolunteers, input);

/** Who registered for an activity, and who came, page by page */
export const listActivityVolunteersPages = (gateway: Gateway, input: OperationInput<'listActivityVolunteers'>): PagesQuery<'listActivityVolunteers'> => pagesQueryOf(gateway, operations.listActivityVolunteers, input);

/** The certificate of the signed-in reader for an activity */
export const getActivityCertificateQuery = (gateway: Gateway, input: OperationInput<'getActivityCertificate'>): OperationQuery<'getActivityCertificate'> => queryOf(gateway, operations.getActivityCertificate, input);

/** The application of the signed-in reader as a volunteer */
export const getOwnVolunteerQuery = (gateway: Gateway, input: OperationInput<'getOwnVolunteer'>): OperationQuery<'getOwnVolunteer'> => queryOf(gateway, operations.getOwnVolunteer, input);

/** Activities of the signed-in reader’s group with their audit, newest first */
export const listOwnGroupActivitiesQuery = (gateway: Gateway, input: OperationInput<'listOwnGroupActivities'>): OperationQuery<'listOwnGroupActivities'> => queryOf(gateway, operations.listOwnGroupActivities, input);

/** Activities of the signed-in reader’s group with their audit, newest first, page by page */
export const listOwnGroupActivitiesPages = (gateway: Gateway, input: OperationInput<'listOwnGroupActivities'>): PagesQuery<'listOwnGroupActivities'> => pagesQueryOf(gateway, operations.listOwnGroupActivities, input);

/** What a certificate’s code stands for */
export const checkCertificateQuery = (gateway: Gateway, input: OperationInput<'checkCertificate'>): OperationQuery<'checkCertificate'> => queryOf(gateway, operations.checkCertificate, input);

/** The chain of service records from a height on */
export const listServiceBlocksQuery = (gateway: Gateway, input: OperationInput<'listServiceBlocks'>): OperationQuery<'listServiceBlocks'> => queryOf(gateway, operations.listServiceBlocks, input);

/** Gifts and benefits, those that can be claimed first */
export const listWelfareItemsQuery = (gateway: Gateway, input: OperationInput<'listWelfareItems'>): OperationQuery<'listWelfareItems'> => queryOf(gateway, operations.listWelfareItems, input);

/** Gifts and benefits, those that can be claimed first, page by page */
export const listWelfareItemsPages = (gateway: Gateway, input: OperationInput<'listWelfareItems'>): PagesQuery<'listWelfareItems'> => pagesQueryOf(gateway, operations.listWelfareItems, input);

/** One gift or benefit */
export const getWelfareItemQuery = (gateway: Gateway, input: OperationInput<'getWelfareItem'>): OperationQuery<'getWelfareItem'> => queryOf(gateway, operations.getWelfareItem, input);

/** What the signed-in reader claimed, newest first */
export const listOwnWelfareClaimsQuery = (gateway: Gateway, input: OperationInput<'listOwnWelfareClaims'>): OperationQuery<'listOwnWelfareClaims'> => queryOf(gateway, operations.listOwnWelfareClaims, input);

/** What the signed-in reader claimed, newest first, page by page */
export const listOwnWelfareClaimsPages = (gateway: Gateway, input: OperationInput<'listOwnWelfareClaims'>): PagesQuery<'listOwnWelfareClaims'> => pagesQueryOf(gateway, operations.listOwnWelfareClaims, input);
