import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '#offline/testing/free-port.ts'
import type { BenchOptions } from './bench-options.ts'
import { loadNow, writeReport } from './machine.ts'
import { median, ratio } from './statistics.ts'
import { textTable } from '#scripts/text/text-table.ts'

const ROOT = join(import.meta.dirname, '..', '..')
/** The commit that today's commands are measured beside, where none is named. */
const BEFORE = 'e7306e34'
/** The time between two readings of memory, ms. */
const EVERY_MS = 500

/** Figures of one side, each the median of its rounds. */
interface Figures {
  /** `npm start` of a bare clone, with nothing in npm's cache, until it says that it is ready, s. */
  first: number
  /** The same again, s. */
  again: number
  /** Bytes of the clone after it, MB. */
  disk: number
  packages: number
  /** `npm test`, s, and the most memory that its processes had at a time, MB; null where left out. */
  test: number | null
  memory: number | null
}

const git = (...args: string[]): string => {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr.trim())
  return stdout.trim()
}

const megabytes = (folder: string): number =>
  Number(spawnSync('du', ['-sm', folder], { encoding: 'utf8' }).stdout.split('\t')[0])

/** Packages that npm has put into a clone: folders with a `package.json` directly in `node_modules`. */
function countPackages(folder: string): number {
  const inside = (path: string): string[] =>
    readdirSync(path, { withFileTypes: true })
      .filter((it) => it.isDirectory() && !it.name.startsWith('.'))
      .map((it) => join(path, it.name))
  const all = inside(join(folder, 'node_modules'))
  return all.reduce((sum, it) => sum + (/\/@[^/]+$/.test(it) ? inside(it).length : 1), 0)
}

/** Ends a command and all that it has started. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return
  const gone = once(child, 'exit')
  process.kill(-child.pid, 'SIGTERM')
  await gone
}

/** The seconds that `npm start` takes until its page can be opened. */
async function startSeconds(folder: string, env: NodeJS.ProcessEnv): Promise<number> {
  const began = performance.now()
  const port = String(await freePort())
  const child = spawn('npm', ['start'], {
    cwd: folder,
    detached: true,
    env: { ...process.env, ...env, PORT: port },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    for await (const line of createInterface({ input: child.stdout })) {
      if (/^ready\b/.test(line)) return (performance.now() - began) / 1_000
    }
    throw new Error(`npm start ended before it was ready, in ${folder}`)
  } finally {
    await end(child)
  }
}

/** The memory of a process group's members and what they have started, in MB (Linux: PSS). */
function memoryOf(session: number): number {
  let kilobytes = 0
  for (const pid of readdirSync('/proc').filter((it) => /^\d+$/.test(it))) {
    try {
      // The words after the program's name, which may hold spaces: state, parent, group, session.
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      const words = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      if (Number(words[3]) !== session) continue
      const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
      kilobytes += Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0)
    } catch {
      // The process has ended meanwhile.
    }
  }
  return kilobytes / 1_024
}

/** `npm test` whole: how long it takes, and the most memory at a time. */
async function testRun(folder: string, env: NodeJS.ProcessEnv) {
  const began = performance.now()
  const child = spawn('npm', ['test'], {
    cwd: folder,
    detached: true,
    env: { ...process.env, ...env, CI: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  let most = 0
  const looking = setInterval(() => {
    most = Math.max(most, memoryOf(child.pid ?? 0))
  }, EVERY_MS)
  const [code] = await once(child, 'exit')
  clearInterval(looking)
  if (code !== 0) console.log(`npm test ended with ${String(code)} in ${folder}`)
  return { seconds: (performance.now() - began) / 1_000, memory: most }
}

async function measure(commit: string, withTest: boolean): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'h5-commands-'))
  const clone = join(folder, 'clone')
  const env = { npm_config_cache: join(folder, 'cache') }
  try {
    git('clone', '--quiet', '--no-local', ROOT, clone)
    spawnSync('git', ['checkout', '--quiet', commit], { cwd: clone })
    const first = await startSeconds(clone, env)
    const [disk, packages] = [megabytes(clone), countPackages(clone)]
    const again = await startSeconds(clone, env)
    const figures = { first, again, disk, packages, test: null, memory: null }
    if (!withTest) return figures
    // From an installed checkout: the first run has installed what tests need.
    const installed = join(folder, 'installed')
    cpSync(clone, installed, { recursive: true, verbatimSymlinks: true })
    spawnSync('npm', ['test', '--', 'format'], { cwd: installed, env: { ...process.env, ...env } })
    const { seconds, memory } = await testRun(installed, env)
    return { ...figures, test: seconds, memory }
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

const ROWS = [
  ['first', 'npm start, bare clone and cache, s', 0.5],
  ['again', 'npm start again, s', 0.5],
  ['disk', 'disk after it, MB', 0.35],
  ['packages', 'packages', 0.45],
  ['test', 'npm test, s', 0.5],
  ['memory', 'its most memory, MB', 0.8],
] as const satisfies readonly (readonly [keyof Figures, string, number])[]

/**
 * The two commands of the README at this commit (what is committed) and at an earlier one, in turns
 * on this machine; `--only test` runs `npm test` too, which takes an hour a round.
 */
export async function run({ against = BEFORE, rounds = 1, only }: BenchOptions): Promise<void> {
  const withTest = only === 'test'
  if (only !== undefined && !withTest) throw new Error(`--only takes test, not "${only}".`)
  const sides = [git('rev-parse', against), git('rev-parse', 'HEAD')] as const
  const loadBefore = loadNow()
  const measured: [Figures[], Figures[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    for (const [side, commit] of sides.entries()) {
      measured[side]?.push(await measure(commit, withTest))
    }
  }
  const [before, now] = measured
  const rows = ROWS.flatMap(([key, name, aim]) => {
    const [a, b] = [before, now].map((all) => {
      const known = all.map((it) => it[key]).filter((it) => it !== null)
      return known.length === 0 ? null : median(known)
    })
    if (a == null || b == null) return []
    return [[name, a.toFixed(0), b.toFixed(0), ratio(b, a).toFixed(2), String(aim)]]
  })
  const head = ['', sides[0].slice(0, 8), sides[1].slice(0, 8), 'ratio', 'aim']
  console.log(textTable([head, ...rows]))
  console.log(`Load average ${loadBefore.join(' ')} before, ${loadNow().join(' ')} after.`)
  console.log(await writeReport('commands', { sides, before, now }))
}
