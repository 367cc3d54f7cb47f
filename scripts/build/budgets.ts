import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { ModuleReport } from '#offline/pack/module-report.ts'
import type { RouteFiles } from '#offline/pack/route-files.ts'
import { broughtBy, checkFloor } from './floor/check-floor.ts'
import type { Finding } from './finding.ts'

/** Size budgets: gzip bytes. `script` is the entry's without its style sheet. */
export const BUDGETS = {
  script: 126_500,
  entry: 146_000,
  screen: 20_000,
  chart: 30_000,
  pageRuntime: 12_000,
  blocks: 20_000,
} as const

/** The most files of a set, the entry page among them, that a cold open of a screen loads. */
const MOST_FILES = 8

/** The chunks of pdf.js, by the names of the modules that make them. */
const PDF = /^assets\/pdf-(?:reader|worker)-[\w-]+\.js$/

/** The files of workers, which run apart from the page. */
const WORKER = /worker-[\w-]+\.js$/

interface Chunk {
  readonly file: string
  readonly source: string
  readonly gzip: number
}

function readChunks(directory: string): Chunk[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:js|css|html)$/.test(file))
    .map((file) => {
      const bytes = readFileSync(join(directory, file))
      return { file, source: bytes.toString('utf8'), gzip: gzipSync(bytes, { level: 9 }).length }
    })
}

/**
 * Everything that a chunk imports statically, itself included: what must be there before it runs.
 */
function closure(chunks: ReadonlyMap<string, Chunk>, file: string, seen = new Set<string>()) {
  const chunk = chunks.get(file)
  if (!chunk || seen.has(file)) return seen
  seen.add(file)
  for (const imported of importsOf(chunk)) closure(chunks, imported, seen)
  return seen
}

const importsOf = ({ file, source }: Chunk) =>
  Array.from(source.matchAll(/(?:from|import)\s*["'](\.\.?\/[^"']+)["']/g), ([, name = '']) =>
    posix.join(posix.dirname(file), name),
  )

/** Everything that the page of a build loads before it runs. */
function entryFiles(chunks: ReadonlyMap<string, Chunk>): ReadonlySet<string> {
  const named = chunks.get('index.html')?.source.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)
  const found = new Set<string>()
  for (const [, file = ''] of named ?? []) closure(chunks, file, found)
  return found
}

const weigh = (chunks: ReadonlyMap<string, Chunk>, files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + (chunks.get(file)?.gzip ?? 0), 0)

const readBuild = (directory: string) =>
  new Map(readChunks(directory).map((chunk) => [chunk.file, chunk]))

const scripts = (files: Iterable<string>) => [...files].filter((file) => file.endsWith('.js'))

/** The gzip bytes of the script of a build's entry, as its budget counts them. */
export function scriptBytes(directory: string): number {
  const chunks = readBuild(directory)
  return weigh(chunks, scripts(entryFiles(chunks)))
}

const withinBudget = (what: string, bytes: number, budget: number): Finding => ({
  check: `${what}: ${bytes.toLocaleString('en')} of ${budget.toLocaleString('en')} bytes`,
  problem: bytes > budget ? `${what} is over its budget` : null,
})

/** Checks how many files each route's page loads before its screen can be drawn. */
export function checkOpens(routes: readonly RouteFiles[]): Finding {
  const opens = routes
    .map(({ path, shared, own }) => ({ path, count: 1 + shared.length + own.length }))
    .toSorted((a, b) => b.count - a.count)
  const [worst] = opens
  const over = opens.filter(({ count }) => count > MOST_FILES).map(({ path }) => path)
  const said = worst === undefined ? 'no route' : `${worst.count} of ${MOST_FILES} files`
  return {
    check: `a cold open: ${said}, for ${worst?.path ?? 'none'} among ${opens.length} routes`,
    problem:
      worst === undefined || over.length > 0
        ? `${over.join(', ') || 'no route'} over the files of a cold open`
        : null,
  }
}

/** The packages of the editor of pages alone, and those that they bring along. */
const EDITOR_PACKAGES = /(?:^|\/)(?:@puckeditor|@tiptap|@dnd-kit|prosemirror-[\w-]+)(?:\/|$)/

/** Checks that no pack holds a library of the editor. A pack without a report fails. */
export function checkPackages(reports: readonly (Pick<ModuleReport, 'chunks'> | null)[]): Finding {
  const chunks = reports.flatMap((report) => Object.entries(report?.chunks ?? {}))
  const packages = chunks.flatMap(([file, it]) =>
    it.packages.filter((name) => EDITOR_PACKAGES.test(name)).map((name) => `${name} in ${file}`),
  )
  const unread = reports.filter((report) => report === null).length
  const problems = [...packages, ...(unread > 0 ? [`${unread} packs without a report`] : [])]
  return {
    check: `the editor's libraries are in none of ${reports.length} packs`,
    problem: problems.length > 0 || reports.length === 0 ? problems.join(', ') || 'no pack' : null,
  }
}

/** The modules that draw blocks of composed pages, each loaded by the first page that has one. */
const BLOCKS = /^src\/shared\/pages\/page-blocks\/blocks\/\w+Blocks\.tsx$/

/**
 * Checks what composed pages load: what each of them runs, as `weighPageRuntime` weighs it, and
 * each file of blocks. A build that has neither fails.
 */
export function checkPages(
  directory: string,
  built: ModuleReport['chunks'],
  runtime: number,
): Finding[] {
  const chunks = readBuild(directory)
  const blocks = Object.keys(built).filter((file) => BLOCKS.test(built[file]?.facade ?? ''))
  return [
    withinBudget('a composed page besides its blocks', runtime, BUDGETS.pageRuntime),
    ...blocks.map((file) => withinBudget(file, weigh(chunks, [file]), BUDGETS.blocks)),
    {
      check: `${blocks.length} files of blocks`,
      problem: runtime > 0 && blocks.length > 0 ? null : 'no composed pages in the build',
    },
  ]
}

/** Checks a build (`dist/web`) against the budgets and the browser floor. One finding per check. */
export function checkBuild(directory: string): Finding[] {
  const chunks = readBuild(directory)
  const entry = entryFiles(chunks)
  const screens = [...chunks.values()].filter(({ file }) => /Screen(?:-[\w-]{8})?\.js$/.test(file))
  const charts = [...chunks.values()].filter(({ file }) => /LinePlot-[\w-]+\.js$/.test(file))
  const early = [...chunks.values()].filter(
    ({ file }) => !PDF.test(file) && [...closure(chunks, file)].some((needed) => PDF.test(needed)),
  )
  const inCircle = [...chunks.values()].filter((chunk) =>
    importsOf(chunk).some((imported) => closure(chunks, imported).has(chunk.file)),
  )
  const brought = new Set(
    scripts(entry).flatMap((file) => Array.from(broughtBy(file, chunks.get(file)?.source ?? ''))),
  )
  // A worker has what it brings along itself.
  const floor = [...chunks.values()].map((chunk) =>
    checkFloor(chunk, WORKER.test(chunk.file) ? new Set() : brought),
  )
  return [
    { check: 'entry found', problem: entry.size === 0 ? 'index.html names no entry' : null },
    withinBudget('the script of the entry', weigh(chunks, scripts(entry)), BUDGETS.script),
    withinBudget('the entry with its style sheet', weigh(chunks, entry), BUDGETS.entry),
    ...screens.map(({ file, gzip }) => withinBudget(file, gzip, BUDGETS.screen)),
    ...charts.map(({ file, gzip }) => withinBudget(file, gzip, BUDGETS.chart)),
    ...floor,
    {
      check: 'pdf.js is loaded lazily',
      problem:
        early.length > 0 ? `${early.map(({ file }) => file).join(', ')} import it at once` : null,
    },
    {
      // The functions that a build marks are there once their file has begun to run, and not before.
      check: 'files import each other in one direction',
      problem:
        inCircle.length > 0
          ? `${inCircle.map(({ file }) => file).join(', ')} import each other`
          : null,
    },
  ]
}
