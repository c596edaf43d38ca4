import type { components } from 'qlwb-gateway-sdk/schema';

type Schemas = components['schemas'];

export type Enterprise = Schemas['Enterprise'];
export type EnterpriseName = Schemas['EnterpriseName'];
export type ExpertCard = Schemas['ExpertCard'];
export type IndexChart = Schemas['IndexChart'];
export type RankKind = Schemas['RankKind'];
export type RankList = Schemas['RankList'];
export type RankRow = Schemas['RankRow'];
export type Report = Schemas['Report'];
export type ReportCard = Schemas['ReportCard'];
export type ReportChapter = Schemas['ReportChapter'];
export type ReportChart = Schemas['ReportChart'];
