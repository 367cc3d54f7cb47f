import { expect, test } from 'vitest'
import { addDays, type Date8 } from '#domain/calendar/calendar-date.ts'
import { publishedCurve } from './published-curve.ts'

const TO = '20260310'
const stage = { stage: '1y', own: '-10.0000', benchmark: '3.4000' } as const
const fund = {
  fundTypeCode: '1',
  navDate: TO,
  establishDate: '20200101',
  stages: [stage],
}

/** Values a week apart up to `TO`, which fall by a tenth once; without those of `skip`. */
function history(first: Date8, skip: readonly number[] = []) {
  const points = []
  for (let date = first, at = 0; date <= TO; date = addDays(date, 7), at += 1) {
    if (!skip.includes(at))
      points.push({ date, nav: at < 10 ? '1.0000' : '0.9000', dividend: null })
  }
  return { points, benchmark: points.map((_, at): number | null => 100 + at) }
}
const YEAR = history('20250311')
const TEN_WEEKS = Array.from({ length: 10 }, (_, at) => at + 20)
const PARTLY = '基准或回撤数据不全，暂不展示该区间业绩'
const YOUNG = '成立时间较短，暂不展示该区间业绩'

test('a whole year is drawn with its benchmark, and says both figures', () => {
  const { drawn, words } = publishedCurve(fund, '1y', YEAR)
  expect(drawn?.own).toHaveLength(YEAR.points.length)
  expect(drawn?.benchmark).toHaveLength(YEAR.points.length)
  expect(words).toBe('业绩比较基准 +3.40%，同期最大回撤 -10.00%')
})

test('a benchmark without single closes is whole', () => {
  const benchmark = YEAR.benchmark.map((value, at) => (at % 2 === 0 ? value : null))
  expect(publishedCurve(fund, '1y', { ...YEAR, benchmark }).drawn).not.toBeNull()
})

test.each([
  ['the values have a hole', {}, history('20250311', TEN_WEEKS), PARTLY],
  ['the values begin late', {}, history('20250901'), PARTLY],
  ['there are no values', {}, { points: [], benchmark: [] }, PARTLY],
  [
    'the benchmark has a hole',
    {},
    { ...YEAR, benchmark: YEAR.benchmark.map((it, at) => (TEN_WEEKS.includes(at) ? null : it)) },
    PARTLY,
  ],
  ['the benchmark has no closes', {}, { ...YEAR, benchmark: [] }, PARTLY],
  [
    'the benchmark’s return is not known',
    { stages: [{ ...stage, benchmark: null }] },
    YEAR,
    PARTLY,
  ],
  ['the fund is young', { establishDate: '20250601' }, YEAR, YOUNG],
  ['it is a money fund', { fundTypeCode: '2' }, YEAR, '货币基金以七日年化表示，不展示业绩走势'],
])('nothing is drawn where %s', (_, about, of, words) => {
  expect(publishedCurve({ ...fund, ...about }, '1y', of)).toEqual({ drawn: null, words })
})
