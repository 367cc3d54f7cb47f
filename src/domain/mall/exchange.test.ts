import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  canCancel,
  exchangedCoins,
  exchangeStep,
  isEnded,
  type ExchangeEvent,
  type ExchangeState,
} from './exchange.ts'

const STATES = ['submitted', 'processing', 'shipped', 'done', 'cancelled', 'failed'] as const
const EVENTS = ['take', 'ship', 'complete', 'cancel', 'fail'] as const

test.each<[ExchangeState, readonly (ExchangeState | null)[]]>([
  ['submitted', ['processing', null, 'done', 'cancelled', 'failed']],
  ['processing', [null, 'shipped', 'done', 'cancelled', 'failed']],
  ['shipped', [null, null, 'done', null, null]],
  ['done', [null, null, null, null, null]],
  ['cancelled', [null, null, null, null, null]],
  ['failed', [null, null, null, null, null]],
])('leads an exchange that is %s by each event to %j', (state, next) => {
  expect(EVENTS.map((event) => exchangeStep(state, event))).toEqual(next)
  expect(isEnded(state)).toBe(next.every((it) => it === null))
})

test('lets a thing be taken back before it is sent, and nothing else', () => {
  expect(STATES.filter((state) => canCancel('thing', state))).toEqual(['submitted', 'processing'])
  for (const kind of ['coupon', 'right', 'charity'] as const) {
    expect(STATES.filter((state) => canCancel(kind, state))).toEqual([])
  }
})

test('decides over the coins of an exchange once, whatever happens', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom<ExchangeEvent>(...EVENTS)), (events) => {
      let state: ExchangeState = 'submitted'
      const coins = [exchangedCoins(state)]
      for (const event of events) {
        state = exchangeStep(state, event) ?? state
        if (coins[coins.length - 1] !== exchangedCoins(state)) coins.push(exchangedCoins(state))
      }
      expect([['frozen'], ['frozen', 'spent'], ['frozen', 'returned']]).toContainEqual(coins)
    }),
  )
})
