// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import type { ReviewedReport } from './ReportsCard.tsx'
import { hasUnseenOutcome, keepSeenOutcomes } from './seen-outcomes.ts'

const report = (reportId: string, state: ReviewedReport['state']): ReviewedReport => ({
  reportId,
  about: '一条评论',
  time: '20260311093000',
  state,
  outcome: '',
})

beforeEach(() => localStorage.clear())

test('an outcome is new until it was looked at, and the next one is new again', () => {
  const first = [report('r-1', 'upheld')]
  expect(hasUnseenOutcome(localStorage, first)).toBe(true)
  keepSeenOutcomes(localStorage, first)
  expect(hasUnseenOutcome(localStorage, first)).toBe(false)
  expect(hasUnseenOutcome(localStorage, [report('r-2', 'dismissed'), ...first])).toBe(true)
})

test('a report that still waits has no outcome, and has one later', () => {
  const waiting = [report('r-1', 'received')]
  expect(hasUnseenOutcome(localStorage, waiting)).toBe(false)
  keepSeenOutcomes(localStorage, waiting)
  expect(hasUnseenOutcome(localStorage, [report('r-1', 'upheld')])).toBe(true)
})
