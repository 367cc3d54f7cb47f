import type * as v from 'valibot'
import type { assetCurve } from '#api/calls/game-standing.ts'

type Days = v.InferOutput<typeof assetCurve.payload>['days']

/** The growth of each day since the first, in percent; null where a day has no figure. */
function growth(values: readonly (string | null)[]): (number | null)[] {
  const start = Number(values[0] ?? 0)
  return values.map((value) =>
    value === null || start <= 0 ? null : (Number(value) / start - 1) * 100,
  )
}

/** The curves of a player and of the index, both from the last close before joining. */
export const gameCurve = (days: Days) => ({
  dates: days.map(({ date }) => date),
  own: growth(days.map(({ total }) => total)),
  index: growth(days.map(({ index }) => index)),
})
