import { quantile } from '#test/bench/frames.ts'
import { ratio, spreadOf, type Spread } from '#test/bench/statistics.ts'
import { textTable } from '#test/bench/text-table.ts'
import type { KeyTimes } from './type-word.ts'
import type { Words } from './words.ts'

/** `whole`: our list with no keyboard over the page. */
export type Side = 'ours' | 'whole' | 'antd'
export const SIDES: readonly Side[] = ['ours', 'whole', 'antd']
const NAMES: Readonly<Record<Side, string>> = {
  ours: 'our list',
  whole: 'our list on a whole screen',
  antd: "antd-mobile's List",
}

/** The aim: a key is answered within this many milliseconds. */
export const AIM_MS = 50

/** One word typed once. */
export interface Typed {
  readonly by: Words['by']
  readonly keys: readonly KeyTimes[]
}

/** The times of one key of one word. */
export interface KeyResults {
  readonly side: Side
  readonly by: Words['by']
  /** The how manieth, from 1. */
  readonly key: number
  readonly answer: Spread
  readonly feedback: Spread
}

export function resultsOf(side: Side, typed: readonly Typed[]): KeyResults[] {
  const words = [...new Set(typed.map(({ by }) => by))]
  return words.flatMap((by) => {
    const runs = typed.filter((it) => it.by === by)
    const length = Math.min(...runs.map(({ keys }) => keys.length))
    return Array.from({ length }, (_, index) => {
      const times = runs.flatMap(({ keys }) => keys[index] ?? [])
      return {
        side,
        by,
        key: index + 1,
        answer: spreadOf(times.map(({ answer }) => answer)),
        feedback: spreadOf(times.map(({ feedback }) => feedback)),
      }
    })
  })
}

const rounded = (value: number) => value.toFixed(0)
const range = ({ least, most }: Spread) => `${rounded(least)}-${rounded(most)}`

/** The report that people read; `notes` say what was measured and how. Throws where a side is missing. */
export function reportText(all: readonly KeyResults[], notes: readonly string[]): string {
  const [ours, whole, antd] = [
    all.filter(isOf('ours')),
    all.filter(isOf('whole')),
    all.filter(isOf('antd')),
  ]
  const beside = ours.map((it) => {
    const other = antd.find(({ by, key }) => by === it.by && key === it.key)
    if (other === undefined) throw new Error(`${NAMES.antd} was not typed into by ${it.by}`)
    return { it, other }
  })
  const table = textTable([
    [
      'ms, medians',
      'our answer',
      'range',
      'our feedback',
      "antd's answer",
      'range',
      "antd's feedback",
      'ratio',
    ],
    ...beside.map(({ it, other }) => [
      `${it.by}, key ${it.key}`,
      rounded(it.answer.median),
      range(it.answer),
      rounded(it.feedback.median),
      rounded(other.answer.median),
      range(other.answer),
      rounded(other.feedback.median),
      `${ratio(other.answer.median, it.answer.median).toFixed(1)}x`,
    ]),
  ])
  const slowestOf = (of: readonly KeyResults[]) =>
    Math.max(...of.map(({ answer }) => answer.median))
  const slowest = slowestOf(ours)
  const every = ours.flatMap(({ answer }) => answer.values)
  const aims = textTable([
    ['', 'is', 'aim', ''],
    [
      'our list: the slowest key, median',
      rounded(slowest),
      `at most ${AIM_MS}`,
      slowest <= AIM_MS ? 'met' : 'missed',
    ],
    ...(whole.length === 0
      ? []
      : [[`${NAMES.whole}: the slowest key, median`, rounded(slowestOf(whole))]]),
    ['our list: 95 of 100 keys within', rounded(quantile(every, 0.95))],
    [
      'our list: keys within 50 ms',
      `${rounded((every.filter((value) => value <= AIM_MS).length / every.length) * 100)}%`,
    ],
  ])
  return [...notes, '', table, '', aims].join('\n')
}

const isOf = (side: Side) => (it: KeyResults) => it.side === side
