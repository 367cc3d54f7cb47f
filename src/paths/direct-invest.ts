import * as v from 'valibot'
import { applyNo, date8, fundCode, month6, text, time14 } from '#domain/text-formats.ts'
import { activityId, ofFund } from './fields.ts'
import { path } from './path.ts'

/** The act that was done to a plan, as the result says. */
export const PLAN_ACTS = ['create', 'edit', 'pause', 'resume', 'skip', 'end'] as const

const planNo = text(64)

/** The fields that the pre-trade gate adds (rules.md#pre-trade-gate). */
const confirmed = { isCheckedPre: v.optional(v.string()), cfmTime: v.optional(time14) }

/** Regular-investment plans. */
export const directInvestPaths = {
  /** Chooses between an ordinary and a smart plan. */
  directInvestType: path('/directInvest/directInvestType', {
    ...ofFund,
    ...confirmed,
  }),
  /** Makes a plan; with `planNo` edits it, or clones it where `clone` is 1. */
  directInvestCashier: path('/directInvest/directInvestCashier', {
    ...confirmed,
    fundCode: v.optional(fundCode),
    type: v.optional(v.picklist(['ordinary', 'smart'])),
    planNo: v.optional(planNo),
    clone: v.optional(v.literal('1')),
    /** Values to prefill the form with: yuan, and when it is debited. */
    amount: v.optional(v.pipe(v.string(), v.regex(/^\d{1,12}(\.\d{1,2})?$/))),
    cycle: v.optional(v.picklist(['daily', 'weekly', 'fortnightly', 'monthly'])),
    cycleDay: v.optional(v.pipe(v.string(), v.regex(/^(?:[1-9]|[12]\d|3[01])$/))),
  }),
  result: path('/directInvest/result', {
    applyNo: v.optional(applyNo),
    planNo: v.optional(planNo),
    act: v.optional(v.picklist(PLAN_ACTS)),
    /** Of the form to go back to, where nothing was received. */
    fundCode: v.optional(fundCode),
    clone: v.optional(v.literal('1')),
  }),
  directInvestManage: path('/directInvest/directInvestManage', {
    bankSerial: v.optional(activityId),
    fundCode: v.optional(fundCode),
    type: v.optional(v.picklist(['ordinary', 'smart', 'keep'])),
    status: v.optional(v.picklist(['running', 'paused', 'abnormal', 'terminated'])),
  }),
  /** Every debit of a month, over all plans. */
  planCalendar: path('/directInvest/planCalendar', {
    month: v.optional(month6),
    day: v.optional(date8),
  }),
  /** One card for all plans of another, `bankSerial`. */
  changeCard: path('/directInvest/changeCard', { bankSerial: v.optional(text(64)) }),
  /** A plan that has ended. */
  directInvestCease: path('/directInvest/directInvestCease', { planNo }),
  detail: path('/directInvest/detail', { planNo }),
  keepInvestCashier: path('/directInvest/keepInvestCashier', {
    ...confirmed,
    activityId: v.optional(activityId),
    fundCode: v.optional(fundCode),
    /** The cycle of a challenge that counts weeks; its own terms decide. */
    cycle: v.optional(v.literal('weekly')),
  }),
  keepInvestResult: path('/directInvest/keepInvestResult', {
    planNo: v.optional(planNo),
    applyNo: v.optional(applyNo),
    activityId: v.optional(activityId),
  }),
} as const
