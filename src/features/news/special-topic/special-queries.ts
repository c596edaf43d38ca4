import type { Gateway } from 'qlwb-gateway-sdk';
import {
  getSpecialTopic,
  listLabelNews,
  listSpecialSections,
  listSpecialTimeline,
} from 'qlwb-gateway-sdk/operations/news';
import { cachedForVisit, operationPages, operationQuery } from '#widgets/gateway/operation-query.ts';
import type { SectionsBy, SpecialSection } from '../shared/news-types.ts';
import type { TimeOrder } from '../shared/queries.ts';

const pageSize = 20;

export function specialQuery(gateway: Gateway, newsId: string) {
  return { ...operationQuery(gateway, getSpecialTopic, { body: { newsId } }), ...cachedForVisit };
}

/** The sections of a topic with their first stories. */
export function specialSectionsQuery(gateway: Gateway, newsId: string, by: SectionsBy) {
  return { ...operationQuery(gateway, listSpecialSections, { body: { newsId, by } }), ...cachedForVisit };
}

interface SectionInput {
  readonly newsId: string;
  readonly by: SectionsBy;
  readonly section: SpecialSection;
}

/** One section of a topic, page by page; its first page is loaded with the topic. */
export function specialSectionPages(gateway: Gateway, { newsId, by, section }: SectionInput) {
  const { label, list, nextCursor } = section;
  return {
    ...operationPages(gateway, listLabelNews, (cursor) => ({
      body: { newsId, by, label, pageSize, ...(cursor !== undefined && { cursor }) },
    })),
    initialData: {
      pages: [{ list, ...(nextCursor !== undefined && { nextCursor }) }],
      pageParams: [undefined],
    },
    // loaded pages stay: the next one continues where they end
    staleTime: Number.POSITIVE_INFINITY,
    ...cachedForVisit,
  };
}

/** All stories of a topic by time. */
export function specialTimelinePages(gateway: Gateway, newsId: string, order: TimeOrder) {
  return {
    ...operationPages(gateway, listSpecialTimeline, (cursor) => ({
      body: { newsId, order, pageSize, ...(cursor !== undefined && { cursor }) },
    })),
    ...cachedForVisit,
  };
}
