import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { FORBIDDEN_WORDS, SHORT_RANGES } from '#src/domain/publicity.ts'

const ROOT = join(import.meta.dirname, '..')
/** The rules themselves name what they forbid. */
const RULES = 'src/domain/publicity.ts'

/** Lines of files, without comments and tests: what can come to a screen. */
function linesIn(patterns: readonly string[]): { at: string; text: string }[] {
  const files = globSync([...patterns], { cwd: ROOT }).filter(
    (file) => !/\.test\.tsx?$/.test(file) && file !== RULES,
  )
  expect(files.length).toBeGreaterThan(5)
  return files.flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .map((text, line) => ({ at: `${file}:${line + 1}`, text }))
      .filter(({ text }) => !/^\s*(?:\/\/|\/?\*)/.test(text)),
  )
}

const found = (lines: readonly { at: string; text: string }[], pattern: RegExp) =>
  lines.filter(({ text }) => pattern.test(text)).map(({ at, text }) => `${at} ${text.trim()}`)

describe('what screens and the sandbox say', () => {
  const lines = linesIn(['src/**/*.{ts,tsx}', 'test/sandbox/**/*.ts'])

  it.each(FORBIDDEN_WORDS.map(({ pattern, source }) => [source.title, pattern] as const))(
    'has no word that is forbidden by %s: %s',
    (_, pattern) => {
      expect(found(lines, pattern)).toEqual([])
    },
  )

  it('promotes no range under half a year in lists, rankings, search and home', () => {
    const promoting = linesIn([
      'src/features/trading/fund-portal/**/*.{ts,tsx}',
      'src/features/trading/customized/**/*.{ts,tsx}',
      'src/features/utility/home/**/*.{ts,tsx}',
      'src/templates/Fund*.tsx',
    ])
    expect(found(promoting, SHORT_RANGES)).toEqual([])
  })
})
