import { expect, it } from 'vitest'
import { lockEnds, stopLocked } from './regular-plan.ts'
import { PLAN_CHANGES, planPermission, type PlanStatus } from './plan-changes.ts'

const permitted = (status: PlanStatus, skipping: boolean, locked: boolean) =>
  PLAN_CHANGES.map((change) => planPermission(change, { status, skipping, locked }))

it.each<[PlanStatus, boolean, string]>([
  ['running', false, 'edit pause skip end'],
  ['running', true, 'edit pause unskip end'],
  ['paused', false, 'edit resume end'],
  ['abnormal', false, 'edit end'],
  ['terminated', false, ''],
])('a %s plan, its next debit skipped: %s, can be changed by %s', (status, skipping, changes) => {
  const allowed = (locked: boolean) =>
    PLAN_CHANGES.filter(
      (change) => planPermission(change, { status, skipping, locked }) === 'allowed',
    ).join(' ')
  expect(allowed(false)).toBe(changes)
  expect(allowed(true)).toBe(status === 'paused' ? 'resume' : '')
})

it('the debit day locks what a plan could do, and adds nothing', () => {
  for (const status of ['running', 'paused', 'abnormal', 'terminated'] as const)
    for (const skipping of [true, false]) {
      const free = permitted(status, skipping, false).map((permission) => permission === 'absent')
      expect(
        permitted(status, skipping, true).map((permission) => permission === 'absent'),
      ).toEqual(free)
    }
})

it('the lock ends at 15:00 to the second', () => {
  expect(lockEnds('20260410')).toBe('20260410150000')
  expect(stopLocked('20260410', '20260410145959')).toBe(true)
  expect(stopLocked('20260410', lockEnds('20260410'))).toBe(false)
})
