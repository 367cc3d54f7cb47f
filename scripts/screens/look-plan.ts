import type { Sample } from '#templates/sample.ts'
import type { Viewport } from '#test/screens/look-page.ts'

/** A panel that a tap opens has to fit here too. */
const SMALLEST: Viewport = { name: '320-small-large', width: 320, height: 568, text: '130' }

/** The ways in which every sample is looked at. */
export function viewports({
  large = false,
  dark = false,
  webkit = false,
  uneven = false,
  floor = false,
}): readonly Viewport[] {
  return [
    { name: floor ? '390-floor' : '390', width: 390, height: 844 },
    ...(uneven || floor ? [] : [{ name: '320', width: 320, height: 640 }]),
    ...(large
      ? [
          { name: '390-large', width: 390, height: 844, text: '130' } as const,
          { name: '320-large', width: 320, height: 640, text: '130' } as const,
        ]
      : []),
    ...(dark ? [{ name: '390-dark', width: 390, height: 844, dark: true }] : []),
    ...(webkit
      ? [
          { name: '390-webkit', width: 390, height: 844, engine: 'webkit' } as const,
          { name: '320-webkit', width: 320, height: 640, engine: 'webkit' } as const,
        ]
      : []),
  ]
}

/** A screen's row, as the plan needs it. */
export interface PlannedRow {
  readonly path: string
  readonly title: string
}

export interface PlannedLook {
  /** The picture's name without `.png`; no two looks of a plan have the same. */
  readonly name: string
  readonly viewport: Viewport
}

/** One sample, opened once, and the looks at it. */
export interface PlannedSample {
  readonly row: PlannedRow
  readonly sample: Sample
  readonly looks: readonly PlannedLook[]
}

export interface LookPlan {
  readonly samples: readonly PlannedSample[]
  /** Screens of which no sample says how to see them. */
  readonly without: readonly string[]
}

/**
 * Returns whether a screen is among those of `--only`: parts of paths with commas between, `/` is
 * home.
 */
export const isAmong = (only: string, path: string): boolean =>
  only.split(',').some((part) => (part === '/' ? path === part : path.includes(part)))

const isOpened = ({ tap, type }: Sample) => tap === undefined && type === undefined

const sampleName = ({ address, user, note }: Sample): string =>
  [address.split('?')[0]?.slice(1).replaceAll('/', '_') || 'home', user ?? 'signed-out', note]
    .filter((part) => part !== undefined)
    .join('-')
    .replaceAll(/[^\p{L}\p{N}_.-]/gu, '-')

interface PlanOptions {
  readonly views: readonly Viewport[]
  readonly refused?: boolean
  readonly uneven?: boolean
  readonly floor?: boolean
}

/**
 * Returns what to look at, in the order of the rows. `refused`, `floor`: only each screen's first
 * sample. `uneven`: what taps open is left out.
 */
export function planLooks(
  rows: readonly PlannedRow[],
  samples: Readonly<Record<string, readonly Sample[]>>,
  { views, refused = false, uneven = false, floor = false }: PlanOptions,
): LookPlan {
  const taken = new Set<string>()
  const without: string[] = []
  const planned: PlannedSample[] = []
  for (const row of rows) {
    const ways = samples[row.path] ?? []
    if (ways.length === 0) without.push(row.path)
    for (const sample of refused || floor
      ? ways.slice(0, 1)
      : uneven
        ? ways.filter(isOpened)
        : ways) {
      const base = sampleName(sample)
      let own = base
      for (let times = 2; taken.has(own); times += 1) own = `${base}-${times}`
      taken.add(own)
      const shown = sample.tap === undefined || floor ? views : [...views, SMALLEST]
      const looks = shown.map((viewport) => ({
        name: [
          own,
          ...(refused ? ['refused'] : []),
          ...(uneven ? ['uneven'] : []),
          viewport.name,
        ].join('-'),
        viewport,
      }))
      planned.push({ row, sample, looks })
    }
  }
  return { samples: planned, without }
}
