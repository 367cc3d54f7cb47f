import { spawnSync } from 'node:child_process'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shellWord, singleCommand, titlePattern } from './single-command.ts'

const FILE = 'test/e2e/specs/buy-a-fund.e2e.ts'

const TITLES = [
  'a user buys a fund',
  `a user's "首页" says [您好] ($5) & more; 100% \`now\``,
  String.raw`a path \ with * and ? and ~ and !x`,
  '-5 yuan are refused',
  "'",
]

/** Returns what a shell makes of words. */
const wordsOf = (line: string): string[] =>
  spawnSync('sh', ['-c', `printf '%s\\0' ${line}`], { encoding: 'utf8' })
    .stdout.split('\0')
    .slice(0, -1)

test('a shell passes every title on as it is', () => {
  const any = fc.sample(fc.stringMatching(/^[^\0]+$/), 300)
  const words = [...TITLES, ...any]
  expect(wordsOf(words.map(shellWord).join(' '))).toEqual(words)
})

test.each(TITLES)('the command of %j has the engine, the whole title and the file', (title) => {
  const command = singleCommand({ engine: 'webkit', file: FILE, title }, false)
  const words = ['--engine', 'webkit', '--exact', `--only=${title}`, FILE]
  expect(wordsOf(command)).toEqual(['npm', 'run', 'e2e', '--', ...words])
})

test.each([
  [{}, '--target farm'],
  [{ DEVICE_TARGET: 'ios', DEVICE_FILE: 'my phone.json' }, "--target ios --phone 'my phone.json'"],
])('the command on a phone has the target and the settings of %j', (env, options) => {
  const name = { engine: 'device', file: FILE, title: 'a' }
  expect(singleCommand(name, false, env)).toBe(`npm run e2e -- ${options} --exact --only=a ${FILE}`)
})

test('the walks of the visitor at random are run again from their seed', () => {
  const name = { engine: 'webkit', file: 'test/e2e/specs/monkey.e2e.ts', title: 'a visitor' }
  const env = { MONKEY: '1', MONKEY_SEED: '7', MONKEY_MINUTES: '10' }
  expect(singleCommand(name, false, env)).toBe(
    'npm run e2e -- --engine webkit --monkey --seed 7 --minutes 10',
  )
})

test('a journey that begins where another ended is run with all of its file', () => {
  const name = { engine: 'chromium', file: FILE, title: 'the second step' }
  expect(singleCommand(name, true)).toBe(`npm run e2e -- --engine chromium ${FILE}`)
})

test.each(TITLES)(
  'the pattern of %j fits that title alone, in the group of any engine',
  (title) => {
    const exact = new RegExp(titlePattern(title, true))
    for (const group of ['', 'chromium > ', 'webkit > ', 'device > ']) {
      expect(`${group}${title}`).toMatch(exact)
      expect(`${group}${title} twice`).not.toMatch(exact)
      expect(`${group}once ${title}`).not.toMatch(exact)
    }
    expect(`chromium > once ${title} twice`).toMatch(new RegExp(titlePattern(title, false)))
  },
)
