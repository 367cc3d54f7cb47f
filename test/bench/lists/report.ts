import { quantile } from '../frames.ts'
import { ratio, spreadOf, type Spread } from '../statistics.ts'
import { textTable } from '../text-table.ts'
import type { KeyTimes } from './type-word.ts'
import type { Words } from './words.ts'

export type Side = 'ours' | 'antd'
export const SIDES: readonly Side[] = ['ours', 'antd']
const NAMES: Readonly<Record<Side, string>> = { ours: 'our list', antd: "antd-mobile's List" }

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

const whole = (value: number) => value.toFixed(0)
const range = ({ least, most }: Spread) => `${whole(least)}-${whole(most)}`

/** The report that people read; `notes` say what was measured and how. Throws where a side is missing. */
export function reportText(all: readonly KeyResults[], notes: readonly string[]): string {
  const [ours, antd] = [all.filter(isOf('ours')), all.filter(isOf('antd'))]
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
      whole(it.answer.median),
      range(it.answer),
      whole(it.feedback.median),
      whole(other.answer.median),
      range(other.answer),
      whole(other.feedback.median),
      `${ratio(other.answer.median, it.answer.median).toFixed(1)}x`,
    ]),
  ])
  const slowest = Math.max(...ours.map(({ answer }) => answer.median))
  const every = ours.flatMap(({ answer }) => answer.values)
  const aims = textTable([
    ['', 'is', 'aim', ''],
    [
      'our list: the slowest key, median',
      whole(slowest),
      `at most ${AIM_MS}`,
      slowest <= AIM_MS ? 'met' : 'missed',
    ],
    ['our list: 95 of 100 keys within', whole(quantile(every, 0.95))],
    [
      'our list: keys within 50 ms',
      `${whole((every.filter((value) => value <= AIM_MS).length / every.length) * 100)}%`,
    ],
  ])
  return [...notes, '', table, '', aims].join('\n')
}

const isOf = (side: Side) => (it: KeyResults) => it.side === side
