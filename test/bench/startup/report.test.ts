import { describe, expect, it } from 'vitest'
import { spread } from '#test/bench/statistics.ts'
import { screenRatios, reportText, type Measured, type Screen, type Way } from './report.ts'

const load = (screen: Screen | null, way: Way, paint: number, figure: number): Measured => ({
  name: `${screen ?? 'static page'}, ${way}`,
  screen,
  way,
  paint: spread([paint - 10, paint, paint + 10]),
  figure: spread([figure]),
})

const all = [
  load(null, 'pack', 100, 120),
  load('home', 'pack', 150, 300),
  load('home', 'packOnline', 150, 400),
  load('home', 'network', 600, 1200),
  load('fund detail', 'pack', 151, 240),
  load('fund detail', 'packOnline', 151, 360),
  load('fund detail', 'network', 602, 720),
]

describe('screenRatios', () => {
  it('compares the pack with the static page and the network with the pack', () => {
    expect(screenRatios(all)[0]).toEqual({
      screen: 'home',
      paintToStatic: 1.5,
      figureToStatic: 2.5,
      networkToPackPaint: 4,
      networkToPackFigure: 4,
      networkToOnlinePackFigure: 3,
      paintAimMet: true,
      networkAimMet: true,
    })
  })

  it('misses an aim by a hundredth', () => {
    expect(screenRatios(all)[1]).toMatchObject({
      paintToStatic: 1.51,
      paintAimMet: false,
      networkToPackPaint: 3.99,
      networkAimMet: false,
    })
  })

  it('names the load that is missing', () => {
    expect(() => screenRatios(all.slice(0, 3))).toThrow('home was not loaded by network')
  })
})

it('prints each load beside the static page, and each aim beside its result', () => {
  const sizes = {
    budgets: ['entry: 120,000 of 150,000 bytes'],
    chunks: [
      { file: 'index.js', gzip: 100_000 },
      { file: 'a.js', gzip: 900 },
      { file: 'b.js', gzip: 90 },
    ],
  }
  const text = reportText(all, sizes, ['3 runs']).split('\n')
  expect(text[0]).toBe('3 runs')
  const line = (start: string) =>
    text.find((row) => row.startsWith(start))?.replace(/ {2,}/g, ' | ')
  expect(line('home, network')).toBe(
    'home, network | 600 | 6.00x | 590-610 | 1200 | 10.00x | 1200-1200',
  )
  expect(line('home: paint from')).toBe(
    'home: paint from the pack to the static page | 1.50x | at most 1.50x | met',
  )
  expect(line('fund detail: paint over')).toBe(
    'fund detail: paint over the network to the pack | 3.99x | at least 4.00x | missed',
  )
  expect(line('index.js')).toBe('index.js | 100,000')
  expect(line('2 smaller')).toBe('2 smaller ones | 990')
  expect(text).toContain('entry: 120,000 of 150,000 bytes')
})
