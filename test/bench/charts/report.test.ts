import { describe, expect, it } from 'vitest'
import type { Drag } from './drag.ts'
import { reportText, sideResults } from './report.ts'

const drag = (updated: number, busyMs: number): Drag => ({
  seconds: 2,
  shown: updated,
  shownSeconds: 2,
  updated,
  dropped: 0,
  busyMs,
  interval95: 16.7,
  missed: 0,
  moves: 240,
})

const results = (ours: number) => [
  sideResults('bare', [drag(120, 240)]),
  sideResults('ours', [drag(ours, ours * 5)]),
  sideResults('echarts', [drag(60, 1_200)]),
]
const line = (text: string, start: string) =>
  text
    .split('\n')
    .find((row) => row.startsWith(start))
    ?.replace(/ {2,}/g, ' | ')

it('counts frames by the second and work by the frame', () => {
  const { fps, work, moves } = sideResults('ours', [drag(116, 580), drag(120, 240), drag(118, 354)])
  expect([fps.median, work.median, moves.median]).toEqual([59, 3, 120])
})

it('refuses a chart that did not follow the finger', () => {
  expect(() => sideResults('echarts', [drag(116, 580), drag(0, 100)])).toThrow('ECharts 6 did not')
})

describe('the report', () => {
  it.each([
    [116, '58.0', 'met'],
    [115, '57.5', 'missed'],
  ])('calls %d frames in two seconds (%s) %s', (updated, fps, verdict) => {
    expect(line(reportText(results(updated), []), 'our chart: frames')).toBe(
      `our chart: frames a second | ${fps} | at least 58 | ${verdict}`,
    )
  })

  it('reports whether the work of a frame leaves room for 60 a second', () => {
    const text = (work: number) => {
      const ours = sideResults('ours', [drag(100, 100 * work)])
      return line(
        reportText([...results(120).filter((one) => one.side !== 'ours'), ours], []),
        'our chart: work',
      )
    }
    expect(text(16.7)).toBe('our chart: work a frame, ms | 16.7 | at most 16.7 | met')
    expect(text(17)).toContain('missed')
  })

  it('compares with the bare line and with ECharts', () => {
    const text = reportText(results(120), ['1 drag'])
    expect(text.split('\n')[0]).toBe('1 drag')
    expect(line(text, "our frames a second to the bare line's")).toContain('1.00x')
    expect(line(text, "ECharts's frames a second to the bare line's")).toContain('0.50x')
    expect(line(text, "ECharts's work a frame to ours")).toContain('4.00x')
  })

  it('refuses results without a side', () => {
    expect(() => reportText(results(120).slice(0, 2), [])).toThrow('ECharts 6 was not measured')
  })
})
