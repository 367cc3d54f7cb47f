import { describe, expect, it } from 'vitest'
import { reportText, resultsOf, type Typed } from './report.ts'

const typed = (by: Typed['by'], ...answers: number[]): Typed => ({
  by,
  keys: answers.map((answer) => ({ answer, feedback: answer / 2 })),
})

describe('resultsOf', () => {
  it('gathers each key of each word over the runs', () => {
    const results = resultsOf('ours', [
      typed('code', 60, 20),
      typed('name', 30),
      typed('code', 40, 10),
      typed('code', 50, 30),
    ])
    expect(results.map(({ by, key, answer }) => [by, key, answer.median, answer.values])).toEqual([
      ['code', 1, 50, [60, 40, 50]],
      ['code', 2, 20, [20, 10, 30]],
      ['name', 1, 30, [30]],
    ])
    expect(results[0]?.feedback.median).toBe(25)
  })
})

describe('the report', () => {
  const report = (ours: number) =>
    reportText(
      [
        ...resultsOf('ours', [typed('code', ours, 20)]),
        ...resultsOf('whole', [typed('code', 70, 65)]),
        ...resultsOf('antd', [typed('code', 500, 10)]),
      ],
      ['1 run'],
    ).split('\n')
  const line = (lines: string[], start: string) =>
    lines.find((row) => row.startsWith(start))?.replace(/ {2,}/g, ' | ')

  it('sets both lists beside each other, key by key', () => {
    const lines = report(50)
    expect(lines[0]).toBe('1 run')
    expect(line(lines, 'code, key 1')).toBe(
      'code, key 1 | 50 | 50-50 | 25 | 500 | 500-500 | 250 | 10.0x',
    )
    expect(line(lines, 'code, key 2')).toBe('code, key 2 | 20 | 20-20 | 10 | 10 | 10-10 | 5 | 0.5x')
  })

  it.each([
    [50, 'met', '100%'],
    [51, 'missed', '50%'],
  ])('calls a slowest key of %d ms %s', (slowest, verdict, share) => {
    const lines = report(slowest)
    expect(line(lines, 'our list: the slowest key')).toBe(
      `our list: the slowest key, median | ${slowest} | at most 50 | ${verdict}`,
    )
    expect(line(lines, 'our list on a whole screen: the slowest key')).toContain('median | 70')
    expect(line(lines, 'our list: keys within')).toContain(share)
  })

  it('is refused without the other list', () => {
    expect(() => reportText(resultsOf('ours', [typed('code', 50)]), [])).toThrow('antd-mobile')
  })
})
