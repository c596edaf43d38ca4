import * as v from 'valibot';
import { noticeKindNames } from '../../../rules/loss/notice-kinds.ts';
import { count, object, text, texts } from './fields.ts';

/** A notice of its own, beside those that are generated. */
const featured = object({
  /** issue that prints it, counted back from the newest one */
  daysAgo: count,
  kind: v.picklist(noticeKindNames),
  holder: text,
  issuer: text,
  /** in full; nobody has it */
  number: text,
  receipt: v.exactOptional(text),
  lostAt: text,
  /** `{number}` is replaced by the masked number */
  text,
});

/** What notices of lost documents are generated from. Persons, shops and companies do not exist. */
export const loss = object({
  /** ends every text */
  mark: text,
  surnames: text,
  givenNames: texts,
  districts: v.pipe(v.array(object({ city: text, name: text, streets: texts })), v.nonEmpty()),
  shopNames: texts,
  shopTrades: texts,
  companyNames: texts,
  companyTrades: texts,
  seals: texts,
  invoices: texts,
  bills: texts,
  documents: v.pipe(v.array(object({ name: text, issuer: text, isPersonal: v.boolean() })), v.nonEmpty()),
  featured: v.array(featured),
});
export type DemoLoss = v.InferOutput<typeof loss>;
