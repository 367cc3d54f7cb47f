import { describe, expect, it } from 'vitest'
import { reportText } from './report.ts'
import type { ChromiumRow } from './rows.ts'
import { against, load, peers, rows } from './sample-rows.ts'
import { verdicts } from './verdicts.ts'

describe('verdicts', () => {
  const judged = (all: readonly ChromiumRow[]) =>
    Object.fromEntries(verdicts(all).map(({ what, is }) => [what, is]))

  it('judges each screen that was measured by the aims that it has', () =>
    expect(judged(rows)).toEqual({
      'home: warm to its finished HTML': 1.1,
      'home: cold to its finished HTML': 2,
      'home: opened the day before, to cold': 1,
      'home: browser, second open, to cold': 1.5,
      'home: cold, files requested': 8,
      'home: browser, second open, files requested': 8,
      'home: cold, layout shift': 0,
      'orders: warm to its finished HTML': null,
      'orders: cold to its finished HTML': null,
      'orders: cold, files requested': 9,
      'orders: cold, layout shift': 0.2,
    }))

  it('compares an ordinary app with this one, by aims that are the least', () => {
    expect(judged([...rows, ...peers])).toMatchObject({
      'home: ordinary app to this, cold': 1.6,
      'home: ordinary app to this, warm': 2,
    })
    const text = reportText({ chromium: [...rows, ...peers], webkit: [], script: null }, [])
    expect(text).toMatch(/home: ordinary app to this, cold +1\.60x +at least 1\.50x +met/)
    expect(text).toMatch(/home: ordinary app to this, warm +2\.00x +at least 3\.00x +missed/)
    expect(text).toMatch(/home: cold, ordinary app +470/)
  })

  it('compares the live figure with the other build where there is one', () =>
    expect(judged([...rows, against])).toMatchObject({
      'home: cold to the other build': 0.5,
    }))

  it('compares what evaluating the entry costs with the other build', () => {
    const slow = { ...against, loads: [600, 600, 620].map((live) => load(live, { entry: 20 })) }
    expect(judged([...rows, slow])).toMatchObject({
      'home: cold, CPU of the entry to the other build': 0.75,
    })
    expect(reportText({ chromium: [...rows, slow], webkit: [], script: null }, [])).toMatch(
      /home: cold, CPU of the entry to the other build +0\.75x +at most 0\.70x +missed/,
    )
  })
})
