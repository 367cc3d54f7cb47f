import { describe, expect, it } from 'vitest'
import { STAGES } from '#domain/calendar/stages.ts'
import { rankBasis, stageRows } from './stage-rows.ts'

const stages = STAGES.map((stage) => ({
  stage,
  own: '1.00',
  peer: '0.50',
  benchmark: null,
  rank: 3,
  of: 44,
}))
const fund = { stages, rankSource: '示例评价数据', peerName: '股票型同类平均', navDate: '20260310' }

describe('the ranks of a fund', () => {
  it('are shown only for stages of three years and longer', () => {
    const ranked = stageRows(fund).filter(({ rank }) => rank !== null)
    expect(ranked.map(({ key }) => key)).toEqual(['3y', '5y'])
    expect(stageRows(fund).map(({ own }) => own)).toEqual(STAGES.map(() => '1.00'))
  })

  it('name their source, peers and day', () => {
    expect(rankBasis(fund)).toBe(
      '排名按三年及以上的收益，同类为股票型同类平均，截至 2026-03-10，来源：示例评价数据',
    )
  })

  it.each([
    { ...fund, rankSource: '' },
    { ...fund, stages: stages.filter(({ stage }) => stage !== '3y' && stage !== '5y') },
  ])('are not shown without a source or a long history', (given) => {
    expect(rankBasis(given)).toBeNull()
    expect(stageRows(given).every(({ rank }) => rank === null)).toBe(true)
  })
})
