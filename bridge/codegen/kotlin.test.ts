import { describe, expect, test } from 'vitest'
import { kotlinSource } from './kotlin.ts'
import { readGenerated } from './testing/fixture-files.ts'
import { goldenProgram } from './testing/golden-program.ts'
import { hasKotlin, runKotlin } from './testing/jdk.ts'
import { oddModel } from './testing/odd-model.ts'

const golden = (name: string): unknown => JSON.parse(readGenerated(`fixtures/${name}.json`))
const BRIDGE = 'h5bridge/H5Bridge.kt'
const TIME_LIMIT = { timeout: 300_000 }

// Without a Kotlin compiler (`kotlinc` on the PATH, or `KOTLINC`) these are skipped, by name.
describe('the generated Kotlin', () => {
  test.skipIf(!hasKotlin)(
    'compiles without a warning and gives the verdict of every golden fixture',
    TIME_LIMIT,
    () => {
      const fixtures = {
        calls: golden('calls'),
        envelopes: golden('envelopes'),
        replies: golden('replies'),
        events: golden('events'),
      }
      const { source, count } = goldenProgram(fixtures, 'kotlin')
      expect(count).toBeGreaterThan(900)
      const kotlin = { [BRIDGE]: readGenerated(`kotlin/${BRIDGE}`) }
      expect(runKotlin(kotlin, { 'Golden.java': source }, 'Golden')).toMatch(/^golden \d{3,}\n$/)
    },
  )

  test.skipIf(!hasKotlin)(
    'compiles for features that the contract does not use yet',
    TIME_LIMIT,
    () => {
      expect(runKotlin({ [BRIDGE]: kotlinSource(oddModel) })).toBe('')
    },
  )
})
