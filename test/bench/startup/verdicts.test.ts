import { describe, expect, it } from 'vitest'
import { reportText } from './report.ts'
import type { ChromiumRow } from './rows.ts'
import { against, load, rows } from './sample-rows.ts'
import { verdicts } from './verdicts.ts'

describe('verdicts', () => {
  const judged = (all: readonly ChromiumRow[]) =>
    Object.fromEntries(verdicts(all).map(({ what, is }) => [what, is]))

  it('judges each screen that was measured by the aims that it has', () =>
    expect(judged(rows)).toEqual({
      'home: warm, live figure to static page': 1.31,
      'home: cold, dated figure to static page': 2,
      'home: cold, files requested': 8,
      'home: cold, layout shift': 0,
      'orders: warm, live figure to static page': null,
      'orders: cold, dated figure to static page': null,
      'orders: cold, files requested': 9,
      'orders: cold, layout shift': 0.2,
    }))

  it('compares the live figure with the other build where there is one', () =>
    expect(judged([...rows, against])).toMatchObject({
      'home: cold, live figure to that of the other build': 0.5,
    }))

  it('compares what evaluating the entry costs with the other build', () => {
    const slow = { ...against, loads: [600, 600, 620].map((live) => load(live, { entry: 20 })) }
    expect(judged([...rows, slow])).toMatchObject({
      'home: cold, CPU of the entry to the other build': 0.75,
    })
    expect(reportText({ chromium: [...rows, slow], webkit: [], script: null }, [])).toMatch(
      /home: cold, CPU of the entry to the other build +0\.75x +0\.70x +missed/,
    )
  })
})
