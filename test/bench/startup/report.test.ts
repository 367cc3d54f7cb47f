import { describe, expect, it } from 'vitest'
import { BUDGETS } from '#scripts/build/budgets.ts'
import { reportText } from './report.ts'
import type { WebkitRow } from './rows.ts'
import { against, rows } from './sample-rows.ts'
import type { WebkitLoad } from './webkit.ts'

describe('reportText', () => {
  const webkitLoad = (
    taken: Omit<WebkitLoad, 'engine' | 'dated' | 'busy' | 'memory'> & Partial<WebkitLoad>,
  ): WebkitLoad => ({
    engine: 'WebKitGTK',
    dated: null,
    busy: 120,
    memory: 60_000_000,
    ...taken,
  })
  const webkit: WebkitRow[] = [
    {
      side: 'this',
      screen: 'home',
      way: 'finished',
      loads: [webkitLoad({ screen: 90, inPage: 80, live: 100, files: 1, calls: 0 })],
    },
    {
      side: 'this',
      screen: 'home',
      way: 'cold',
      loads: [webkitLoad({ screen: 200, dated: 150, inPage: 240, live: 350, files: 50, calls: 3 })],
    },
  ]
  const text = reportText({ chromium: [...rows, against], webkit, script: BUDGETS.script + 1 }, [
    '3 rounds',
  ])
  const lines = text.split('\n').map((row) => row.replace(/ {2,}/g, ' | '))

  it('prints each row to the finished HTML of its screen', () => {
    expect(lines[0]).toBe('3 rounds')
    expect(lines).toContain(
      'home: cold, opened the day before | 290 | 200 | 1.33x | 300 | 300-600 | 2.00x | 40 | 20 | 15 | 8 | 2 | 120 | 0.000 | 3.0 | 40',
    )
    expect(lines).toContain(
      'home: cold | 200 | 150 | 1.50x | 240 | 350 | 350-350 | 3.50x | 120 | 50 | 3 | 60',
    )
  })

  it('prints each aim next to its result, and what is not built as such', () => {
    expect(lines).toContain('home: warm to its finished HTML | 1.10x | at most 1.00x | missed')
    expect(lines).toContain('home: cold to its finished HTML | 2.00x | at most 2.20x | met')
    expect(lines).toContain('orders: cold, files requested | 9 | at most 8 | missed')
    expect(lines).toContain(
      `bytes of the entry | ${BUDGETS.script + 1} | at most ${BUDGETS.script} | missed`,
    )
    expect(lines).toContain('orders: warm to its finished HTML | not built | at most 1.00x')
    expect(lines).toContain('orders: warm | not built')
  })

  it('prints each row of this build to the same of the other', () =>
    expect(lines).toContain(
      'home: cold | 0.50x | 0.50x | 1.00x | 1.00x | 1.00x | 1.00x | 1.00x | 1.00x',
    ))
})
