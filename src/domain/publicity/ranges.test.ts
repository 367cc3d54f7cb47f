import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/calendar/calendar-date.ts'
import { mayPublish, PUBLISHED_RANGES } from './ranges.ts'
import { RISK_KINDS, RISK_LINES } from './risk-lines.ts'
import { agedNote, SPEAKER, speaksForCompany } from './speaker.ts'

describe('a published return', () => {
  it.each([
    ['1y', '20250311', '20260311', true],
    ['1y', '20250312', '20260311', false],
    ['3y', '20230311', '20260311', true],
    ['5y', '20210312', '20260311', false],
    ['all', '20250911', '20260311', true],
    ['all', '20250912', '20260311', false],
    ['ytd', '20200101', '20260630', false],
    ['ytd', '20200101', '20260701', true],
    ['ytd', '20260301', '20260701', false],
  ] as const)('of %s, with values from %s, on %s: %j', (range, first, day, may) => {
    expect(mayPublish(range, first, day)).toBe(may)
  })

  it('never belongs to a fund that is under six months old', () => {
    const law = () =>
      fc.assert(
        fc.property(
          fc.constantFrom(...PUBLISHED_RANGES.ranges),
          fc.integer({ min: 0, max: 180 }),
          (range, days) => !mayPublish(range, '20260105', addDays('20260105', days)),
        ),
      )
    expect(law).not.toThrow()
  })
})

describe('risk lines', () => {
  it.each(RISK_KINDS)('there is one of %s', (kind) => {
    expect(RISK_LINES[kind].length).toBeGreaterThan(8)
  })
})

describe('an opinion', () => {
  it.each([
    ['20250311', '20260311', null],
    ['20250310', '20260311', '本文发布于 2025-03-10，观点可能已不适用'],
    ['20240229', '20250228', null],
    ['20240229', '20250301', '本文发布于 2024-02-29，观点可能已不适用'],
  ])('of %s is noted on %s as %j', (date, today, note) => {
    expect(agedNote(date, today)).toBe(note)
  })

  it('is signed', () => {
    expect(SPEAKER.needs).toEqual(['name', 'post', 'certNo', 'date'])
  })

  it.each([
    ['manager', true],
    ['advisor', true],
    ['editor', true],
    ['column', false],
    ['member', false],
  ])('of a %s is the company’s: %j', (kind, isCompany) => {
    expect(speaksForCompany(kind)).toBe(isCompany)
  })
})
