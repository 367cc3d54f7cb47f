import { expect, test } from 'vitest'
import { pauseQuestion, skipQuestion } from './change-words.ts'

const plan = { planType: 'ordinary', amount: '1000.00', nextAmount: null } as const

test('names the day and the amount of the debit that is skipped', () => {
  expect(skipQuestion(plan, '20260410', '20260311')).toContain('跳过 04-10 周五 的扣款 1,000.00 元')
  expect(skipQuestion({ ...plan, nextAmount: '1600.00' }, '20260410', '20260311')).toContain(
    '1,600.00 元',
  )
})

test('warns that a plan of the keep challenge counts again, and no other', () => {
  const keep = { ...plan, planType: 'keep' } as const
  expect(pauseQuestion(keep)).toContain('连续期数将重新计算')
  expect(skipQuestion(keep, '20260410', '20260311')).toContain('连续期数将重新计算')
  expect(pauseQuestion(plan) + skipQuestion(plan, '20260410', '20260311')).not.toContain('连续期数')
})
