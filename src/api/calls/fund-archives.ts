/** The files about a fund: people, holdings, documents, histories (/fund_detail). All assumed. */
import * as v from 'valibot'
import { query } from '#api/endpoint.ts'
import { feeRates } from '#api/entities.ts'
import { date8, fundCode, fundRiskLevel, page, total } from '#api/fields.ts'
import { money, nav, percent, perShare, shares } from '#api/figures.ts'
import { rows } from '#api/rows.ts'

const base = { method: 'GET', needsUser: false, errors: ['notFound'], source: 'assumed' } as const

export const queryFundArchives = query({
  ...base,
  name: 'queryFundArchives',
  about: "Gives the contract's words on a fund: parties, aim, scope, strategy, benchmark.",
  path: '/api/fund/queryFundArchives',
  request: v.object({ fundCode }),
  payload: v.object({
    /** Texts are empty where the provider has none. */
    fullName: v.string(),
    establishDate: v.nullable(date8),
    companyName: v.string(),
    custodianName: v.string(),
    registrarName: v.string(),
    aim: v.string(),
    scope: v.string(),
    strategy: v.string(),
    benchmark: v.string(),
    riskReturn: v.string(),
    dividendRule: v.string(),
  }),
})

/** Present managers first, then past ones by the end of their time. */
export const listFundManagers = query({
  ...base,
  name: 'listFundManagers',
  about: 'Lists those who manage and managed a fund.',
  path: '/api/fund/listFundManagers',
  request: v.object({ fundCode }),
  payload: v.object({
    managers: rows(
      v.object({
        managerId: v.string(),
        managerName: v.string(),
        headerUrl: v.string(),
        profile: v.string(),
        from: date8,
        /** Null: still. */
        to: v.nullable(date8),
        /** Of the fund in that time, percent. */
        tenureReturn: v.nullable(percent),
        /** Assets of all funds managed now, yuan. */
        managedScale: v.nullable(money),
        otherFunds: rows(v.object({ fundCode, fundName: v.string() })),
      }),
    ),
  }),
})

/** Shares are percent of net assets: their sum is above 100 where the fund borrows. */
const part = v.object({ name: v.string(), share: percent })
const security = v.object({
  code: v.string(),
  name: v.string(),
  share: percent,
  /** Percentage points against the report before; null when new. */
  change: v.nullable(percent),
})

export const queryFundHoldings = query({
  ...base,
  name: 'queryFundHoldings',
  about:
    "Gives a report's holdings: assets, industries, ten largest stocks and five largest bonds.",
  path: '/api/fund/queryFundHoldings',
  /** Without a date: the latest report. */
  request: v.object({ fundCode, reportDate: v.optional(date8) }),
  payload: v.object({
    reportDate: v.nullable(date8),
    /** Of all reports, newest first. */
    reportDates: rows(date8),
    assets: rows(part),
    industries: rows(part),
    stocks: rows(security),
    bonds: rows(security),
  }),
})

/** FundConversionStrategy. */
export const listPositionChanges = query({
  ...base,
  name: 'listPositionChanges',
  about: "Lists how a fund's largest positions changed, report by report, newest first.",
  path: '/api/fund/listPositionChanges',
  /** With a date: that report alone. */
  request: v.object({ ...page, fundCode, reportDate: v.optional(date8) }),
  payload: v.object({
    total,
    records: rows(
      v.object({
        reportDate: date8,
        /** The time when it came out. */
        publishedDate: date8,
        beforeDate: date8,
        /**
         * The share of the ten largest stocks together, percent of net assets; null without stocks.
         */
        topShare: v.nullable(v.object({ before: percent, after: percent })),
        /** Of the stocks, percent a year; the reports of June and December alone state it. */
        turnover: v.nullable(percent),
        changes: rows(
          v.object({
            kind: v.picklist(['stock', 'bond']),
            code: v.string(),
            name: v.string(),
            before: percent,
            after: percent,
          }),
        ),
      }),
    ),
  }),
})

const document = {
  documentId: v.string(),
  title: v.string(),
  date: date8,
  /** For the /static screen: a PDF or a page. */
  url: v.string(),
  bytes: total,
}

/** FundFiles. */
export const listFundDocuments = query({
  ...base,
  name: 'listFundDocuments',
  about: "Lists a fund's standing documents: contract, prospectus, product summary, custody.",
  path: '/api/fund/listFundDocuments',
  request: v.object({ fundCode }),
  payload: v.object({
    documents: rows(
      v.object({
        ...document,
        kind: v.picklist(['contract', 'prospectus', 'summary', 'custody', 'risk']),
      }),
    ),
  }),
})

export const listFundAnnouncements = query({
  ...base,
  name: 'listFundAnnouncements',
  about: "Lists a fund's announcements and periodic reports, newest first.",
  path: '/api/fund/listFundAnnouncements',
  request: v.object({
    ...page,
    fundCode,
    kind: v.optional(v.picklist(['report', 'dividend', 'people', 'trading', 'other'])),
  }),
  payload: v.object({
    total,
    records: rows(
      v.object({
        ...document,
        kind: v.picklist(['report', 'dividend', 'people', 'trading', 'other']),
      }),
    ),
  }),
})

export const listFundDividends = query({
  ...base,
  name: 'listFundDividends',
  about: 'Lists the dividends that a fund paid, newest first.',
  path: '/api/fund/listFundDividends',
  request: v.object({ fundCode }),
  payload: v.object({
    dividends: rows(
      v.object({
        /** Null, like the day of payment, where the provider does not know it. */
        recordDate: v.nullable(date8),
        exDate: date8,
        payDate: v.nullable(date8),
        perShare,
      }),
    ),
  }),
})

/** fundScale. */
export const listFundScales = query({
  ...base,
  name: 'listFundScales',
  about: "Gives a fund's assets and shares at each report date, oldest first.",
  path: '/api/fund/listFundScales',
  request: v.object({ fundCode }),
  payload: v.object({
    scales: rows(
      v.object({
        date: date8,
        /** Yuan. */
        scale: money,
        totalShares: shares,
        /** Percent held by institutions; null where the report does not say. */
        institutionShare: v.nullable(percent),
      }),
    ),
  }),
})

/** Classes A, C, Y ... of one fund: same holdings, other fees. */
export const listFundClasses = query({
  ...base,
  name: 'listFundClasses',
  about: 'Compares the share classes of a fund: NAV, fees, who may buy them.',
  path: '/api/fund/listFundClasses',
  request: v.object({ fundCode }),
  payload: v.object({
    classes: rows(
      v.object({
        fundCode,
        fundName: v.string(),
        className: v.string(),
        fundRiskLevel,
        nav,
        navDate: date8,
        yearReturn: v.nullable(percent),
        ...feeRates,
        /** Y classes are for pension accounts alone. */
        pensionOnly: v.boolean(),
      }),
    ),
  }),
})
