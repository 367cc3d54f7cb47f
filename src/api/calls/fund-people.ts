/** The people behind a fund and their words: managers, reports, common questions. All assumed. */
import * as v from 'valibot'
import { fmUid } from '#api/content-entities.ts'
import { mutation, query } from '#api/endpoint.ts'
import { date8, fundCode, total } from '#api/fields.ts'
import { money, percent } from '#api/figures.ts'
import { rows } from '#api/rows.ts'
import { FAQ_CATEGORIES } from '#domain/fund/fund-answers.ts'
import { matching } from '#domain/text-formats.ts'

const read = { method: 'GET', needsUser: false, errors: ['notFound'], source: 'assumed' } as const

/** One person's time at one fund. Returns are null under six months and of money-market funds. */
const tenure = v.object({
  fundCode,
  fundName: v.string(),
  fundTypeCode: v.string(),
  fundTypeName: v.string(),
  from: date8,
  /** Null: still. */
  to: v.nullable(date8),
  /** The days that the figures count from and to. */
  valueFrom: v.nullable(date8),
  valueTo: v.nullable(date8),
  /** Percent over that span, dividends reinvested. */
  tenureReturn: v.nullable(percent),
  benchmark: v.nullable(percent),
  /** The deepest fall, 0 or above. */
  drawdown: v.nullable(percent),
})

export const queryManager = query({
  ...read,
  name: 'queryManager',
  about: "Gives one of the company's fund managers with the funds of now and before.",
  path: '/api/fund/queryManager',
  request: v.object({ fmUid }),
  payload: v.object({
    fmUid,
    name: v.string(),
    /** Post and 从业资格编号. */
    title: v.string(),
    certNo: v.string(),
    profile: v.string(),
    style: v.string(),
    /** The first day as manager of a fund; null where there was none. */
    since: v.nullable(date8),
    /** Years in the trade. */
    years: total,
    /** The day on which the person left the company; null: still there. */
    left: v.nullable(date8),
    /** Of all funds managed now, yuan, by their newest reports up to `assetsDate`. */
    assets: v.nullable(money),
    assetsDate: v.nullable(date8),
    now: rows(tenure),
    before: rows(tenure),
    /** The people who manage funds together with this person. */
    coManagers: rows(v.object({ fmUid, name: v.string(), fundNames: rows(v.string()) })),
  }),
})

export const queryFundReports = query({
  ...read,
  name: 'queryFundReports',
  about: "Gives the manager's words of a fund's newest reports, and when the next one is due.",
  path: '/api/fund/queryFundReports',
  request: v.object({ fundCode }),
  payload: v.object({
    /** At most four, newest first. */
    reports: rows(
      v.object({
        reportDate: date8,
        kind: v.picklist(['quarter', 'half', 'year']),
        title: v.string(),
        publishDate: date8,
        review: v.string(),
        outlook: v.string(),
        /** For the /static screen. */
        url: v.string(),
      }),
    ),
    nextDue: date8,
  }),
})

const faqId = matching(/^[a-z][a-z0-9-]{1,31}$/, 'Names a question')

export const listFundFaq = query({
  ...read,
  name: 'listFundFaq',
  about: 'Lists common questions about funds of its type; figures in the answers are named.',
  path: '/api/fund/listFundFaq',
  request: v.object({ fundCode }),
  payload: v.object({
    faqs: rows(
      v.object({
        faqId,
        category: v.picklist(FAQ_CATEGORIES),
        question: v.string(),
        /** With names of figures in braces (`fund-answers.ts`), which the page fills in. */
        answer: v.string(),
        /** The number of those that found it helpful. */
        helpful: total,
        /** True if the user is one of them; null without a user. */
        mine: v.nullable(v.boolean()),
      }),
    ),
  }),
})

/** The second time changes nothing. */
export const markFaqHelpful = mutation({
  name: 'markFaqHelpful',
  about: 'Notes that an answer helped the user, once.',
  method: 'POST',
  path: '/api/fund/markFaqHelpful',
  progress: 'none',
  effect: 'other',
  idempotency: 'repeatable',
  errors: ['notFound'],
  source: 'assumed',
  request: v.object({ faqId }),
  payload: v.object({ helpful: total }),
})
