import { describe, expect, test } from 'vitest'
import { daysShown, lastWeek, newestFirst, type NavDay } from './days-shown.ts'

const day = (date: string, incomePer10k: string | null = '0.4000'): NavDay => ({
  date,
  incomePer10k,
  nav: '1.0000',
  accNav: '1.0000',
  dayChange: null,
  dividend: null,
  sevenDayYield: null,
})
const days = (...dates: string[]) => dates.map((date) => day(date))

describe('the days of a range', () => {
  test('are newest first, without the day that the range starts from', () => {
    const points = days('20260209', '20260210', '20260211', '20260310')
    expect(daysShown(points, '1m').map(({ date }) => date)).toEqual(['20260310', '20260211'])
  })

  test('are all days for the range `all`, and none of an empty history', () => {
    expect(daysShown(days('20160101', '20260310'), 'all')).toHaveLength(2)
    expect(daysShown([], '1m')).toEqual([])
  })
})

test('newestFirst does not change its argument, and keeps the order within one day', () => {
  const source = [
    { date: '20260101', name: 'a' },
    { date: '20260102', name: 'b' },
    { date: '20260102', name: 'c' },
  ]
  expect(newestFirst(source).map(({ name }) => name)).toEqual(['b', 'c', 'a'])
  expect(source[0]?.name).toBe('a')
})

describe('the last week', () => {
  const week = days(
    '20260226',
    '20260227',
    '20260228',
    '20260301',
    '20260302',
    '20260303',
    '20260304',
  )

  test('is the last seven calendar days, oldest first', () => {
    const found = lastWeek([day('20260225', '9.0000'), ...week])
    expect(found?.map(({ date }) => date)).toEqual(week.map(({ date }) => date))
    expect(found?.every(({ income }) => income === '0.4000')).toBe(true)
  })

  test.each([
    ['fewer than seven days', week.slice(1)],
    ['a day is missing', [day('20260225'), ...week.filter(({ date }) => date !== '20260301')]],
    ['a day has no income', [...week.slice(0, 6), day('20260304', null)]],
    ['there is nothing', []],
  ])('is null where %s', (_, points) => {
    expect(lastWeek(points)).toBeNull()
  })
})
