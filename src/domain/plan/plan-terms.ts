/** The terms that a plan may have before it is made: rules.md#plan-terms. */
import { addMonths } from '#domain/calendar/add-months.ts'
import type { Date8 } from '#domain/calendar/calendar-date.ts'
import { compare, minimum, parseDecimal, type Decimal } from '#domain/money/money.ts'
import type { PurchaseLimits } from '#domain/order/purchase-amount.ts'
import { percentForm } from '#domain/text/number-forms.ts'
import { smartRange } from './smart-ladder.ts'

/** Percent of profit at which a plan may stop. */
export const GOAL = { least: '5', most: '100' } as const

export type GoalProblem = 'empty' | 'notANumber' | 'outOfRange'

/** Returns what is wrong with a goal as typed, percent; null: nothing. */
export function goalProblem(text: string): GoalProblem | null {
  if (text.trim() === '') return 'empty'
  const goal = parseDecimal(text)
  if (goal === null) return 'notANumber'
  if (compare(goal, GOAL.least) < 0 || compare(goal, GOAL.most) > 0) return 'outOfRange'
  return percentForm.fits(text) ? null : 'notANumber'
}

/** The way in which a plan is paid: what a card allows, or what the wallet holds now. */
export interface Payer {
  readonly singleLimit: Decimal
  readonly dayLimit: Decimal
  /** Null for the card itself. */
  readonly walletBalance: Decimal | null
}

/**
 * The limits of one instalment. What was paid today says nothing of the day of a debit, and a
 * wallet is filled until then.
 */
export function instalmentLimits(
  fund: { readonly minAmount: Decimal; readonly amountStep: Decimal; readonly maxAmount: Decimal },
  payer: Payer | null,
): PurchaseLimits {
  const card =
    payer === null || payer.walletBalance !== null
      ? null
      : { singleLimit: payer.singleLimit, dayLeft: payer.dayLimit }
  return { ...fund, dailyLeft: null, card }
}

export type PlanWarning =
  /** The wallet holds less than the next debit may take. */
  | { readonly code: 'walletShort'; readonly needs: Decimal }
  /** The highest debit of a smart plan is above what the card pays at once. */
  | { readonly code: 'aboveCard'; readonly most: Decimal; readonly limit: Decimal }

/** Returns what may make a debit of these terms fail, although they may be agreed to. */
export function planWarnings(
  { amount, smart }: { readonly amount: Decimal; readonly smart: boolean },
  payer: Payer,
): PlanWarning[] {
  const most = smart ? smartRange(amount).most : amount
  if (payer.walletBalance !== null)
    return compare(payer.walletBalance, most) < 0 ? [{ code: 'walletShort', needs: most }] : []
  const limit = minimum(payer.singleLimit, payer.dayLimit)
  return smart && compare(most, limit) > 0 ? [{ code: 'aboveCard', most, limit }] : []
}

/** Over how long a back-test runs. */
export const SPANS = ['1', '3', '5', 'all'] as const
export type PlanSpan = (typeof SPANS)[number]

/** Before any fund of the country. */
const BEFORE_ALL = '200001'

/** The whole months of a span, up to the one before the month of `today`. */
export function spanMonths(
  span: PlanSpan,
  today: Date8,
): { readonly from: string; readonly to: string } {
  const thisMonth = `${today.slice(0, 6)}01`
  const month = (back: number) => addMonths(thisMonth, -back).slice(0, 6)
  return { from: span === 'all' ? BEFORE_ALL : month(12 * Number(span)), to: month(1) }
}

/**
 * Returns whether a fund is too young for a span: its first debit fell in a later month than the
 * span's.
 */
export const isYounger = (span: PlanSpan, today: Date8, firstDate: Date8 | null): boolean =>
  span !== 'all' && firstDate !== null && firstDate.slice(0, 6) > spanMonths(span, today).from
