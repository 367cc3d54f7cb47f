import { describe, expect, it } from 'vitest'
import { PROMOTED_STAGES } from '#domain/publicity/publicity.ts'
import { STAGE_NAMES } from '#domain/fund/stage-names.ts'
import { refusedWords, SHORT_RANGES } from '#domain/publicity/words.ts'
import { sourceLines, type SourceLine } from './source-lines.ts'

/** The rules themselves name what they forbid. */
const RULES = /^src\/domain\/publicity\/(?:publicity|words)\.ts$/

const found = (lines: readonly SourceLine[], pattern: RegExp) =>
  lines.filter(({ text }) => pattern.test(text)).map(({ at, text }) => `${at} ${text.trim()}`)

describe('what screens and the sandbox say', () => {
  const lines = sourceLines(['src/**/*.{ts,tsx}', 'test/sandbox/**/*.{ts,json}'], (file) =>
    RULES.test(file),
  )

  it('has no refused word', () => {
    const refused = lines.filter(({ text }) => refusedWords(text).length > 0)
    expect(refused.map(({ at, text }) => `${at} ${text.trim()}`)).toEqual([])
  })

  it('promotes no range under half a year in lists, rankings, search and home', () => {
    const promoting = sourceLines([
      'src/features/trading/fund-portal/**/*.{ts,tsx}',
      'src/features/trading/customized/**/*.{ts,tsx}',
      'src/features/utility/home/**/*.{ts,tsx}',
      'src/templates/Fund*.tsx',
    ])
    expect(found(promoting, SHORT_RANGES)).toEqual([])
  })
})

describe('the refused words', () => {
  it.each([
    ['净值估算', true],
    ['估算涨跌 +0.24%', true],
    ['盘中估值', true],
    ['历史盈利比例', true],
    ['正收益概率 87%', true],
    ['热销榜', true],
    ['1,234 人都在买', true],
    ['费用估算', false],
    ['指数估值', false],
    ['无风险利率取一年期定期存款基准利率', false],
    ['净值', false],
    ['分享给好友即可领取红包', true],
    ['转发后解锁完整内容', true],
    ['分享', false],
  ])('%s is refused: %j', (text, is) => {
    expect(refusedWords(text).length > 0).toBe(is)
  })
})

describe('the short ranges', () => {
  it('are none of the stages that promote', () => {
    for (const stage of PROMOTED_STAGES) expect(STAGE_NAMES[stage]).not.toMatch(SHORT_RANGES)
    for (const stage of ['1w', '1m', '3m', 'ytd'] as const) {
      expect(STAGE_NAMES[stage]).toMatch(SHORT_RANGES)
    }
  })
})
