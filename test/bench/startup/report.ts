import { median, spread, type Spread } from '#test/bench/statistics.ts'
import { textTable } from '#scripts/text/text-table.ts'
import type { Load } from './load.ts'
import { PARTS, type Part } from './main-thread.ts'
import {
  find,
  pairedRatio,
  type ChromiumRow,
  type StartupRow,
  type Side,
  type WebkitRow,
  type Way,
} from './rows.ts'
import { verdicts, type Verdict } from './verdicts.ts'
import type { WebkitLoad } from './webkit.ts'

const NOT_BUILT = 'not built'

const WAYS: Readonly<Record<Way, string>> = {
  static: 'static page',
  finished: 'its finished HTML',
  cold: 'cold',
  again: 'cold, opened the day before',
  warm: 'warm',
  worker: 'browser, second open by its worker',
  chat: 'messaging app, back with a code, second open by its worker',
  offline: 'offline, opened the day before',
  'worker-offline': 'browser, offline, second open by its worker',
}

const SIDE_NAMES: Readonly<Record<Side, string>> = {
  this: '',
  against: ', against',
  peer: ', ordinary app',
}

function rowName({ side, screen, way }: StartupRow<unknown>): string {
  const of = screen === null ? '' : `${screen}: `
  return `${of}${WAYS[way]}${SIDE_NAMES[side]}`
}

const whole = (value: number) => value.toFixed(0)
const times = (value: number) => `${value.toFixed(2)}x`
const range = ({ least, most }: Spread) => `${whole(least)}-${whole(most)}`

/** Values of the rounds in which there was one. */
const given = (values: readonly (number | null)[]) => values.filter((it) => it !== null)

const middle = (values: readonly (number | null)[], write: (value: number) => string) => {
  const there = given(values)
  return there.length === 0 ? '-' : write(median(there))
}

/** To the same screen as one file, of which the static page has none. */
function toFinished<L extends { readonly live: number }>(
  rows: readonly StartupRow<L>[],
  screen: StartupRow<L>['screen'],
  values: readonly (number | null)[],
): string {
  const bases = screen === null ? [] : find(rows, 'finished', screen).map(({ live }) => live)
  const it = pairedRatio(values, bases)
  return it === null ? '-' : times(it)
}

function chromiumTable(rows: readonly ChromiumRow[]): string {
  const of = (loads: readonly Load[], key: Exclude<keyof Load, 'parts'>) =>
    loads.map((it) => it[key])
  return textTable([
    [
      'medians; ms since the tap',
      'content',
      'dated',
      'to finished',
      'live',
      'range',
      'to finished',
      'CPU',
      'scripts',
      'entry',
      'files',
      'calls',
      'KB',
      'shift',
      'heap MB',
      'process MB',
    ],
    ...rows.map((row) => {
      const { loads } = row
      if (loads.length === 0) return [rowName(row), NOT_BUILT]
      const live = loads.map((it) => it.live)
      return [
        rowName(row),
        middle(of(loads, 'screen'), whole),
        middle(of(loads, 'dated'), whole),
        toFinished(rows, row.screen, of(loads, 'dated')),
        middle(live, whole),
        range(spread(live)),
        toFinished(rows, row.screen, live),
        middle(of(loads, 'busy'), whole),
        middle(of(loads, 'scripts'), whole),
        middle(of(loads, 'entry'), whole),
        middle(of(loads, 'files'), whole),
        middle(of(loads, 'calls'), whole),
        middle(of(loads, 'bytes'), (it) => whole(it / 1_000)),
        middle(of(loads, 'shift'), (it) => it.toFixed(3)),
        middle(of(loads, 'heap'), (it) => (it / 1e6).toFixed(1)),
        middle(of(loads, 'memory'), (it) => whole(it / 1e6)),
      ]
    }),
  ])
}

const PART_NAMES: Readonly<Record<Part, string>> = {
  evaluate: 'evaluating',
  run: 'functions',
  parse: 'parsing',
  style: 'layout',
  paint: 'painting',
  collect: 'garbage',
  rest: 'rest',
}

/**
 * Returns what the main thread was busy with until the live figure, and how long it only waited.
 */
function partsTable(rows: readonly ChromiumRow[]): string {
  return textTable([
    ['main thread, ms', ...PARTS.map((part) => PART_NAMES[part]), 'waiting'],
    ...rows
      .filter(({ loads }) => loads.length > 0)
      .map((row) =>
        [rowName(row)].concat(
          PARTS.map((part) =>
            middle(
              row.loads.map(({ parts }) => parts[part]),
              whole,
            ),
          ),
          middle(
            row.loads.map(({ live, busy }) => Math.max(0, live - busy)),
            whole,
          ),
        ),
      ),
  ])
}

function webkitTable(rows: readonly WebkitRow[]): string {
  return textTable([
    [
      'medians; ms since the tap',
      'content',
      'dated',
      'to finished',
      'in the page',
      'drawn',
      'range',
      'to finished',
      'CPU',
      'files',
      'calls',
      'process MB',
    ],
    ...rows.map((row) => {
      const { loads } = row
      if (loads.length === 0) return [rowName(row), NOT_BUILT]
      const of = (key: Exclude<keyof WebkitLoad, 'engine'>) => loads.map((it) => it[key])
      const live = loads.map((it) => it.live)
      return [
        rowName(row),
        middle(of('screen'), whole),
        middle(of('dated'), whole),
        toFinished(rows, row.screen, of('dated')),
        middle(of('inPage'), whole),
        middle(live, whole),
        range(spread(live)),
        toFinished(rows, row.screen, live),
        middle(of('busy'), whole),
        middle(of('files'), whole),
        middle(of('calls'), whole),
        middle(of('memory'), (it) => whole(it / 1e6)),
      ]
    }),
  ])
}

const WRITE = { times, count: whole, shift: (value: number) => value.toFixed(3) } as const

function aimTable(all: readonly Verdict[]): string {
  return textTable([
    ['aim', 'is', 'aim', ''],
    ...all.map(({ what, is, aim, unit, isLeast = false }) => {
      const write = WRITE[unit]
      const wanted = `${isLeast ? 'at least' : 'at most'} ${write(aim)}`
      if (is === null) return [what, NOT_BUILT, wanted]
      return [what, write(is), wanted, (isLeast ? is >= aim : is <= aim) ? 'met' : 'missed']
    }),
  ])
}

/** Each row of this build to the same of the other one, where both were measured. */
function againstTable(rows: readonly ChromiumRow[]): string {
  const both = rows.filter(({ side, loads }) => side === 'this' && loads.length > 0)
  const compared = both.flatMap((row) => {
    const other = find(rows, row.way, row.screen, 'against')
    if (row.screen === null || other.length === 0) return []
    const to = (key: 'live' | 'busy' | 'scripts' | 'entry' | 'files' | 'bytes' | 'memory') => {
      const it = pairedRatio(
        row.loads.map((load) => load[key]),
        other.map((load) => (load[key] > 0 ? load[key] : null)),
      )
      return it === null ? '-' : times(it)
    }
    // The first sight of the screen's own figures: of the day before, or live.
    const first = (loads: readonly Load[]) => loads.map(({ dated, live }) => dated ?? live)
    const figure = pairedRatio(first(row.loads), first(other))
    return [
      [
        rowName(row),
        figure === null ? '-' : times(figure),
        to('live'),
        to('busy'),
        to('scripts'),
        to('entry'),
        to('files'),
        to('bytes'),
        to('memory'),
      ],
    ]
  })
  const head = [
    'this build to the other',
    'first figure',
    'live',
    'CPU',
    'scripts',
    'entry',
    'files',
    'bytes',
  ]
  return textTable([[...head, 'process'], ...compared])
}

export interface Measured {
  readonly chromium: readonly ChromiumRow[]
  readonly webkit: readonly WebkitRow[]
  /** The gzip bytes of the script of this build's entry, as its budget counts them. */
  readonly script: number | null
}

/** The report that people read; `notes` say what was measured and how. */
export function reportText(
  { chromium, webkit, script }: Measured,
  notes: readonly string[],
): string {
  const hasOther = chromium.some(({ side }) => side === 'against')
  return [
    notes.join('\n'),
    ...(chromium.length === 0 ? [] : [`Chromium\n${chromiumTable(chromium)}`]),
    ...(chromium.length === 0 ? [] : [partsTable(chromium)]),
    ...(chromium.length === 0 ? [] : [aimTable(verdicts(chromium, script))]),
    ...(hasOther ? [againstTable(chromium)] : []),
    ...(webkit.length === 0 ? [] : [`WebKit\n${webkitTable(webkit)}`]),
  ].join('\n\n')
}
