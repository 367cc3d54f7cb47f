import { describe, expect, it } from 'vitest'
import { drawdownNote, promotedReturn } from './promoted-return.ts'

const fund = { returns: ['3.00', '12.34', '-1.20', null], drawdowns: ['0.00', '8.90', null, null] }

describe('a promoted return', () => {
  it.each([
    ['6m', '3.00', ['同期最大回撤 0.00%']],
    ['1y', '12.34', ['同期最大回撤 -8.90%']],
    // An unknown drawdown is shown as `--`, never left out.
    ['3y', '-1.20', ['同期最大回撤 --']],
    ['5y', null, []],
  ] as const)(
    'over %s is %s, and comes with the drawdown of the same stage: %j',
    (stage, value, note) => {
      expect(promotedReturn(fund, stage)).toBe(value)
      expect(drawdownNote(fund, stage)).toEqual(note)
    },
  )
})
