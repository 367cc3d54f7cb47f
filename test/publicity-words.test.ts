import { describe, expect, it } from 'vitest'
import { FORBIDDEN_WORDS, SHORT_RANGES } from '#domain/fund/publicity.ts'
import { sourceLines, type SourceLine } from './source-lines.ts'

/** The rules themselves name what they forbid. */
const RULES = 'src/domain/fund/publicity.ts'

const found = (lines: readonly SourceLine[], pattern: RegExp) =>
  lines.filter(({ text }) => pattern.test(text)).map(({ at, text }) => `${at} ${text.trim()}`)

describe('what screens and the sandbox say', () => {
  const lines = sourceLines(['src/**/*.{ts,tsx}', 'test/sandbox/**/*.ts'], (file) => file === RULES)

  it.each(FORBIDDEN_WORDS.map(({ pattern, source }) => [source.title, pattern] as const))(
    'has no word that is forbidden by %s: %s',
    (_, pattern) => {
      expect(found(lines, pattern)).toEqual([])
    },
  )

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
