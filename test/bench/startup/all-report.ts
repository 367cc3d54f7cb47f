import { median } from '#test/bench/statistics.ts'
import { textTable } from '#scripts/text/text-table.ts'
import { pairedRatio } from './rows.ts'

/** The aim: of the slowest screen, warm to its own finished HTML. */
const MOST = 1.5
/** The number of the slowest that are printed. */
const PRINTED = 15

/** A screen by its first sample; ms by round. */
export interface TimedScreen {
  readonly path: string
  readonly warm: readonly number[]
  readonly finished: readonly number[]
  /** The reason why it was not measured; empty where it was. */
  readonly fault: string
}

const screenRatio = ({ warm, finished }: TimedScreen): number | null => pairedRatio(warm, finished)

/** The slowest first, those that could not be measured by their reasons, and the aim. */
export function allScreensText(timed: readonly TimedScreen[], notes: readonly string[]): string {
  const rated = timed
    .flatMap((it) => {
      const ratio = it.fault === '' ? screenRatio(it) : null
      return ratio === null ? [] : [{ ...it, ratio }]
    })
    .toSorted((a, b) => b.ratio - a.ratio)
  const times = (value: number) => `${value.toFixed(2)}x`
  const whole = (values: readonly number[]) => median(values).toFixed(0)
  const [slowest] = rated
  return [
    notes.join('\n'),
    textTable([
      ['ms since the tap', 'warm', 'finished HTML', 'ratio'],
      ...rated
        .slice(0, PRINTED)
        .map(({ path, warm, finished, ratio }) => [
          path,
          whole(warm),
          whole(finished),
          times(ratio),
        ]),
    ]),
    textTable([
      ['aim', 'is', 'at most', ''],
      [
        `slowest of ${rated.length} screens, warm to its finished HTML`,
        slowest === undefined ? '-' : times(slowest.ratio),
        times(MOST),
        slowest === undefined ? '' : slowest.ratio <= MOST ? 'met' : 'missed',
      ],
      [
        'median of them',
        rated.length === 0 ? '-' : times(median(rated.map(({ ratio }) => ratio))),
        '',
        '',
      ],
    ]),
    ...timed.filter(({ fault }) => fault !== '').map(({ path, fault }) => `${path}: ${fault}`),
  ].join('\n\n')
}
