import type { Date8, Time14 } from '#domain/calendar/calendar-date.ts'
import { addTradingDays, tradingDayBefore } from '#domain/calendar/trading-dates.ts'
import { guessBounds } from '#domain/contest/guess.ts'
import { RANKED_AT } from '#domain/contest/ranking.ts'
import { add, maximum, minimum, multiply, roundTo, type Decimal } from '#domain/money/money.ts'
import { campaignTerms } from '#test/sandbox/departments/activity/campaign-terms.ts'
import { noteJoin } from '#test/sandbox/departments/activity/campaigns.ts'
import { PUZZLE } from '#test/sandbox/departments/activity/catalogue.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { userById } from '#test/sandbox/kernel/store/users.ts'
import { noteGuess, settleGuesses } from './guesses.ts'

/** The user who has guessed from the start. */
const GUESSER = 'finisher'

/**
 * The distance of each of the last twenty guesses from the close, percent; the newest is today's.
 */
const OFF = [
  '0.4',
  '-0.05',
  '1.2',
  '0.22',
  '-0.8',
  '0',
  '0.35',
  '-2.1',
  '0.09',
  '0.6',
  '-0.28',
  '1.5',
  '-0.45',
  '0.15',
  '-0.7',
  '0.3',
  '2.4',
  '-0.12',
  '0.48',
  '-1.1',
] as const

/** The place of the round whose close was not published. */
const UNPUBLISHED = 8

type Closes = (day: Date8) => { readonly close: Decimal; readonly before: Decimal } | null

/** Twenty rounds up to the day of the start, all but today's settled in their evenings. */
export function guessesSoFar(
  db: Database,
  market: Market,
  began: Time14,
  closesOf: (db: Database, market: Market) => Closes,
): void {
  if (userById(db, GUESSER) === undefined) return
  const { isTradingDay } = market
  const closes = closesOf(db, market)
  const today = began.slice(0, 8)
  let first = addTradingDays(today, 1, isTradingDay)
  for (const _ of OFF) first = tradingDayBefore(first, isTradingDay)
  const consentId = campaignTerms(PUZZLE).consentId ?? ''
  const time: Time14 = `${tradingDayBefore(first, isTradingDay)}160000`
  noteJoin(db, { activityId: PUZZLE, userId: GUESSER, consentId, time })
  let next = first
  for (const [at, off] of OFF.entries()) {
    const day = next
    next = addTradingDays(day, 1, isTradingDay)
    const known = closes(day) ?? closes(tradingDayBefore(day, isTradingDay))
    if (known === null) return
    const { low, high } = guessBounds(known.before)
    const near = add(known.close, multiply(known.close, multiply(off, '0.01')))
    const guess = roundTo(minimum(high, maximum(low, near)), 2)
    const made = `${tradingDayBefore(day, isTradingDay)}193000`
    noteGuess(db, { activity_id: PUZZLE, user_id: GUESSER, day, guess, time: made })
    if (day >= today) continue
    const published = at === UNPUBLISHED ? () => null : closes
    settleGuesses(db, published, day, `${day}${RANKED_AT}`)
  }
}
