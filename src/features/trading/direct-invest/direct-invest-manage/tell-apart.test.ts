import { expect, test } from 'vitest'
import { TEST_PLAN } from '#shared/engines/plan/testing/test-plan.ts'
import { tellApart } from './tell-apart.ts'

const CARD = TEST_PLAN.channelName
const OTHER_CARD = '云汐银行（尾号 2048）'
const MADE = '2026-01-01 10:00:00 创建'

test.each([
  ['another fund', [{ planName: '成长混合定投' }], []],
  ['another amount', [{ amount: '500.00' }], []],
  ['another cycle', [{ cycleDay: 30 }], []],
  ['another state', [{ status: 'paused', channelName: OTHER_CARD }], []],
  ['another card', [{ channelName: OTHER_CARD }], [CARD]],
  ['another next debit', [{ nextDebitDate: '20260430' }], []],
  ['a skipped debit', [{ skipDate: '20260331' }], []],
  ['another start', [{ createTime: '20260101100100' }], [MADE]],
  ['another card, and of another start', [{ channelName: OTHER_CARD }, {}], [CARD, MADE]],
] as const)('a plan next to one of %s adds what differs', (_, changes, added) => {
  const others = changes.map((change, at) => ({ ...TEST_PLAN, planNo: `P${at + 2}`, ...change }))
  expect(tellApart(TEST_PLAN, [TEST_PLAN, ...others])).toEqual(added)
})

test('a plan whose card is untied has no card to name', () => {
  const untied = { ...TEST_PLAN, planNo: 'P2', channelName: '' }
  expect(tellApart(untied, [TEST_PLAN, untied])).toEqual([])
  expect(tellApart(TEST_PLAN, [TEST_PLAN, untied])).toEqual([CARD])
})
