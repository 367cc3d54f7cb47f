import { expect, test } from 'vitest'
import { allScreensText, type TimedScreen } from './all-report.ts'

const timed = (path: string, warm: number[], finished: number[], fault = ''): TimedScreen => ({
  path,
  warm,
  finished,
  fault,
})

const linesOf = (screens: readonly TimedScreen[]) =>
  allScreensText(screens, ['3 rounds'])
    .split('\n')
    .map((row) => row.replace(/ {2,}/g, ' | '))

test('prints the slowest screen first, to its own finished HTML, and judges it', () => {
  const lines = linesOf([
    timed('/', [200, 400, 200], [200, 400, 200]),
    timed('/vip', [320, 640, 320], [200, 400, 200]),
  ])
  const at = (row: string) => lines.indexOf(row)
  expect(at('/vip | 320 | 200 | 1.60x')).toBeGreaterThan(0)
  expect(at('/ | 200 | 200 | 1.00x')).toBe(at('/vip | 320 | 200 | 1.60x') + 1)
  expect(lines).toContain(
    'slowest of 2 screens, warm to its finished HTML | 1.60x | 1.50x | missed',
  )
})

test('names a screen that was not measured, with its reason, and judges the others', () => {
  const lines = linesOf([timed('/', [200], [200]), timed('/vip', [], [], 'no page showed it')])
  expect(lines).toContain('/vip: no page showed it')
  expect(lines).toContain('slowest of 1 screens, warm to its finished HTML | 1.00x | 1.50x | met')
})

test('judges nothing where no screen was measured', () => {
  expect(linesOf([])).toContain('slowest of 0 screens, warm to its finished HTML | - | 1.50x')
})
