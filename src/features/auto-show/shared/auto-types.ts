import type { components } from 'qlwb-gateway-sdk/schema';

type Schemas = components['schemas'];

export type AutoBrand = Schemas['AutoBrand'];
export type AutoEnergy = Schemas['AutoEnergy'];
export type AutoPriceBand = Schemas['AutoPriceBand'];
export type AutoPicturePart = Schemas['AutoPicturePart'];
export type AutoProclamation = Schemas['AutoProclamation'];
export type AutoSeriesCard = Schemas['AutoSeriesCard'];
export type AutoSeriesDetails = Schemas['AutoSeriesDetails'];
export type AutoShop = Schemas['AutoShop'];
export type AutoShow = Schemas['AutoShow'];
export type AutoTrim = Schemas['AutoTrim'];
export type Inquiry = Schemas['Inquiry'];
export type InquiryShop = Schemas['InquiryShop'];
export type InquiryState = Schemas['InquiryState'];
export type InquiryReportReason = Schemas['ReportReason'];
