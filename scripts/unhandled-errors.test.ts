import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { UNHANDLED_FILE, unhandledLines } from './unhandled-errors.ts'

const root = join(import.meta.dirname, '..')
let folder: string
beforeEach(() => {
  mkdirSync(join(root, 'dist'), { recursive: true })
  folder = mkdtempSync(join(root, 'dist', 'unhandled-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Returns what is read of a run of vitest over one test file. */
function linesOf(body: string): string[] {
  const file = join(folder, 'unhandled.json')
  writeFileSync(join(folder, 'late.test.js'), `import { test } from 'vitest'\n${body}`)
  const reporter = join(import.meta.dirname, 'unhandled-errors.ts')
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  spawnSync(process.execPath, [vitest, 'run', '--root', folder, `--reporter=${reporter}`], {
    cwd: folder,
    env: { ...process.env, [UNHANDLED_FILE]: file },
  })
  return unhandledLines(file, folder)
}

test('an error that no test catches has a line with its test file', () => {
  const late = `test('ends', async () => {
    setTimeout(() => { throw new Error('no window\\nat all') })
    await new Promise((done) => setTimeout(done, 50))
  })`
  expect(linesOf(late)).toEqual(['late.test.js: unhandled: no window'])
})

test('a run without such an error has no line', () => {
  expect(linesOf(`test('ends', () => {})`)).toEqual([])
})

test('a run that wrote nothing has no line', () => {
  expect(unhandledLines(join(folder, 'missing.json'), folder)).toEqual([])
})
