import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { historyId } from './allure-results.ts'
import type { ReportFolders } from './folders.ts'
import { grouped, readHistory, type Outcome } from './run-history.ts'

/** Says why there is no report. */
export class ReportError extends Error {}

/**
 * The page may load nothing and reach no host: Allure's page counts its readers at another company.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'unsafe-inline' 'unsafe-eval' data: blob:",
  "style-src 'unsafe-inline' data:",
  'img-src data: blob:',
  'font-src data:',
  'media-src data: blob:',
  'connect-src data: blob:',
  'frame-src data: blob:',
  "form-action 'none'",
  "base-uri 'self'",
].join('; ')

/** The page with a policy before everything that it would load. Throws where there is no head. */
export function closedPage(html: string): string {
  const head = /<head[^>]*>/.exec(html)
  if (head === null) throw new ReportError('the report’s page has no head')
  const end = head.index + head[0].length
  const policy = `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`
  return html.slice(0, end) + policy + html.slice(end)
}

/** The history in Allure's form, a line each run, without the outcomes of the report itself. */
export function allureHistory(history: readonly Outcome[]): string {
  const newest = new Map(history.map((it) => [historyId(it), it]))
  const earlier = history.filter((it) => newest.get(historyId(it)) !== it)
  const runs = grouped(earlier, ({ run }) => run)
  const lines = [...runs].map(([run, outcomes]) => {
    const [first] = outcomes
    const entries = outcomes.map((it) => [historyId(it), historyEntry(it)] as const)
    return JSON.stringify({
      uuid: run,
      name: first?.commit ?? '',
      timestamp: Math.max(...outcomes.map(({ at }) => at)),
      knownTestCaseIds: [],
      testResults: Object.fromEntries(entries),
      metrics: {},
      url: '',
    })
  })
  return lines.map((line) => `${line}\n`).join('')
}

function historyEntry(it: Outcome) {
  return {
    id: `${it.run}-${historyId(it)}`,
    name: it.title,
    fullName: it.file,
    status: it.status,
    error: { message: `${it.message} (${it.commit})` },
    start: it.at,
    stop: it.at + it.ms,
    duration: it.ms,
    labels: [],
    url: '',
    historyId: historyId(it),
    reportLinks: [],
  }
}

/** Runs Allure: from the installed package, without the network. */
function generate(config: object, work: string, results: string): void {
  const file = join(work, 'allurerc.json')
  writeFileSync(file, JSON.stringify(config))
  const main = createRequire(import.meta.url).resolve('allure')
  const program = join(dirname(main), '..', 'cli.js')
  const args = [program, 'generate', '--config', file, join(results, '*')]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: work,
    encoding: 'utf8',
  })
  if (status !== 0) throw new ReportError(`Allure made no report: ${stdout}${stderr}`)
}

/**
 * Makes the report of the last result of each journey: one page that needs no server and no
 * network. Throws where no journey has run.
 */
export function makeReport({ results, history, page }: ReportFolders): string {
  if (!existsSync(results) || readdirSync(results).length === 0) {
    throw new ReportError('No journey has run in this checkout: npm run e2e')
  }
  const work = mkdtempSync(join(tmpdir(), 'h5-report-'))
  try {
    const historyPath = join(work, 'history.jsonl')
    writeFileSync(historyPath, allureHistory(readHistory(history)))
    rmSync(page, { recursive: true, force: true })
    const options = { singleFile: true, reportLanguage: 'en', groupBy: ['parentSuite', 'suite'] }
    const config = { name: 'Journeys', output: page, historyPath, appendHistory: false }
    generate({ ...config, plugins: { awesome: { options } } }, work, results)
    const index = join(page, 'index.html')
    writeFileSync(index, closedPage(readFileSync(index, 'utf8')))
    return index
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}
