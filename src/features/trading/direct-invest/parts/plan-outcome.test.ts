import { expect, test } from 'vitest'
import { PLAN_ACTS } from '#paths/direct-invest.ts'
import type { ApplicationState } from '#shared/engines/outcome/outcome.ts'
import { TEST_PLAN } from '#shared/engines/plan/testing/test-plan.ts'
import type { Plan } from '#shared/parts/plan/plan-words.ts'
import { planOutcome } from './plan-outcome.ts'

test.each<[ApplicationState, string, string]>([
  ['unknown', 'waiting', '正在确认结果'],
  ['open', 'failed', '定投计划没有创建成功'],
  ['expired', 'failed', '定投计划没有创建成功'],
  ['placed', 'done', '定投计划已创建'],
])('an application that is %s has the tone %s and the title %s', (state, tone, title) => {
  expect(planOutcome(state, null, 'create')).toMatchObject({ tone, title })
})

test('only what the provider never received may be sent again', () => {
  const again = (['unknown', 'open', 'expired', 'placed'] as const).filter(
    (state) => planOutcome(state, null, 'create').primary === 'again',
  )
  expect(again).toEqual(['open'])
})

test.each<[Partial<Plan>, string]>([
  [{}, '今天不扣款'],
  [{ skipDate: '20260331' }, '已跳过'],
  [{ status: 'paused', nextDebitDate: null }, '恢复后从下一个扣款日继续'],
  [{ status: 'abnormal', nextDebitDate: null }, '更换扣款卡'],
  [{ status: 'terminated', nextDebitDate: null }, '份额保留'],
])('a plan with %o says what holds now', (change, words) => {
  for (const act of PLAN_ACTS)
    expect(planOutcome('placed', { ...TEST_PLAN, ...change }, act).note).toContain(words)
})
