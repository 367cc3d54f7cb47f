/** Regular investment: reading plans (/directInvest; rules.md#regular-plans). All assumed. */
import * as v from 'valibot'
import { query } from '#api/endpoint.ts'
import { date8, fundCode, month6, page, text, time14, total } from '#api/fields.ts'
import { money, percent, perShare, shares, orderMoney } from '#api/figures.ts'
import { overseasDays } from '#api/overseas-days.ts'
import { rows } from '#api/rows.ts'

/** Made by the provider when the plan is created. */
export const planNo = text(64)

/** `keep` is the ordinary plan of the keep challenge. */
export const planType = v.picklist(['ordinary', 'smart', 'keep'])

/**
 * The time when a plan debits. `cycleDay`: 1 Monday to 5 Friday for weekly and fortnightly, 1 to 31
 * for monthly (the month's last day where it is shorter), null for daily. A fortnightly plan counts
 * from its first debit.
 */
export const planCycle = {
  cycle: v.picklist(['daily', 'weekly', 'fortnightly', 'monthly']),
  cycleDay: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(31))),
}

/** A smart plan's measure: the index, and over how many trading days it is averaged. */
export const smartTerms = {
  indexCode: v.pipe(v.string(), v.regex(/^\d{6}$/)),
  averageDays: v.picklist([180, 250, 500]),
}

/**
 * Paid from this card, or from its wallet where `channelId` is the balance product's; without a name
 * once the card is untied.
 */
const planSource = { bankSerial: v.string(), channelId: v.string(), channelName: v.string() }

export const plan = v.object({
  planNo: v.string(),
  planName: v.string(),
  planType,
  /** 20002001 for smart plans (rules.md#kinds-channels-and-products). */
  productCode: v.string(),
  fundCode,
  fundName: v.string(),
  ...planCycle,
  /** Yuan per instalment; of a smart plan the base. */
  amount: money,
  smart: v.nullable(v.object({ ...smartTerms, indexName: v.string() })),
  ...planSource,
  /** `abnormal`: its card is unbound, so nothing is debited. */
  status: v.picklist(['running', 'paused', 'abnormal', 'terminated']),
  /** The reason why it is abnormal or terminated. */
  statusReason: v.string(),
  /** Null where nothing will be debited. */
  nextDebitDate: v.nullable(date8),
  /** With the closed days that move the next debit. */
  ...overseasDays,
  /** Of a smart plan on the next day only, once its index close is known. */
  nextAmount: v.nullable(money),
  /** The debit that the user chose to skip. */
  skipDate: v.nullable(date8),
  /** In a row; three end the plan. */
  failures: total,
  paidTimes: total,
  paidAmount: money,
  /** Stops with a redemption proposal at this profit, percent; null: none. */
  stopProfitRate: v.nullable(percent),
  createTime: time14,
  endTime: v.nullable(time14),
})

/**
 * The reason why the next debit of a plan must fail as things are, in the order in which a debit
 * finds out.
 */
const planObstacle = {
  kind: v.picklist([
    'fundSuspended',
    'walletShort',
    'cardUnavailable',
    'overLimit',
    'riskMismatch',
  ]),
  reason: v.string(),
}

/** The list is empty where real funds are loaded without an index. */
export const listPlanIndexes = query({
  name: 'listPlanIndexes',
  about: 'Lists the indexes that a smart plan may follow, the usual one first.',
  method: 'GET',
  path: '/api/plan/listIndexes',
  source: 'assumed',
  request: v.object({}),
  payload: v.object({
    serverTime: time14,
    indexes: rows(
      v.object({
        indexCode: smartTerms.indexCode,
        indexName: v.string(),
        /** The averages for which it has closes enough. */
        averageDays: rows(smartTerms.averageDays),
      }),
    ),
  }),
})

/** directInvestManage, directInvestCease, SmartSubscribeList. */
export const listPlans = query({
  name: 'listPlans',
  about: "Lists the user's plans, next debit first; ended ones last ended first.",
  method: 'GET',
  path: '/api/plan/listPlans',
  source: 'assumed',
  request: v.object({
    ended: v.picklist(['0', '1']),
    planType: v.optional(planType),
    fundCode: v.optional(fundCode),
  }),
  payload: v.object({
    serverTime: time14,
    plans: rows(plan),
    /**
     * Every debit that is due from now to the day `through`, thirty days on, oldest first: of a
     * smart plan the base, until its amount is known.
     */
    through: date8,
    upcoming: v.array(v.object({ date: date8, planNo: v.string(), amount: money })),
    obstacles: rows(v.object({ planNo: v.string(), ...planObstacle })),
    /** The result of each one's confirmed instalments; see `queryPlan`. */
    results: rows(
      v.object({ planNo: v.string(), confirmingAmount: money, profit: money, profitRate: percent }),
    ),
  }),
})

export const queryPlan = query({
  name: 'queryPlan',
  about: 'Shows one plan, with what its instalments have made.',
  method: 'GET',
  path: '/api/plan/queryPlan',
  errors: ['notFound'],
  source: 'assumed',
  request: v.object({ planNo }),
  payload: v.object({
    serverTime: time14,
    plan,
    /** Of `paidAmount`, what is not confirmed yet: it is in none of the figures below. */
    confirmingAmount: v.optional(money, '0.00'),
    /** Of its confirmed instalments, as if held since. */
    shares,
    marketValue: money,
    profit: money,
    profitRate: percent,
    /** Yuan per share. */
    averageCost: v.nullable(v.string()),
    /** True if it may not be stopped now: its debit day before 15:00. */
    debitDayLock: v.boolean(),
    obstacle: v.nullable(v.object(planObstacle)),
    /** The user, three failures in a row, or the goal; null while it has not ended. */
    endedBy: v.nullable(v.picklist(['user', 'failures', 'goal'])),
  }),
})

export const listPlanRecords = query({
  name: 'listPlanRecords',
  about: "Lists a plan's instalments, newest first: paid, failed with the reason, or skipped.",
  method: 'GET',
  path: '/api/plan/listPlanRecords',
  errors: ['notFound'],
  source: 'assumed',
  request: v.object({ ...page, planNo }),
  payload: v.object({
    total,
    records: rows(
      v.object({
        debitDate: date8,
        state: v.picklist(['paid', 'failed', 'skipped']),
        amount: money,
        /** Percent of the base; 100 for ordinary plans. */
        share: percent,
        reason: v.string(),
        /** The order; `''` where there is none. */
        applyNo: v.string(),
      }),
    ),
  }),
})

/** `amount` is the base; the answer shows what a plan made now would do first. */
export const previewPlan = query({
  name: 'previewPlan',
  about: 'Says when a plan made now would debit, after holidays, and how much.',
  method: 'POST',
  path: '/api/plan/previewPlan',
  encoding: 'json',
  errors: ['notFound'],
  source: 'assumed',
  /** `planNo`: of a plan that is being edited, whose fortnights go on where its cycle stays. */
  request: v.object({
    fundCode,
    ...planCycle,
    smart: v.nullable(v.object(smartTerms)),
    planNo: v.optional(planNo),
    /** The number of debits to name. */
    count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)), 6),
  }),
  payload: v.object({
    serverTime: time14,
    /** The day from which a fortnightly plan counts. */
    firstDay: date8,
    debitDates: v.array(date8),
    ...overseasDays,
    minAmount: money,
    amountStep: money,
    maxAmount: money,
    /**
     * The way in which the next rate would come about; null for ordinary plans or without the
     * index.
     */
    smart: v.nullable(
      v.object({
        indexDate: date8,
        indexClose: v.string(),
        average: v.string(),
        /** Percent above (positive) or below the average. */
        deviation: percent,
        /** Ten-day amplitude, percent. */
        amplitude: percent,
        /** Percent of the base amount. */
        share: percent,
      }),
    ),
  }),
})

/** Real NAVs, fees in; the lump sum invests the same money on the first day. */
export const backtestPlan = query({
  name: 'backtestPlan',
  about: 'Runs a plan over the past, against a lump sum.',
  method: 'POST',
  path: '/api/plan/backtestPlan',
  encoding: 'json',
  errors: ['notFound'],
  source: 'assumed',
  request: v.object({
    fundCode,
    amount: orderMoney,
    ...planCycle,
    smart: v.nullable(v.object(smartTerms)),
    from: month6,
    to: month6,
  }),
  payload: v.object({
    times: total,
    paidAmount: money,
    shares,
    marketValue: money,
    profitRate: percent,
    /** Yuan paid for a share, fees in. */
    averageCost: v.nullable(perShare),
    lumpSumMarketValue: money,
    lumpSumProfitRate: percent,
    /** The first debit and the day of the last value; null where there was no debit. */
    firstDate: v.nullable(date8),
    lastDate: v.nullable(date8),
    /** The place where each instalment left the plan: percent. */
    curve: v.array(v.object({ date: date8, plan: percent, lumpSum: percent })),
  }),
})
