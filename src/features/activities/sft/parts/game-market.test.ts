import { describe, expect, test } from 'vitest'
import { REAL_MONEY } from '#shared/engines/market/real-money.ts'
import { gameBlock } from './GameClosed.tsx'
import { GAME_MARKET } from './game-market.ts'

const limits = {
  minAmount: '10.00',
  amountStep: '0.01',
  maxAmount: '100000.00',
  dailyLeft: null,
  card: null,
}

describe('the market of the game', () => {
  test('offers a quarter, a half and all of the cash, rounded down', () => {
    const { amounts } = GAME_MARKET
    expect(amounts({ ...limits, maxAmount: '99.99' })).toEqual([
      { key: '24.99', label: '1/4', disabled: false },
      { key: '49.99', label: '1/2', disabled: false },
      { key: '99.99', label: '全部', disabled: false },
    ])
  })

  test('offers no part under the least amount', () => {
    const parts = GAME_MARKET.amounts({ ...limits, maxAmount: '30.00' })
    expect(parts.map(({ disabled }) => disabled)).toEqual([true, false, false])
  })

  test('names the cash as the most', () => {
    expect(GAME_MARKET.most(limits)).toBe('可用模拟资金 100,000.00 元')
    expect(GAME_MARKET.problem({ code: 'aboveMaximum', limit: '5.00' }, 'card')).toBe(
      '可用模拟资金 5.00 元，请降低金额',
    )
  })

  test('says other problems as real money does', () => {
    const below = { code: 'belowMinimum', limit: '10.00' } as const
    expect(GAME_MARKET.problem(below, 'card')).toBe(REAL_MONEY.problem(below, 'card'))
  })

  test('marks its figures, which real money does not', () => {
    expect([GAME_MARKET.mark, REAL_MONEY.mark]).toEqual(['模拟', ''])
  })
})

test.each([
  [0, true, true, 'notBegun'],
  [2, true, true, 'over'],
  [1, false, true, 'notJoined'],
  [1, true, false, 'notListed'],
  [1, true, true, null],
] as const)(
  'in state %i, joined %s and with the fund listed %s, what blocks an order is %s',
  (activityState, joined, listed, block) => {
    expect(gameBlock({ activityState, joined }, listed)).toBe(block)
  },
)
