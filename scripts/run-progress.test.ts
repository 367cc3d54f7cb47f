import { expect, test } from 'vitest'
import RunProgress from './run-progress.ts'

function linesOf(files: number, isQuiet: boolean): string[] {
  const lines: string[] = []
  let ms = 0
  const reporter = new RunProgress({ log: (line) => lines.push(line), isQuiet, now: () => ms })
  reporter.onTestRunStart(Array.from({ length: files }))
  for (let file = 0; file < files; file += 1) {
    ms += 1_000
    reporter.onTestModuleEnd()
  }
  return lines
}

test('a run without a terminal says at each tenth how far it is', () => {
  expect(linesOf(40, false)).toHaveLength(10)
  expect(linesOf(40, false)[2]).toBe('-- 30 %: 12 of 40 files, about 28 s left')
})

test('a run of three files says so after each', () => {
  expect(linesOf(3, false)).toHaveLength(3)
})

test('on a terminal no line is printed', () => {
  expect(linesOf(40, true)).toEqual([])
})
