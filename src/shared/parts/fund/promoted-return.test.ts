import { describe, expect, it } from 'vitest'
import { promotedReturn, returnNotes } from './promoted-return.ts'

const span = (from: string, benchmark: string | null) => ({ from, to: '20260310', benchmark })
const fund = {
  returns: ['3.00', '12.34', '-1.20', null],
  drawdowns: ['0.00', '8.90', null, null],
  spans: [span('20250910', '2.10'), span('20250310', null), null, null],
}

describe('a promoted return', () => {
  it.each([
    ['6m', '3.00', ['业绩比较基准 +2.10%', '同期最大回撤 0.00%', '2025-09-10 至 2026-03-10']],
    ['1y', '12.34', ['业绩比较基准 --', '同期最大回撤 -8.90%', '2025-03-10 至 2026-03-10']],
    // A figure that is not known is shown as `--`, never left out.
    ['3y', '-1.20', ['业绩比较基准 --', '同期最大回撤 --']],
    ['5y', null, []],
  ] as const)('over %s is %s, and comes with %j of the same stage', (stage, value, notes) => {
    expect(promotedReturn(fund, stage)).toBe(value)
    expect(returnNotes(fund, stage)).toEqual(notes)
  })
})
