import { formatAmount } from '#domain/money/format-figures.ts'
import * as v from 'valibot'
import type { Time14 } from '#domain/calendar/calendar-date.ts'
import { pensionPayment } from '#domain/pension/pension-quota.ts'
import { PENSION_ONLY } from '#test/sandbox/people/persona.ts'
import type { Fund } from '#test/sandbox/kernel/market/fund.ts'
import { yuan } from '#test/sandbox/kernel/store/cents.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import type { Card } from './purchase-terms.ts'

const cardRow = v.object({ bank_serial: v.string(), fund_account: v.number() })
type PensionCard = v.InferOutput<typeof cardRow>

/** The bound card of a user's pension account. */
export const pensionCard = (db: Database, userId: string): PensionCard | undefined =>
  db.get(
    cardRow,
    `SELECT bank_serial, fund_account FROM cards JOIN card_details USING (bank_serial)
     JOIN pension_accounts USING (user_id, card_no) WHERE user_id = ? AND bound = 1`,
    userId,
  )

/**
 * The cents of a pension account that are not invested: what was credited and what came back, less
 * what orders have taken.
 */
export function pensionCash(db: Database, userId: string, bankSerial: string, now: Time14): number {
  const credited = db.number(
    `SELECT coalesce(sum(amount), 0) AS amount FROM pension_contributions
     WHERE user_id = ? AND credit_time <= ?`,
    userId,
    now,
  )
  const taken = db.number(
    `SELECT coalesce(sum(amount), 0) AS amount FROM orders WHERE bank_serial = ?
     AND business_code IN ('20', '22') AND status NOT IN ('2', '4', '6', '7')`,
    bankSerial,
  )
  const returned = db.number(
    `SELECT coalesce(sum(payout), 0) AS amount FROM orders WHERE bank_serial = ? AND paid = 1
     AND business_code NOT IN ('20', '22')`,
    bankSerial,
  )
  return credited - taken + returned
}

const REASONS = {
  allowed: '',
  noFundAccount: '请先开通养老金基金账户',
  pensionCardOnly: '该份额只能用个人养老金资金账户购买',
  pensionFundsOnly: PENSION_ONLY,
} as const

/** The reason against a card for a fund, or empty: a pension account is for class Y alone. */
export function cardReason(
  fund: Pick<Fund, 'pensionOnly'>,
  card: Pick<Card, 'bank_serial' | 'unavailable_reason'>,
  pension: PensionCard | undefined,
): string {
  const { unavailable_reason: reason } = card
  if (reason !== '' && reason !== PENSION_ONLY) return reason
  const isPension = pension?.bank_serial === card.bank_serial
  return REASONS[
    pensionPayment(fund, { pension: isPension, fundAccount: pension?.fund_account === 1 })
  ]
}

/** The card with its limits cut to the money of a pension account. */
export function withinPension(
  db: Database,
  userId: string,
  card: Card,
  pension: PensionCard | undefined,
  now: Time14,
): Card {
  if (pension?.bank_serial !== card.bank_serial) return card
  const left = Math.max(0, pensionCash(db, userId, card.bank_serial, now))
  const most = (limit: number) => Math.min(limit, left)
  return { ...card, single_limit: most(card.single_limit), day_left: most(card.day_left) }
}

/** The words about an amount above the money of a pension account. */
export const pensionShort = (left: number): string =>
  `资金账户余额不足，可用 ${formatAmount(yuan(left))} 元`
