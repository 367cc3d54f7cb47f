import { describe, expect, it } from 'vitest'
import { reportText, keyResults, ruleText, type Typed } from './report.ts'

const typed = (by: Typed['by'], ...answers: number[]): Typed => ({
  by,
  keys: answers.map((answer) => ({ answer, feedback: answer / 2 })),
})

describe('keyResults', () => {
  it('groups each key of each word over the runs', () => {
    const results = keyResults('ours', [
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
        ...keyResults('ours', [typed('code', ours, 20)]),
        ...keyResults('whole', [typed('code', 110, 65)]),
        ...keyResults('antd', [typed('code', 500, 10)]),
      ],
      ['1 run'],
    ).split('\n')
  const line = (lines: string[], start: string) =>
    lines.find((row) => row.startsWith(start))?.replace(/ {2,}/g, ' | ')

  it('prints both lists side by side, key by key', () => {
    const lines = report(50)
    expect(lines[0]).toBe('1 run')
    expect(line(lines, 'code, key 1')).toBe(
      'code, key 1 | 50 | 50-50 | 25 | 500 | 500-500 | 250 | 10.0x',
    )
    expect(line(lines, 'code, key 2')).toBe('code, key 2 | 20 | 20-20 | 10 | 10 | 10-10 | 5 | 0.5x')
  })

  it.each([
    [100, 'met'],
    [101, 'missed'],
  ])('calls first keys of %d ms %s, apart from later keys', (first, verdict) => {
    const lines = report(first)
    const row = (name: string, ms: number, result: string) =>
      `${name} | ${ms} | ${ms} | at most 100 | ${result}`
    expect(line(lines, 'our list: first')).toBe(row('our list: first keys', first, verdict))
    expect(line(lines, 'our list: later')).toBe(row('our list: later keys', 20, 'met'))
    const whole = 'our list on a whole screen: first keys'
    expect(line(lines, whole)).toBe(row(whole, 110, 'missed'))
  })

  it('refuses results without the other list', () => {
    expect(() => reportText(keyResults('ours', [typed('code', 50)]), [])).toThrow('antd-mobile')
  })
})

describe('lists by a rule', () => {
  it.each([
    [120, '1.20x', 'met'],
    [121, '1.21x', 'missed'],
  ])('calls a list of %d ms beside a first page of 100 ms %s: %s', (ms, share, verdict) => {
    const rows = ruleText({ first: [100], narrowed: [ms], board: [90], fallen: [95] })
      .split('\n')
      .map((row) => row.replace(/ {2,}/g, ' | ').trim())
    const row = rows.find((line) => line.startsWith('all funds of a type'))
    expect(row?.split(' | ').slice(1)).toEqual([
      String(ms),
      `${ms}-${ms}`,
      share,
      'at most 1.2x',
      verdict,
    ])
  })
})
