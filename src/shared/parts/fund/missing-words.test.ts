import { expect, test } from 'vitest'
import type { Fund } from './fund.ts'
import { missingStages, noFigureWords, tooShortWords } from './missing-words.ts'

const row = (stage: Fund['stages'][number]['stage'], own: string | null) => ({
  stage,
  own,
  peer: null,
  benchmark: null,
  rank: null,
  of: null,
})

test.each([
  ['20260110', '近6月、近1年成立时间不足，显示“--”'],
  ['20250701', '近1年成立时间不足；近6月数据缺失，显示“--”'],
  [null, '近6月、近1年数据缺失，显示“--”'],
])(
  'a fund established on %s has the reason for stages without a return',
  (establishDate, words) => {
    const stages = [row('1m', '1.20'), row('6m', null), row('1y', null)]
    const navDate = '20260310'
    expect(missingStages({ stages, navDate, establishDate })).toBe(words)
    expect(missingStages({ stages: stages.slice(0, 1), navDate, establishDate })).toBeNull()
  },
)

test('one phrase covers all stages where none has data', () => {
  const stages = [row('1m', null), row('6m', null)]
  expect(missingStages({ stages, navDate: '20140831', establishDate: null })).toBe(
    '各区间数据缺失，显示“--”',
  )
})

test('a fund with one known value counts as missing data, not as young', () => {
  const young = '成立满两个交易日后显示走势'
  expect(tooShortWords({ establishDate: null }, '20250718', young)).not.toContain('成立')
  expect(tooShortWords({ establishDate: '20190102' }, '20250718', young)).not.toContain('成立')
  expect(tooShortWords({ establishDate: '20250717' }, '20250718', young)).toBe(young)
  expect(tooShortWords({ establishDate: '20250717' }, undefined, young)).toBe(young)
})

const at = (...dates: string[]) => ({ points: dates.map((date) => ({ date })) })

test.each([
  [
    null,
    at('20201230', '20201231', '20250718'),
    'all',
    '2020-12-31 至 2025-07-18 的数据缺失，指标无法计算',
  ],
  [null, at('20250718'), 'all', '所选时间范围的数据缺失，暂无指标'],
  [null, at(), '1y', '所选时间范围的数据缺失，暂无指标'],
  ['20260110', at('20260112', '20260212'), '1y', '成立时间不足所选的时间范围，暂无指标'],
] as const)(
  'a fund established on %s has the reason for its missing risk figures (case %#)',
  (establishDate, history, stage, words) => {
    expect(noFigureWords({ establishDate }, history, stage)).toBe(words)
  },
)
