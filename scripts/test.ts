import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, relative } from 'node:path'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import * as v from 'valibot'
import { verifyPack } from '#offline/pack/verify-pack.ts'
import { readReport } from '#offline/pack/module-report.ts'
import { routeFiles } from '#offline/pack/route-files.ts'
import { checkBuild, checkOpens, checkPackages, checkPages } from './build/budgets.ts'
import { buildAppPack, packZips, type AppPack } from './build/build-app-pack.ts'
import { DIST, webDir } from './build/web-build.ts'
import { weighPageRuntime } from './build/page-runtime.ts'
import {
  buildChanged,
  packHashes,
  type ChangedBuild,
  type PackHashes,
} from './build/changed-build.ts'
import { changedFiles, checkPartsApart } from './build/parts-apart.ts'
import { failedTests, vitestReport, type NextSteps } from './failed-tests.ts'
import { FOLDERS } from '#test/e2e/report/folders.ts'
import { folderName, journeyName } from '#test/e2e/report/journey-name.ts'
import { literally, shellWord, singleCommand } from '#test/e2e/report/single-command.ts'
import { UNHANDLED_FILE, unhandledLines } from './unhandled-errors.ts'
import { ensureDebianPackages, ensureStorePackages } from './debian-packages.ts'

const root = join(import.meta.dirname, '..')
const reports = join(root, 'dist', 'reports')
/** Each test file of a page runs in a process of its own, which loads jsdom again. */
const compiled = join(root, 'node_modules', '.cache', 'node')

const USAGE = `npm test -- [--changed REF] [SUITE...]
  --changed REF   of unit tests and journeys only the files that import what has changed since REF
  SUITE           only these suites`

const readArguments = () =>
  parseArgs({ options: { changed: { type: 'string' } }, allowPositionals: true })
/** The command's arguments; a wrong option is answered with what there is. */
function readOptions(): ReturnType<typeof readArguments> {
  try {
    return readArguments()
  } catch (fault) {
    console.error(`${fault instanceof Error ? fault.message : String(fault)}\n\n${USAGE}`)
    process.exit(2)
  }
}
const {
  values: { changed: changedSince },
  positionals: wanted,
} = readOptions()

interface Tally {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** The failures, a line each: repeated at the end, for a long log is often cut. */
  readonly failures?: readonly string[]
}
interface Suite {
  readonly name: string
  readonly run: () => Tally | Promise<Tally>
}

const tool = (...command: string[]): boolean => {
  const [program = '', ...args] = command
  return spawnSync(program, args, { cwd: root, stdio: 'inherit' }).status === 0
}
const one = (passed: boolean): Tally => ({
  passed: Number(passed),
  failed: Number(!passed),
  skipped: 0,
})

/** Looks for exports and packages that nothing uses, or only tests (knip.ts). */
function unused(): Tally {
  const clean = [tool('knip'), tool('knip', '--production')]
  const passed = clean.filter(Boolean).length
  return { passed, failed: clean.length - passed, skipped: 0 }
}

interface VitestRun {
  readonly env?: NodeJS.ProcessEnv
  readonly reporters?: readonly string[]
  readonly next: NextSteps
}

/** Runs vitest and reads its counts. A file that could not even be loaded counts as a failure. */
function vitest(name: string, args: readonly string[], run: VitestRun): Tally {
  const file = join(reports, `${name}.json`)
  const unhandled = join(reports, `${name}.unhandled.json`)
  for (const old of [file, unhandled]) rmSync(old, { force: true })
  const own = ['unhandled-errors.ts', 'run-progress.ts'].map((it) => join(import.meta.dirname, it))
  const reporters = ['default', 'json', ...own, ...(run.reporters ?? [])]
  const since = changedSince === undefined ? [] : [`--changed=${changedSince}`, '--passWithNoTests']
  const { status } = spawnSync(
    'vitest',
    [
      'run',
      ...args,
      ...since,
      ...reporters.map((it) => `--reporter=${it}`),
      `--outputFile.json=${file}`,
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        NODE_COMPILE_CACHE: compiled,
        ...process.env,
        ...run.env,
        [UNHANDLED_FILE]: unhandled,
      },
    },
  )
  if (!existsSync(file)) return one(false)
  const report = v.parse(vitestReport, JSON.parse(readFileSync(file, 'utf8')))
  const failures = [...failedTests(report, root, run.next), ...unhandledLines(unhandled, root)]
  const failed = Math.max(failures.length, status === 0 ? 0 : 1)
  return {
    passed: report.numPassedTests,
    failed,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
  }
}

async function build(): Promise<Tally> {
  const environment = 'sandbox'
  let pageRuntime = 0
  const weighed = weighPageRuntime((bytes) => {
    pageRuntime = bytes
  })
  const built = await buildAppPack({ environment, plugins: [weighed] })
  // The common pack's report has the routes and files of all.
  const report = await readReport(built.zip)
  const findings = [
    ...checkBuild(webDir),
    ...checkPages(webDir, report?.chunks ?? {}, pageRuntime),
    checkOpens(report === null ? [] : routeFiles(report)),
    checkPackages(await Promise.all(packZips(built).map(readReport))),
  ]
  for (const { check, problem } of findings) {
    if (problem !== null) console.log(`  FAILED ${problem} (${check})`)
    else if (!check.startsWith('floor')) console.log(`  ok ${check}`)
  }
  const hashes = packHashes(built)
  const { again, changed } = await buildAgain(built)
  const same = isDeepStrictEqual(again, hashes)
  console.log(same ? '  ok the same source makes the same bytes' : '  FAILED two builds differ')
  for (const zip of packZips(built)) console.log(`  ${relative(root, zip)}`)
  const apart = checkPartsApart(hashes, changed)
  for (const { check, problem } of apart) {
    console.log(problem === null ? `  ok ${check}` : `  FAILED ${check}: ${problem}`)
  }
  const all = [...findings, ...apart]
  const failed = all.filter(({ problem }) => problem !== null).length + Number(!same)
  return { passed: all.length + 1 - failed, failed, skipped: 0 }
}

/**
 * Builds this source again, and with one word of a file changed at a time: as many at a time as
 * there are processors. `changed` is by the changed file.
 */
async function buildAgain({ zip }: AppPack) {
  const folder = mkdtempSync(join(DIST, 'again-'))
  const inFolder = (name: string) => join(folder, name)
  let again: PackHashes = {}
  const changed = new Map<string, ChangedBuild>()
  const jobs = [
    async () => {
      // Nothing that is not declared may reach the bytes.
      const env = { VITE_UNDECLARED: 'undeclared' }
      again = (await buildChanged({ dist: inFolder('again') }, env)).hashes
    },
    ...changedFiles.map((file, at) => async () => {
      const dist = inFolder(String(at))
      changed.set(file, await buildChanged({ dist, file, common: zip }))
    }),
  ].values()
  try {
    const lane = async () => {
      for (const job of jobs) await job()
    }
    await Promise.all(Array.from({ length: availableParallelism() }, lane))
    return { again, changed }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function verify(): Promise<Tally> {
  const tally = { passed: 0, failed: 0, skipped: 0 }
  for (const zip of packZips(await buildAppPack({ environment: 'sandbox', vite: false }))) {
    const { findings } = await verifyPack(zip)
    for (const { code, detail } of findings) console.log(`  FAILED ${code}: ${detail}`)
    tally[findings.length === 0 ? 'passed' : 'failed'] += 1
  }
  return tally
}

const journeys = (engine: string) => () =>
  vitest(`journeys-${engine}`, ['--config', 'test/e2e/vitest.config.ts'], {
    env: { ENGINE: engine, H5_REUSE_BUILD: '1' },
    reporters: [join(root, 'test', 'e2e', 'report', 'journey-reporter.ts')],
    next: {
      alone: ({ file, title, inSteps }) =>
        title === null
          ? singleCommand({ engine, file, title: '' }, true)
          : singleCommand(journeyName(file, title), inSteps),
      evidence({ file, title }) {
        const folder = title === null ? '' : folderName(journeyName(file, title))
        const path = join(FOLDERS.failures, folder)
        return folder !== '' && existsSync(path) ? relative(root, path) : null
      },
    },
  })

const unit = () =>
  vitest('unit', [], {
    next: {
      alone({ file, title }) {
        const own = title?.split(' > ').at(-1)
        return `npm run unit -- ${shellWord(file)}${own === undefined ? '' : ` -t ${shellWord(literally(own))}`}`
      },
    },
  })

const suites: readonly Suite[] = [
  { name: 'types', run: () => one(tool('tsc')) },
  { name: 'lint', run: () => one(tool('oxlint', '--type-aware', '--deny-warnings')) },
  { name: 'format', run: () => one(tool('oxfmt', '--check')) },
  { name: 'unused', run: unused },
  { name: 'unit', run: unit },
  { name: 'build', run: build },
  { name: 'pack', run: verify },
  { name: 'journeys-chromium', run: journeys('chromium') },
  { name: 'journeys-webkit', run: journeys('webkit') },
]

/** As much as all tests together may lay down. */
const ROOM_BYTES = 4 * 1024 ** 3

/**
 * A new folder in memory; `null` where the machine has none with room. Installers write, sync and
 * rename all day: a third of the tests' time would be the disk's.
 */
function memoryFolder(): string | null {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    return bavail * bsize < ROOM_BYTES ? null : mkdtempSync('/dev/shm/h5-test-')
  } catch {
    return null
  }
}

const unknown = wanted.filter((name) => !suites.some((suite) => suite.name === name))
if (unknown.length > 0) {
  console.error(
    `No suite ${unknown.join(', ')}; there are: ${suites.map(({ name }) => name).join(', ')}`,
  )
  process.exit(2)
}
const isKnown = (commit: string) =>
  spawnSync('git', ['rev-parse', '--verify', '--quiet', `${commit}^{commit}`], { cwd: root })
    .status === 0
if (changedSince !== undefined && !isKnown(changedSince)) {
  console.error(`--changed: git knows no ${changedSince}.\n\n${USAGE}`)
  process.exit(2)
}
const problem = ensureDebianPackages()
if (problem !== null) {
  console.error(problem)
  process.exit(1)
}
if (wanted.length === 0 || wanted.includes('unit')) {
  const without = ensureStorePackages()
  if (without !== null) console.log(`${without} They are skipped.`)
}
mkdirSync(reports, { recursive: true })
const memory = memoryFolder()
if (memory !== null) process.env['TMPDIR'] = memory

const total = { passed: 0, failed: 0, skipped: 0 }
const lines: string[] = []
const failures: string[] = []
const chosen = suites.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
for (const [at, { name, run }] of chosen.entries()) {
  console.log(`\n== ${name}, ${at + 1} of ${chosen.length}`)
  const begun = performance.now()
  const tally = await Promise.resolve()
    .then(run)
    .catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error)
      return one(false)
    })
  for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += tally[key]
  const seconds = ((performance.now() - begun) / 1_000).toFixed(1)
  const { passed, failed, skipped } = tally
  failures.push(...(tally.failures ?? []).map((failure) => `FAILED ${name}: ${failure}`))
  lines.push(
    `${name.padEnd(18)} ${passed} passed, ${failed} failed, ${skipped} skipped  (${seconds} s)`,
  )
}
if (memory !== null) rmSync(memory, { recursive: true, force: true })
console.log(`\n${[...failures, ...lines].join('\n')}`)
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exit(total.failed === 0 ? 0 : 1)
