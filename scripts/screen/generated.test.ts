import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { KINDS } from './plan.ts'

const ROOT = join(import.meta.dirname, '../..')
const FOLDERS = ['src', 'bridge', 'offline', 'test', 'scripts']
const FILES = ['.oxfmtrc.json', 'package.json', 'tsconfig.json', 'knip.ts', 'vite.config.ts']

/** A copy of the sources, into which screens are written. */
let copy: string
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'new-screens-'))
  for (const name of [...FOLDERS, ...FILES]) {
    cpSync(join(ROOT, name), join(copy, name), { recursive: true })
  }
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
})
afterAll(() => rmSync(copy, { recursive: true, force: true }), 60_000)

function newScreen(name: string, kind: string, ...rest: readonly string[]): string {
  const args = ['scripts/screen.ts', name, '--kind', kind, '--title', '试一试', ...rest]
  return execFileSync(process.execPath, args, { cwd: copy, encoding: 'utf8', stdio: 'pipe' })
}

test('a screen of each kind compiles and passes its tests and those of every source', () => {
  const given = [
    ...Object.keys(KINDS).map((kind) => [`charge/${kind}Tried`, kind] as const),
    ['treasureChest/firstTried', 'list'] as const,
    ['treasureChest/secondTried', 'detail'] as const,
  ]
  const written = given.flatMap(([name, kind]) =>
    newScreen(name, kind)
      .split('\n')
      .filter((line) => /^(?:src|test)\/\S+$/.test(line)),
  )
  const routes = readFileSync(join(copy, 'src/features/trading/charge/routes.ts'), 'utf8')
  expect(routes.match(/path: chargePaths\.\w+Tried/g)).toHaveLength(Object.keys(KINDS).length)
  const bin = join(ROOT, 'node_modules/.bin')
  const types = spawnSync(join(bin, 'tsc'), [], { cwd: copy, encoding: 'utf8' })
  expect(types.stdout).toBe('')
  const tests = [...new Set(written)].filter((file) => /\.test\.tsx?$/.test(file))
  expect(tests).toHaveLength(given.length)
  // A run of its own, which must not take itself for a part of this one.
  const { VITEST: _, ...env } = process.env
  const ofEverySource = ['test/typed-text.test.ts', 'test/comments.test.ts']
  const { stdout: said, status } = spawnSync(
    join(bin, 'vitest'),
    ['run', ...tests, ...ofEverySource],
    {
      cwd: copy,
      encoding: 'utf8',
      env,
    },
  )
  expect(status === 0 ? '' : said).toBe('')
}, 300_000)

test('nothing is written of a screen that is there, nor with --dry-run', () => {
  const before = readFileSync(join(copy, 'src/paths/charge.ts'), 'utf8')
  expect(() => newScreen('charge/serviceCharge', 'form')).toThrow(/exists/)
  const printed = newScreen('charge/triedAgain', 'list', '--dry-run')
  expect(printed).toContain('--- src/features/trading/charge/tried-again/TriedAgainScreen.tsx')
  expect(readFileSync(join(copy, 'src/paths/charge.ts'), 'utf8')).toBe(before)
})

test.each([
  [['charge/x', 'poster'], 'There is no kind "poster"'],
  [['charge', 'list'], 'Which screen?'],
  [['nowhere/x', 'list'], 'which --group is it of?'],
  [['nowhere/x', 'list', '--group', 'else'], 'There is no group else'],
] as const)('a command line with %j is refused', ([name, kind, ...rest], why) => {
  expect(() => newScreen(name, kind, ...rest)).toThrow(why)
})
