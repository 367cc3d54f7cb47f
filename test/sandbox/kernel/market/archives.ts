import type * as v from 'valibot'
import type { listFundAnnouncements, listFundDocuments } from '#api/calls/fund-archives.ts'
import type { Date8, Time14 } from '#domain/calendar/calendar-date.ts'

export type FundDocument = v.InferOutput<typeof listFundDocuments.payload>['documents'][number]

export type Announcement = v.InferOutput<typeof listFundAnnouncements.payload>['records'][number]

/** A document about a fund, with its text. Its kind is a document's or an announcement's. */
export interface Filing<Kind extends string> {
  documentId: string
  kind: Kind
  title: string
  date: Date8
  text: readonly string[]
}

export type StandingFiling = Filing<FundDocument['kind']>

export type NewsFiling = Filing<Announcement['kind']>

/** A fund's size at a date, as `listFundScales` sends it. */
export interface Scale {
  date: Date8
  scale: string
  totalShares: string
  institutionShare: string | null
}

/**
 * One person's time at a fund; `to` is the day before the next one's first, null for who is there
 * now.
 */
export interface Tenure {
  managerId: string
  name: string
  from: Date8
  to: Date8 | null
}

/** Stocks and bonds that funds hold here. All invented; the codes belong to no exchange. */
export interface Security {
  code: string
  name: string
  industry: string
}

/** Hundredths of a percent of net assets: whole numbers, so that parts add up. */
export type BasisPoints = number

export interface Position {
  security: Security
  weight: BasisPoints
}

/**
 * The portfolio of a fund at a report's date. It depends on the seed, the fund and the quarter alone;
 * all classes hold the same.
 */
export interface Portfolio {
  assets: { name: string; weight: BasisPoints }[]
  industries: { name: string; weight: BasisPoints }[]
  /** Largest first, ten and five at most. */
  stocks: Position[]
  bonds: Position[]
}

/** The contract's terms of a fund. Texts are empty and dates null where unknown. */
export interface Terms {
  fullName: string
  establishDate: Date8 | null
  custodianName: string
  registrarName: string
  aim: string
  scope: string
  strategy: string
  riskReturn: string
  dividendRule: string
}

/**
 * The filings about funds, as of the moment that each question names. Unknown codes have nothing.
 */
export interface Archives {
  terms(code: string): Terms | null
  /** Oldest first. */
  tenures(code: string, now: Time14): readonly Tenure[]
  /** The times of a person at funds, as of the moment. */
  tenuresBy(managerId: string, now: Time14): readonly { code: string; tenure: Tenure }[]
  /** Codes of the funds that a person manages now. */
  managedBy(managerId: string): readonly string[]
  /** Of the reports that are out, oldest first. */
  reportDates(code: string, now: Time14): readonly Date8[]
  /** The reports of quarters that are out with their papers, newest first. */
  quarterReports(code: string, now: Time14): readonly { end: Date8; filing: Filing<string> }[]
  portfolio(code: string, reportDate: Date8): Portfolio | null
  /** Oldest first. */
  scales(code: string, now: Time14): readonly Scale[]
  documents(code: string, now: Time14): readonly StandingFiling[]
  /** Newest first. */
  announcements(code: string, now: Time14): readonly NewsFiling[]
  filing(documentId: string, now: Time14): Filing<string> | null
}
