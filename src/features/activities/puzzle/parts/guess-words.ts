import type * as v from 'valibot'
import type { queryGuessRound } from '#api/calls/activities/puzzle.ts'
import { RUNNING } from '#domain/campaign/running-editions.ts'
import { unitAmount } from '#domain/ledger/unit-words.ts'
import { formatAmount } from '#domain/money/format-figures.ts'

export type Rounds = v.InferOutput<typeof queryGuessRound.payload>
export type Guessed = NonNullable<Rounds['last']>

/** The edition that an address names, else the one that runs. */
export const editionOf = ({ activityId = RUNNING.puzzle }: { activityId?: string | undefined }) =>
  activityId

/** Returns what became of a guess, in one line. */
export function guessNote({ guess, state, close }: Guessed): string {
  const own = `竞猜 ${formatAmount(guess)}`
  switch (state) {
    case 'waiting':
      return `${own}，当日 20:30 结算`
    case 'void':
      return `${own}，收盘点位未公布，本期作废`
    case 'settled':
      return `${own}，收盘 ${formatAmount(close)}`
  }
}

/** Returns its distance from the close, of one that is settled. */
export const errorNote = ({ error }: Guessed) => (error === null ? undefined : `误差 ${error}%`)

/** Returns what it has brought. */
export const guessValue = ({ state, coins }: Guessed): string =>
  state === 'waiting'
    ? '待结算'
    : state === 'void'
      ? '作废'
      : coins > 0
        ? `+${unitAmount(coins, 'plain')} 金币`
        : '未中'
