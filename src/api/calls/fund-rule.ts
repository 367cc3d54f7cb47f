/**
 * Lists of funds by rule: boards, lists to pick from, how many fit what a user narrows by, and the
 * companies. All assumed (rules.md#fund-lists).
 */
import * as v from 'valibot'
import { fmUid } from '#api/content-entities.ts'
import { query } from '#api/endpoint.ts'
import { count, date8, fundCode, fundRiskLevel, page, text, total } from '#api/fields.ts'
import { factor, money, nav, orderMoney, per10k, percent } from '#api/figures.ts'
import { rows } from '#api/rows.ts'
import { BANDS } from '#domain/fund/fixed-plus.ts'
import {
  companyId,
  figureKey,
  fundRule,
  order,
  RULE_GROUPS,
  ruleId,
  span,
} from '#domain/fund/rule/fund-rule.ts'
import { matching } from '#domain/text-formats.ts'
import { applyStatus } from './fund.ts'

const read = { method: 'GET', needsUser: false, source: 'assumed' } as const

const most = matching(/^\d{1,3}(?:\.\d{1,2})?$/, 'Percent, at most')

/** The conditions that narrow a list; the same fields in every call. */
const conditions = {
  /** Any of these types, with commas between. */
  type: v.optional(matching(/^[1-9](?:,[1-9]){0,8}$/, 'Types of funds')),
  /** Any of these levels, with commas between. */
  risk: v.optional(matching(/^[1-5](?:,[1-5]){0,4}$/, 'Risk levels of funds')),
  company: v.optional(companyId),
  /** One of the rule's themes. */
  theme: v.optional(text(10)),
  /** The manager of the fund now. */
  fmUid: v.optional(fmUid),
  /** Code, part of the name, or pinyin initials. */
  words: v.optional(text(40)),
  /** The deepest fall of three years. */
  maxDrawdown: v.optional(most),
  maxFee: v.optional(most),
  maxMinAmount: v.optional(orderMoney),
  minAgeMonths: v.optional(count(600)),
  minManagerMonths: v.optional(count(600)),
  /** Only what a regular plan can buy. */
  plan: v.optional(v.literal('1')),
  /** Can be sold without a fee after so many days. */
  holdDays: v.optional(count(3_650)),
}

/** Percent, days, years or a count, as the figure's row in `FIGURES` says. */
const figure = v.nullable(percent)

const ruledFund = v.object({
  fundCode,
  fundName: v.string(),
  fundTypeCode: v.string(),
  fundTypeName: v.string(),
  fundRiskLevel,
  nav,
  navDate: date8,
  incomePer10k: v.nullable(per10k),
  sevenDayYield: v.nullable(percent),
  applyStatus,
  minAmount: money,
  discount: v.nullable(factor),
  /** Least of one instalment; null where no plan can buy it. */
  planMinAmount: v.nullable(money),
  /** Null for a fund without the figure, and where no places are shown. */
  rank: v.nullable(total),
  /** The figure by which the list is sorted. */
  figure,
  /** The rule's further figures, in its order. */
  columns: v.array(figure),
  /** The risk figure shown next to every return, for the list's span; null where that has none. */
  risk: v.nullable(
    v.object({
      from: date8,
      to: date8,
      own: v.nullable(percent),
      benchmark: v.nullable(percent),
      /** 0 or above. */
      maxDrawdown: v.nullable(percent),
      volatility: v.nullable(percent),
    }),
  ),
})

export const listFundRules = query({
  ...read,
  name: 'listFundRules',
  about: 'Lists the rules by which funds are listed, each with its first three funds.',
  path: '/api/fund/listFundRules',
  request: v.object({ group: v.optional(v.picklist(RULE_GROUPS)) }),
  payload: v.object({
    date: date8,
    rules: rows(
      v.object({
        rule: fundRule,
        total,
        /** The number of them that have the figure. */
        peers: total,
        top: v.pipe(rows(ruledFund), v.maxLength(3)),
      }),
    ),
  }),
})

/** A rule that was withdrawn, or never published, is not found. Never by what others buy or hold. */
export const queryFundList = query({
  ...read,
  name: 'queryFundList',
  about: 'Lists the funds of one rule, narrowed and sorted, page by page.',
  path: '/api/fund/queryFundList',
  errors: ['notFound'],
  request: v.object({
    ...page,
    ...conditions,
    ruleId,
    /** One of the rule's spans; its first one where absent, and the same for the next two. */
    span: v.optional(span),
    /** The rule's figure or one of its columns. */
    sort: v.optional(figureKey),
    order: v.optional(order),
  }),
  payload: v.object({
    rule: fundRule,
    /** Of the newest values; each row has days of its own. */
    date: date8,
    total,
    /** The number of funds that the places are among. */
    peers: total,
    /** The manager requested by `fmUid`; empty without one. */
    managerName: v.string(),
    records: rows(ruledFund),
  }),
})

/** Results of the past, percent at the quantiles of publicity: 5, 50 and 95. */
const quantiles = v.tuple([percent, percent, percent])

export const queryFixedPlusBand = query({
  ...read,
  name: 'queryFixedPlusBand',
  about: 'Describes the funds of a band of 固收+: what they hold, how their results were spread.',
  path: '/api/fund/queryFixedPlusBand',
  request: v.object({ band: v.picklist(BANDS) }),
  payload: v.object({
    date: date8,
    /** The number of funds, one class of each; none where their reports are not known. */
    funds: total,
    /** Results of a year from each day of the last three years on which one could have bought. */
    outcomes: v.object({
      from: date8,
      to: date8,
      startDays: total,
      /** Null where there are too few days. */
      results: v.nullable(quantiles),
    }),
    /** From the deepest point of three years back to the peak before it. */
    recovery: v.object({
      funds: total,
      /** The number of those that have not been back there yet. */
      open: total,
      shortest: v.nullable(total),
      median: v.nullable(total),
      longest: v.nullable(total),
    }),
    /** Averages of the funds' reports, the newest first. */
    reports: rows(
      v.object({ reportDate: date8, funds: total, stock: percent, bond: percent, other: percent }),
    ),
  }),
})

const counted = <Key extends v.GenericSchema>(key: Key) => rows(v.object({ key, total }))

export const countFunds = query({
  ...read,
  name: 'countFunds',
  about: 'Counts the funds of one rule that fit conditions, and what other choices would give.',
  path: '/api/fund/countFunds',
  errors: ['notFound'],
  request: v.object({ ...conditions, ruleId }),
  payload: v.object({
    total,
    /** The number without each of the conditions of the request. */
    byCondition: counted(v.string()),
    /** The number with each other choice, the other conditions as they are; none has no row. */
    byType: counted(v.string()),
    byRisk: counted(fundRiskLevel),
    byTheme: counted(v.string()),
  }),
})

export const listCompanies = query({
  ...read,
  name: 'listCompanies',
  about: 'Lists fund companies, the own one first and marked, then those with the most funds.',
  path: '/api/fund/listCompanies',
  request: v.object({
    words: v.optional(text(40)),
    letter: v.optional(matching(/^[A-Z]$/, 'The first letter of the name in pinyin')),
  }),
  payload: v.object({
    /** None where the provider does not know them. */
    companies: rows(
      v.object({
        companyId,
        name: v.string(),
        /** The name's first letter in pinyin; empty where it is not known. */
        letter: v.string(),
        /** The number, share classes counted each. */
        funds: total,
        /** Types of which it has funds. */
        types: rows(v.string()),
        /** The first day of its oldest fund; null where it is not known. */
        since: v.nullable(date8),
        own: v.boolean(),
      }),
    ),
  }),
})
