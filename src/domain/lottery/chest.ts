/** The treasure chest: rules.md#treasure-chest. */
import { addDays, type Date8 } from '#domain/calendar/calendar-date.ts'

/**
 * A prize that a chest may give. Chances are parts of 10,000; they are shown, and never change in a
 * campaign.
 */
export interface ChestPrize {
  readonly prizeId: 'coins-2' | 'coins-10' | 'coins-50' | 'coupon' | 'coins-200'
  readonly title: string
  readonly chance: number
  /** Coins; null of a coupon. */
  readonly coins: number | null
  /** The number of them; null without a limit. */
  readonly stock: number | null
}

/** The parts into which a draw falls. */
export const CHEST_PARTS = 10_000

/** From the smallest to the largest. */
export const CHEST_PRIZES: readonly ChestPrize[] = [
  { prizeId: 'coins-2', title: '2 金币', chance: 6_000, coins: 2, stock: null },
  { prizeId: 'coins-10', title: '10 金币', chance: 2_800, coins: 10, stock: null },
  { prizeId: 'coins-50', title: '50 金币', chance: 900, coins: 50, stock: 5_000 },
  { prizeId: 'coupon', title: '20 元申购费抵扣券', chance: 250, coins: null, stock: 1_000 },
  { prizeId: 'coins-200', title: '200 金币', chance: 50, coins: 200, stock: 200 },
]

/** The prize on which a part of the draw falls, from 0; null outside of them. */
export function prizeAt(part: number): ChestPrize | null {
  let end = 0
  for (const prize of CHEST_PRIZES) {
    end += prize.chance
    if (part >= 0 && part < end) return prize
  }
  return null
}

/**
 * Returns what is given for a prize: of a kind that is out of stock, the next smaller one that is
 * left; null where none is. `taken` is how many of a kind were given.
 */
export function givenPrize(
  drawn: ChestPrize,
  taken: (prizeId: ChestPrize['prizeId']) => number,
): ChestPrize | null {
  const isLeft = ({ prizeId, stock }: ChestPrize) => stock === null || taken(prizeId) < stock
  const downwards = CHEST_PRIZES.slice(0, CHEST_PRIZES.indexOf(drawn) + 1)
  downwards.reverse()
  return downwards.find(isLeft) ?? null
}

/** So many days of signing in without a gap give a draw. */
export const SIGN_IN_RUN = 7

export interface SignInRun {
  /** Days in a row of the seven that count now, today among them once it is signed. */
  readonly days: number
  readonly isSigned: boolean
}

/** The run of a user who signed in on these days, as of today. The day after the seventh begins again. */
export function signInRun(days: readonly Date8[], today: Date8): SignInRun {
  const signed = new Set(days)
  const isSigned = signed.has(today)
  let run = isSigned ? 1 : 0
  for (let day = addDays(today, -1); signed.has(day); day = addDays(day, -1)) run += 1
  if (run === 0) return { days: 0, isSigned }
  const inSeven = ((run - 1) % SIGN_IN_RUN) + 1
  return { days: !isSigned && inSeven === SIGN_IN_RUN ? 0 : inSeven, isSigned }
}
