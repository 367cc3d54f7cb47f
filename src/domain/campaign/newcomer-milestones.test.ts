import { describe, expect, test } from 'vitest'
import {
  daysLeft,
  isOfEdition,
  milestoneDay,
  milestoneState,
  type MilestoneState,
} from './newcomer-milestones.ts'

test.each([
  ['20241231235959', false],
  ['20250101000000', true],
  ['20260630235959', true],
  ['20260701000000', false],
])('who registered at %s has milestones: %s', (registeredAt, has) => {
  expect(isOfEdition(registeredAt)).toBe(has)
})

test('each has its days, that of the registration being the first, but none past the edition', () => {
  expect(milestoneDay('verified', '20260301')).toBe('20260307')
  expect(milestoneDay('firstBuy', '20260301')).toBe('20260314')
  expect(milestoneDay('lessons', '20260301')).toBe('20260321')
  expect(milestoneDay('lessons', '20260625')).toBe('20260630')
})

describe('a milestone until 7 March', () => {
  test.each<[string | null, boolean, string, MilestoneState]>([
    [null, false, '20260307235959', 'open'],
    [null, false, '20260308000000', 'missed'],
    ['20260307235959', false, '20260308000000', 'earned'],
    ['20260308000000', false, '20260308000001', 'missed'],
    ['20260302100000', true, '20260401000000', 'claimed'],
    ['20260302100000', false, '20260730235959', 'earned'],
    ['20260302100000', false, '20260731000000', 'missed'],
  ])('reached at %s, claimed %s, is at %s: %s', (reachedAt, claimed, now, state) => {
    expect(milestoneState({ reachedAt, claimed, lastDay: '20260307' }, now)).toBe(state)
  })
})

test.each([
  ['20260307', '20260301090000', 7],
  ['20260307', '20260307235959', 1],
  ['20260307', '20260308000000', 0],
])('until %s there are at %s so many days left: %s', (lastDay, now, days) => {
  expect(daysLeft(lastDay, now)).toBe(days)
})
