import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { foldersIn, ROOT } from './folders.ts'
import { allureHistory, closedPage, makeReport, ReportError } from './html-report.ts'
import { folderName } from './journey-name.ts'
import { appendOutcomes, readHistory } from './run-history.ts'
import { sourceId } from './source-id.ts'

const result = v.object({
  name: v.string(),
  status: v.string(),
  statusDetails: v.object({ message: v.optional(v.string()), flaky: v.boolean() }),
  parameters: v.array(v.object({ name: v.string(), value: v.string() })),
  steps: v.array(v.object({ name: v.string(), status: v.string() })),
  attachments: v.array(v.object({ name: v.string(), type: v.string(), source: v.string() })),
  description: v.string(),
})

const BUY = { engine: 'webkit', file: 'buy.e2e.ts', title: "a user's purchase [1] is refused" }
const GONE = { engine: 'webkit', file: 'gone.e2e.ts', title: 'a journey that was taken away' }
const OTHER = { engine: 'chromium', file: 'buy.e2e.ts', title: BUY.title }

/** The files of a small project with journeys of every outcome. */
const journeys = (evidence: string) => ({
  'buy.e2e.ts': `import { mkdirSync, writeFileSync } from 'node:fs'
    import { beforeAll, describe, test } from 'vitest'
    describe('webkit', () => {
      test(${JSON.stringify(BUY.title)}, ({ task }) => {
        task.meta.steps = [{ name: 'HomePage is shown', start: 1, stop: 2, failed: true }]
        mkdirSync(${JSON.stringify(evidence)}, { recursive: true })
        for (const name of ['picture.png', 'page.html', 'bridge-trace.json'])
          writeFileSync(${JSON.stringify(evidence)} + '/' + name, name)
        throw new Error('the fund is sold out\\nat all')
      })
      test('a user buys', () => {})
      test.skip('a user waits', () => {})
    })
    describe('webkit', () => {
      beforeAll(() => { throw new Error('no driver') })
      test('a user sells', () => {})
    })`,
  'dies.e2e.ts': `import { describe, test } from 'vitest'
    describe('webkit', () => {
      test('a user dies', () => process.kill(process.pid, 'SIGKILL'))
    })`,
  'unread.e2e.ts': `throw new Error('not to be read')`,
})

describe('a run of journeys', () => {
  let root: string
  let printed: string
  const folders = () => foldersIn(join(root, 'out'))
  const folderOf = (name: typeof BUY, kind: 'failures' | 'results' = 'results') =>
    join(folders()[kind], folderName(name))
  const write = (file: string, text: string) => writeFileSync(join(root, file), text)

  beforeAll(() => {
    mkdirSync(join(ROOT, 'dist'), { recursive: true })
    root = mkdtempSync(join(ROOT, 'dist', 'report-'))
    const reporter = join(import.meta.dirname, 'journey-reporter.ts')
    const options = JSON.stringify([reporter, { folders: folders() }])
    write(
      'vitest.config.js',
      `export default { test: { include: ['*.e2e.ts'], reporters: [${options}] } }`,
    )
    write('.gitignore', 'out\nnode_modules\n')
    for (const [file, text] of Object.entries(journeys(folderOf(BUY, 'failures'))))
      write(file, text)
    const who = ['-c', 'user.name=qa', '-c', 'user.email=qa@example.com']
    for (const args of [['init'], ['add', '--all'], [...who, 'commit', '--message=first']]) {
      spawnSync('git', ['-C', root, ...args])
    }
    const earlier = { run: 'earlier', at: 1, ms: 5, status: 'passed', message: '' } as const
    appendOutcomes(folders().history, [{ ...earlier, ...BUY, ...sourceId(root) }])
    for (const name of [GONE, OTHER]) mkdirSync(folderOf(name), { recursive: true })

    const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs')
    const env = { ...process.env, ENGINE: 'webkit' }
    printed = spawnSync(process.execPath, [vitest, 'run'], {
      cwd: root,
      env,
      encoding: 'utf8',
    }).stderr
  })
  afterAll(() => rmSync(root, { recursive: true, force: true }))

  const results = () =>
    readdirSync(folders().results, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('-result.json'))
      .map((file) => readFileSync(join(folders().results, file), 'utf8'))
      .map((text) => v.parse(result, JSON.parse(text)))

  test('has a result for each journey but one that was skipped', () => {
    expect(Object.fromEntries(results().map(({ name, status }) => [name, status]))).toEqual({
      [BUY.title]: 'failed',
      'a user buys': 'passed',
      'a user sells': 'broken',
      'a user dies': 'broken',
      'unread.e2e.ts is loaded': 'broken',
    })
  })

  test('shows of a failure its complaint, engine, steps, command and evidence, and no page as a page', () => {
    const failed = results().find(({ name }) => name === BUY.title)
    expect(failed).toMatchObject({
      statusDetails: { message: 'the fund is sold out\nat all', flaky: true },
      parameters: [{ name: 'engine', value: 'webkit' }],
      steps: [{ name: 'HomePage is shown', status: 'failed' }],
    })
    expect(failed?.description).toContain('npm run e2e -- --engine webkit --exact --only=')
    const kinds = failed?.attachments.map(({ name, type }) => `${name} ${type}`)
    expect(kinds?.toSorted()).toEqual([
      'bridge-trace.json application/json',
      'page.html text/plain',
      'picture.png image/png',
    ])
    for (const { source } of failed?.attachments ?? []) {
      expect(existsSync(join(folderOf(BUY), source))).toBe(true)
    }
  })

  test('prints of each failure the complaint, the evidence and the command that runs it alone', () => {
    const evidence = join('out', 'failures', folderName(BUY))
    expect(printed).toContain(`FAILED webkit: ${BUY.title} (flaky: it passed on the same source)
  the fund is sold out
  evidence: ${evidence}
  alone: npm run e2e -- --engine webkit --exact --only='a user'\\''s purchase [1] is refused' buy.e2e.ts`)
    expect(printed).toContain('FAILED webkit: a user sells\n  no driver\n  alone: ')
    expect(printed).toContain('alone: npm run e2e -- --engine webkit unread.e2e.ts')
    expect(printed).toContain('report: npm run e2e -- --report')
  })

  test('takes results away that no journey of its engine has any more, and leaves the other engine’s', () => {
    expect(existsSync(folderOf(GONE))).toBe(false)
    expect(existsSync(folderOf(OTHER))).toBe(true)
  })

  test('adds each outcome to the history, with the source', () => {
    const added = readHistory(folders().history).slice(1)
    const source = sourceId(root)
    expect(source.commit).toMatch(/^[0-9a-f]{8}$/)
    expect(added.map(({ title, status }) => `${title}: ${status}`).toSorted()).toEqual([
      'a user buys: passed',
      'a user dies: broken',
      'a user sells: broken',
      `${BUY.title}: failed`,
    ])
    for (const outcome of added) expect(outcome).toMatchObject(source)
  })

  test('becomes one page that loads nothing from outside, with the history and every piece of evidence', () => {
    const page = readFileSync(makeReport(folders()), 'utf8')
    expect(page.indexOf('Content-Security-Policy')).toBeLessThan(page.indexOf('<script'))
    const data = [...page.matchAll(/d\("([^"]+)"\s*,\s*"([^"]*)"\)/g)]
    const decoded = data.map(([, name = '', text = '']) => ({
      name,
      text: Buffer.from(text, 'base64').toString(),
    }))
    const shown = v.object({
      name: v.string(),
      flaky: v.boolean(),
      history: v.array(v.looseObject({ status: v.string() })),
    })
    const found = decoded
      .filter(({ name }) => name.startsWith('data/test-results/'))
      .map(({ text }) => v.parse(shown, JSON.parse(text)))
      .find(({ name }) => name === BUY.title)
    expect(found).toMatchObject({ flaky: true, history: [{ status: 'passed' }] })
    expect(decoded.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['page.html', 'bridge-trace.json']),
    )
  })
})

test('refuses to make a report before a journey has run', () => {
  expect(() => makeReport(foldersIn(join(ROOT, 'dist', 'no-such-folder')))).toThrow(ReportError)
})

test('a page without a head is refused', () => {
  expect(() => closedPage('<p>report')).toThrow(ReportError)
  expect(closedPage('<head lang="en"><script>')).toMatch(/^<head lang="en"><meta [^>]+><script>$/)
})

test('the history of the report has no outcome that it shows as its result', () => {
  const ran = { at: 1, ms: 5, message: 'm', commit: 'c', source: 's', ...BUY }
  const first = { ...ran, run: 'first', status: 'failed' } as const
  const last = { ...ran, run: 'last', status: 'passed' } as const
  const lines = allureHistory([first, last]).trim().split('\n')
  expect(
    lines.map((line) => v.parse(v.object({ uuid: v.string() }), JSON.parse(line)).uuid),
  ).toEqual(['first'])
})
