import { addDays, type Time14 } from '#domain/calendar/calendar-date.ts'
import { brand } from '#domain/brand.ts'
import { sceneAgreements } from '#test/sandbox/departments/identity/agreements.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import type { Persona } from '#test/sandbox/people/persona.ts'
import {
  buyInThePast,
  sellInThePast,
} from '#test/sandbox/departments/trading/seed-personas-trades.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { openMember } from '#test/sandbox/departments/members/members.ts'

/** Days ago. What was sold gave points for three hundred days. */
const HELD = { bought: 377, sold: 76 }

/** Fills in the money held for a year, or most of one, then the membership. */
export function seedMember(db: Database, market: Market, persona: Persona, now: Time14): void {
  const { userId, heldMoney, memberFor } = persona
  if (heldMoney) seedPast(db, market, { userId, ...heldMoney }, now)
  if (memberFor === undefined) return
  const hash = sceneAgreements('vip')[0]?.hash ?? ''
  const time = `${addDays(now.slice(0, 8), -memberFor)}100000`
  openMember(db, market, { userId, hash, time }, now)
}

interface Past extends NonNullable<Persona['heldMoney']> {
  readonly userId: string
}

function seedPast(
  db: Database,
  market: Market,
  { userId, amount, sold: isSold }: Past,
  now: Time14,
): void {
  const fund = market.fund(brand.walletFundCode)
  const today = now.slice(0, 8)
  const tradingDay = (ago: number) => {
    let day = addDays(today, -ago)
    while (!market.isTradingDay(day)) day = addDays(day, 1)
    return day
  }
  const [bought, sold] = [tradingDay(HELD.bought), tradingDay(HELD.sold)]
  const point = market.pointOn(brand.walletFundCode, bought, now)
  // With loaded data the fund may have no value of that day.
  if (!fund || !point) return
  const until = isSold ? `${sold}100000` : now
  buyInThePast(db, market, userId, { fund, amount, point, until })
  if (isSold) sellInThePast(db, market, userId, { fund, date: sold, part: 1 })
}
