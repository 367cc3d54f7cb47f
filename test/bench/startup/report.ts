import { ratio, type Spread } from '#test/bench/statistics.ts'
import { textTable } from '#test/bench/text-table.ts'
import type { BuildSizes } from './build-sizes.ts'

export type Screen = 'home' | 'fund detail'
export const SCREENS: readonly Screen[] = ['home', 'fund detail']

/**
 * How a screen came: from the pack, from the pack with the provider over the network, or all over
 * the network.
 */
export type Way = 'pack' | 'packOnline' | 'network'

/** Spreads in milliseconds since navigation start. */
export interface Measured {
  readonly name: string
  /** `null` for the static page. */
  readonly screen: Screen | null
  readonly way: Way
  readonly paint: Spread
  readonly figure: Spread
}

/**
 * The aims: paint from the pack within this many static pages, and the network slower
 * than the pack by this.
 */
export const AIMS = { paintToStatic: 1.5, networkToPack: 4 } as const

export interface ScreenRatios {
  readonly screen: Screen
  /** First paint from the pack to the static page's. */
  readonly paintToStatic: number
  readonly figureToStatic: number
  readonly networkToPackPaint: number
  /** The network against the pack whose provider answers at once. */
  readonly networkToPackFigure: number
  /** The network against the pack whose provider is on the same network: the pack's own part. */
  readonly networkToOnlinePackFigure: number
  readonly paintAimMet: boolean
  readonly networkAimMet: boolean
}

/** What the aims compare, for each screen. Throws when a load is missing. */
export function screenRatios(all: readonly Measured[]): ScreenRatios[] {
  const find = (screen: Screen | null, way: Way) => {
    const found = all.find((it) => it.screen === screen && it.way === way)
    if (found === undefined)
      throw new Error(`${screen ?? 'the static page'} was not loaded by ${way}`)
    return found
  }
  const base = find(null, 'pack')
  return SCREENS.map((screen) => {
    const [pack, online, network] = [
      find(screen, 'pack'),
      find(screen, 'packOnline'),
      find(screen, 'network'),
    ]
    const paintToStatic = ratio(pack.paint.median, base.paint.median)
    const networkToPackPaint = ratio(network.paint.median, pack.paint.median)
    return {
      screen,
      paintToStatic,
      figureToStatic: ratio(pack.figure.median, base.figure.median),
      networkToPackPaint,
      networkToPackFigure: ratio(network.figure.median, pack.figure.median),
      networkToOnlinePackFigure: ratio(network.figure.median, online.figure.median),
      paintAimMet: paintToStatic <= AIMS.paintToStatic,
      networkAimMet: networkToPackPaint >= AIMS.networkToPack,
    }
  })
}

const milliseconds = (value: number) => value.toFixed(0)
const times = (value: number) => `${value.toFixed(2)}x`
const range = ({ least, most }: Spread) => `${milliseconds(least)}-${milliseconds(most)}`

function loadTable(all: readonly Measured[]): string {
  const base = all.find((it) => it.screen === null)
  const beside = (value: Spread, to: Spread | undefined) =>
    to === undefined ? '' : times(ratio(value.median, to.median))
  return textTable([
    ['milliseconds, medians', 'paint', 'to static', 'range', 'figure', 'to static', 'range'],
    ...all.map(({ name, paint, figure }) => [
      name,
      milliseconds(paint.median),
      beside(paint, base?.paint),
      range(paint),
      milliseconds(figure.median),
      beside(figure, base?.figure),
      range(figure),
    ]),
  ])
}

function aimTable(ratios: readonly ScreenRatios[]): string {
  const verdict = (met: boolean) => (met ? 'met' : 'missed')
  const rows = ratios.flatMap((it) => [
    [
      `${it.screen}: paint from the pack to the static page`,
      times(it.paintToStatic),
      `at most ${times(AIMS.paintToStatic)}`,
      verdict(it.paintAimMet),
    ],
    [
      `${it.screen}: paint over the network to the pack`,
      times(it.networkToPackPaint),
      `at least ${times(AIMS.networkToPack)}`,
      verdict(it.networkAimMet),
    ],
    [`${it.screen}: figure over the network to the pack`, times(it.networkToPackFigure)],
    [
      `${it.screen}: figure over the network to the pack, answers over 4G in both`,
      times(it.networkToOnlinePackFigure),
    ],
  ])
  return textTable([['ratio of medians', 'is', 'aim', ''], ...rows])
}

/** Chunks below this are summed up. */
const SMALL = 2_000

function sizeTable({ chunks }: BuildSizes): string {
  const bytes = (value: number) => value.toLocaleString('en')
  const large = chunks.filter(({ gzip }) => gzip >= SMALL)
  const small = chunks.filter(({ gzip }) => gzip < SMALL)
  const sum = small.reduce((total, { gzip }) => total + gzip, 0)
  return textTable([
    ['chunk', 'gzip bytes'],
    ...large.map(({ file, gzip }) => [file, bytes(gzip)]),
    [`${small.length} smaller ones`, bytes(sum)],
  ])
}

/** The report that people read; `notes` say what was measured and how. */
export function reportText(
  all: readonly Measured[],
  sizes: BuildSizes,
  notes: readonly string[],
): string {
  return [
    ...notes,
    '',
    loadTable(all),
    '',
    aimTable(screenRatios(all)),
    '',
    ...sizes.budgets,
    '',
    sizeTable(sizes),
  ].join('\n')
}
