import { expect, test } from 'vitest'
import type { ExchangeState, GoodsKind } from '#domain/mall/exchange.ts'
import { exchangeTimeline } from './exchange-timeline.ts'

const timeline = (kind: GoodsKind, ...states: ExchangeState[]) => {
  const state = states[states.length - 1] ?? 'submitted'
  const steps = states.map((it, at) => ({ state: it, time: `2026031${at}090000` }))
  return exchangeTimeline({ kind, state, steps, expectedAt: '20260320160000', reason: '未能发放' })
}

test.each<[GoodsKind, readonly ExchangeState[], string]>([
  ['thing', ['submitted'], '已提交+ 处理中- 已发货- 已完成-'],
  ['thing', ['submitted', 'processing'], '已提交+ 处理中+ 已发货- 已完成-'],
  ['thing', ['submitted', 'processing', 'shipped'], '已提交+ 处理中+ 已发货+ 已完成-'],
  ['thing', ['submitted', 'cancelled'], '已提交+ 已取消+'],
  ['right', ['submitted'], '已提交+ 已完成-'],
  ['right', ['submitted', 'processing'], '已提交+ 处理中+ 已完成-'],
  ['right', ['submitted', 'processing', 'failed'], '已提交+ 处理中+ 失败!'],
  ['coupon', ['submitted', 'done'], '已提交+ 已完成+'],
])('shows of a %s that is %j: %s', (kind, states, shown) => {
  const marks = { done: '+', pending: '-', failed: '!', now: '?' }
  const words = timeline(kind, ...states).map((it) => `${it.label}${marks[it.state]}`)
  expect(words.join(' ')).toBe(shown)
})

test('dates what happened, and of what is to come the next step alone', () => {
  expect(timeline('thing', 'submitted').map(({ date }) => date)).toEqual([
    '2026-03-10 09:00',
    '2026-03-20 16:00',
    '',
    '',
  ])
  expect(timeline('right', 'submitted', 'failed')[1]?.note).toBe('未能发放')
})
