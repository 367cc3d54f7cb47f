import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/calendar/calendar-date.ts'
import { holdingOutcomes } from '#domain/fund/holding-outcomes.ts'
import { outcomeWords } from './outcome-words.ts'

const daily = (start: string, days: number) =>
  Array.from({ length: days }, (_, day) => ({ date: addDays(start, day), value: 100 + day }))
const wordsFor = (curve: ReturnType<typeof daily>) =>
  outcomeWords('禾岸成长混合A', curve, [holdingOutcomes(curve, 6)])

describe('the words below results by holding time', () => {
  it('name the days that are counted, and their source', () => {
    expect(wordsFor(daily('20240101', 400))).toBe(
      '按 禾岸成长混合A 2024-01-01 至 2025-02-03 每个有净值的日子买入计算，分红按再投资，未计费用；' +
        '来源：基金公布的净值。买入日不足 60 个时显示“--”。历史数据不预示未来表现',
    )
  })

  it('give missing data as the reason where too few days follow it', () => {
    expect(wordsFor([...daily('20180905', 800), { date: '20250718', value: 2 }])).toBe(
      '2020-11-12 至 2025-07-18 的数据缺失，此后的净值还不足以计算，显示“--”',
    )
  })

  it('say that the days before missing data are not counted', () => {
    const words = wordsFor([...daily('20180905', 800), ...daily('20240101', 400)])
    expect(words).toContain('2024-01-01 至 2025-02-03 每个有净值的日子')
    expect(words).toContain('2020-11-12 至 2024-01-01 的数据缺失，此前的日子不计入')
  })
})
