/** The shares of a smart plan as a ladder to show: rules.md#smart-plans. */
import { CALM_AMPLITUDE, instalment, SMART_BANDS } from './regular-plan.ts'
import { compare, maximum, minimum, type Decimal } from '#domain/money/money.ts'

const LADDERS = ['above', 'belowWild', 'belowCalm'] as const

/** Above the average, below it in a wild market, below it in a calm one. */
export type LadderKind = (typeof LADDERS)[number]

export interface Rung {
  readonly kind: LadderKind
  /** Percent off the average, without a sign; `to` null: any more. The bound belongs to the lower. */
  readonly from: Decimal
  readonly to: Decimal | null
  /** Percent of the base amount. */
  readonly share: Decimal
}

/** Every rung, as the tables of the rule have them. */
export const RUNGS: readonly Rung[] = LADDERS.flatMap((kind) =>
  SMART_BANDS[kind].map(({ upTo, share }, index) => ({
    kind,
    from: SMART_BANDS[kind][index - 1]?.upTo ?? '0',
    to: upTo,
    share,
  })),
)

const SHARES = RUNGS.map(({ share }) => share)

/** The lowest and the highest share that an instalment may have, percent: 60 and 210. */
export const LEAST_SHARE: Decimal = SHARES.reduce(minimum)
export const MOST_SHARE: Decimal = SHARES.reduce(maximum)

/** The least and the most yuan that a debit may take of a base amount. */
export const smartRange = (base: Decimal): { readonly least: Decimal; readonly most: Decimal } => ({
  least: instalment(base, LEAST_SHARE),
  most: instalment(base, MOST_SHARE),
})

/** The rung for a measure: its deviation and the 10-day amplitude, both in percent. */
export function rungOf(deviation: Decimal, amplitude: Decimal): Rung | null {
  const above = compare(deviation, '0') >= 0
  const kind = above ? 'above' : compare(amplitude, CALM_AMPLITUDE) > 0 ? 'belowWild' : 'belowCalm'
  const off = deviation.replace('-', '')
  return (
    RUNGS.find((rung) => rung.kind === kind && (rung.to === null || compare(off, rung.to) <= 0)) ??
    null
  )
}
