import { expect, test } from 'vitest'
import { accountLevels, daysToRecover, deepestFall, type AccountDay } from './deepest-fall.ts'

const day = (date: string, worth: number, flow = 0): AccountDay => ({ date, worth, flow })

test('money that comes or goes moves no level', () => {
  const levels = accountLevels([
    day('20220104', 1000, 1000),
    day('20220105', 3000, 2000),
    day('20220106', 1500, -1500),
    day('20220107', 1650),
  ])
  expect(levels.map(({ level }) => Number(level.toFixed(4)))).toEqual([1, 1, 1, 1.1])
})

test('the deepest fall is from a high to the lowest day before it is passed again', () => {
  const fall = deepestFall([
    day('20220104', 100, 100),
    day('20220105', 120),
    day('20220106', 90),
    day('20220110', 120),
    day('20220111', 114),
  ])
  expect(fall).toEqual({
    percent: '25.00',
    from: '20220105',
    to: '20220106',
    recovered: '20220110',
  })
  expect(fall === null ? null : daysToRecover(fall)).toBe(4)
})

test('a fall that was not made up for has no day of that', () => {
  const fall = deepestFall([day('20220104', 100, 100), day('20220105', 80), day('20220106', 90)])
  expect(fall).toMatchObject({ percent: '20.00', recovered: null })
  expect(fall === null ? 0 : daysToRecover(fall)).toBeNull()
})

test.each([
  ['an empty account', []],
  ['one that never fell', [day('20220104', 100, 100), day('20220105', 101)]],
  ['one that fell by less than is written', [day('20220104', 1e8, 1e8), day('20220105', 1e8 - 1)]],
  ['one that was emptied', [day('20220104', 100, 100), day('20220105', 0, -100)]],
])('%s has no fall', (_, days) => {
  expect(deepestFall(days)).toBeNull()
})
