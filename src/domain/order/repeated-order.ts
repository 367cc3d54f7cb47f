/**
 * Says whether an order was placed before: people who are not sure that a tap has worked order once
 * more.
 */
import { secondsBetween, type Time14 } from '#domain/calendar/calendar-date.ts'
import { compare, type Decimal } from '#domain/money/money.ts'

export type OrderKind = 'purchase' | 'redeem' | 'fastRedeem' | 'convert'

/** The order that is about to be placed. */
export interface OrderAsked {
  readonly kind: OrderKind
  readonly fundCode: string
  /** Of a conversion: the fund that it goes into. */
  readonly targetFundCode: string | null
  /** Card or wallet, by the name that records give it. */
  readonly account: string
  /** Yuan of a purchase or a quick withdrawal, else shares. */
  readonly figure: Decimal
}

/** The facts that a record must have to be compared (rules.md#transaction-record). */
export interface PlacedOrder {
  readonly applyNo: string
  readonly businessCode: string
  readonly status: string
  readonly fundCode: string
  readonly targetFundCode: string | null
  readonly channelName: string
  readonly applicationAmt: Decimal
  readonly applicationVol: Decimal | null
  readonly operTime: Time14
}

const DAY_SECONDS = 86_400

/**
 * rules.md#business-codes: subscription 20 and purchase 22; redemption 24; quick withdrawal 98;
 * conversion 36.
 */
const CODES: { readonly [K in OrderKind]: readonly string[] } = {
  purchase: ['20', '22'],
  redeem: ['24'],
  fastRedeem: ['98'],
  convert: ['36'],
}

/** Not confirmed, failed, cancelled, closed: ordering once more is what one would do. */
const ENDED_WITHOUT: ReadonlySet<string> = new Set(['2', '4', '6', '7'])

/** The newest order of the last 24 hours that is identical to the requested one, or null. */
export function sameOrder<O extends PlacedOrder>(
  asked: OrderAsked,
  placed: readonly O[],
  now: Time14,
): O | null {
  const byAmount = asked.kind === 'purchase' || asked.kind === 'fastRedeem'
  const same = placed.filter((order) => {
    const figure = byAmount ? order.applicationAmt : order.applicationVol
    return (
      CODES[asked.kind].includes(order.businessCode) &&
      !ENDED_WITHOUT.has(order.status) &&
      order.fundCode === asked.fundCode &&
      order.targetFundCode === asked.targetFundCode &&
      order.channelName === asked.account &&
      figure !== null &&
      compare(figure, asked.figure) === 0 &&
      secondsBetween(order.operTime, now) < DAY_SECONDS
    )
  })
  return same.reduce<O | null>(
    (newest, order) => (newest === null || order.operTime > newest.operTime ? order : newest),
    null,
  )
}
