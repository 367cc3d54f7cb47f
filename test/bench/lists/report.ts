import { quantile } from '#test/bench/frames.ts'
import { ratio, spread, type Spread } from '#test/bench/statistics.ts'
import { textTable } from '#scripts/text/text-table.ts'
import type { KeyTimes } from './type-word.ts'
import { RULES, RULE_KEYS, type Rule } from './show-rule.ts'
import type { Words } from './words.ts'

/** `whole`: our list with no keyboard over the page. */
export type Side = 'ours' | 'whole' | 'antd'
export const SIDES: readonly Side[] = ['ours', 'whole', 'antd']
const NAMES: Readonly<Record<Side, string>> = {
  ours: 'our list',
  whole: 'our list on a whole screen',
  antd: "antd-mobile's List",
}

/** A key is answered within this many milliseconds: the response limit of the RAIL model. */
export const AIM_MS = 100

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

export function keyResults(side: Side, typed: readonly Typed[]): KeyResults[] {
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
        answer: spread(times.map(({ answer }) => answer)),
        feedback: spread(times.map(({ feedback }) => feedback)),
      }
    })
  })
}

const rounded = (value: number) => value.toFixed(0)
const range = ({ least, most }: Spread) => `${rounded(least)}-${rounded(most)}`

/**
 * The report that people read; `notes` say what was measured and how. Throws where a side is
 * missing.
 */
export function reportText(all: readonly KeyResults[], notes: readonly string[]): string {
  const [ours, whole, antd] = [
    all.filter(bySide('ours')),
    all.filter(bySide('whole')),
    all.filter(bySide('antd')),
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
  const aims = textTable([
    ['ms to the answer', 'p50', 'p95', 'aim of p95', ''],
    aimRow('our list: first keys', ours.filter(isFirst)),
    aimRow('our list: later keys', ours.filter(isLater)),
    ...(whole.length === 0
      ? []
      : [
          aimRow(`${NAMES.whole}: first keys`, whole.filter(isFirst)),
          aimRow(`${NAMES.whole}: later keys`, whole.filter(isLater)),
        ]),
  ])
  return [...notes, '', table, '', aims].join('\n')
}

const isFirst = ({ key }: KeyResults) => key === 1
const isLater = ({ key }: KeyResults) => key > 1

/** Every answer of these keys together, and whether 95 of 100 are within the aim. */
function aimRow(name: string, keys: readonly KeyResults[]): string[] {
  const answers = keys.flatMap(({ answer }) => answer.values)
  const p95 = quantile(answers, 0.95)
  return [
    name,
    rounded(quantile(answers, 0.5)),
    rounded(p95),
    `at most ${AIM_MS}`,
    p95 <= AIM_MS ? 'met' : 'missed',
  ]
}

/** A list by a rule takes at most so many times what the first page of all funds takes. */
export const AIM_RULE = 1.2

/** The report of lists by rule; the first one is what the others are a ratio to. */
export function ruleText(taken: Readonly<Record<Rule, readonly number[]>>): string {
  const first = spread(taken.first)
  return textTable([
    ['ms until the rows are on the screen', 'median', 'range', 'ratio', 'aim', ''],
    ...RULE_KEYS.map((rule) => {
      const times = spread(taken[rule])
      const isBase = rule === 'first'
      const share = ratio(times.median, first.median)
      return [
        RULES[rule].name,
        rounded(times.median),
        range(times),
        `${share.toFixed(2)}x`,
        isBase ? '' : `at most ${AIM_RULE.toFixed(1)}x`,
        isBase ? '' : share <= AIM_RULE ? 'met' : 'missed',
      ]
    }),
  ])
}

const bySide = (side: Side) => (it: KeyResults) => it.side === side
