import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import * as v from 'valibot'
import type { Reporter } from 'vitest/node'

/** The environment's name for the file that the reporter writes. */
export const UNHANDLED_FILE = 'H5_UNHANDLED_FILE'

const unhandled = v.array(v.object({ message: v.string(), testFile: v.nullable(v.string()) }))

/** Writes down the errors that no test has caught, which vitest's own JSON report leaves out. */
export default class UnhandledErrors implements Reporter {
  onTestRunEnd: NonNullable<Reporter['onTestRunEnd']> = (_, errors) => {
    const file = process.env[UNHANDLED_FILE]
    if (file === undefined) return
    const entries = errors.map(({ message, VITEST_TEST_PATH: testFile }) => ({
      message,
      testFile: typeof testFile === 'string' ? testFile : null,
    }))
    writeFileSync(file, JSON.stringify(entries))
  }
}

/** A line for each error of that file: the test file that ran, and the first line of the error. */
export function unhandledLines(file: string, root: string): string[] {
  if (!existsSync(file)) return []
  return v.parse(unhandled, JSON.parse(readFileSync(file, 'utf8'))).map(({ message, testFile }) => {
    const where = testFile === null ? 'outside of test files' : relative(root, testFile)
    return `${where}: unhandled: ${message.split('\n', 1)[0] ?? ''}`
  })
}
