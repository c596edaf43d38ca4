import type { components } from 'qlwb-gateway-sdk/schema';

type Schemas = components['schemas'];

export type Report = Schemas['Report'];
export type ReportChapter = Schemas['ReportChapter'];
export type ReportChart = Schemas['ReportChart'];
