import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type {
  Reporter,
  TestCase,
  TestModule,
  TestRunEndReason,
  TestSuite,
  Vitest,
} from 'vitest/node'
import { writeAllureResult, type JourneyResult } from './allure-results.ts'
import { FOLDERS, type ReportFolders } from './folders.ts'
import { folderName, journeyName } from './journey-name.ts'
import {
  appendOutcomes,
  grouped,
  isFlaky,
  journeyKey,
  readHistory,
  shortenHistory,
  type Outcome,
} from './run-history.ts'
import { singleCommand } from './single-command.ts'
import { sourceId, type SourceId } from './source-id.ts'

type Complaint = Pick<JourneyResult, 'status' | 'message' | 'trace'>
interface Fault {
  readonly message: string
  readonly stack?: string | undefined
}

/** Each complaint of a test, as text without a terminal's colours. */
function complain(status: Outcome['status'], faults: readonly Fault[]): Complaint {
  const text = (parts: readonly string[]) => stripVTControlCharacters(parts.join('\n\n'))
  return {
    status,
    message: text(faults.map(({ message }) => message)),
    trace: text(faults.map(({ stack = '' }) => stack)),
  }
}

/** The complaints of a set-up around a test: a group's, or its file's. */
function setupFaults({ parent }: TestCase | TestSuite): readonly Fault[] {
  const own = parent.errors()
  return own.length > 0 || parent.type === 'module' ? own : setupFaults(parent)
}

/**
 * Returns how a test ended; null for one that was left out of this run. One that did not run
 * because its set-up failed is broken.
 */
function complaintOf(test: TestCase): Complaint | null {
  const { state, errors } = test.result()
  if (state === 'passed') return complain('passed', [])
  if (state === 'failed') return complain('failed', errors ?? [])
  if (state === 'pending') return complain('broken', [{ message: 'its process ended before it' }])
  const faults = setupFaults(test)
  return faults.length === 0 || test.options.mode !== 'run' ? null : complain('broken', faults)
}

const firstLine = (text: string) => text.split('\n', 1)[0] ?? ''

/** The groups of the journeys that a run of all of them has, by its `ENGINE`. */
const enginesOf = (wish: string) => (wish === '' ? ['chromium', 'webkit'] : [wish])

/**
 * Writes each journey's result for Allure and into the history, file by file, and prints at the end
 * how each failed journey is run alone.
 */
export default class JourneyReporter implements Reporter {
  readonly #run = randomUUID()
  readonly #began = Date.now()
  readonly #folders: ReportFolders
  readonly #log: (text: string) => void
  readonly #failed: JourneyResult[] = []
  readonly #ended = new Set<string>()
  #source: SourceId = { commit: 'unversioned', source: null }
  #history: ReadonlyMap<string, readonly Outcome[]> = new Map()
  #vitest: Vitest | null = null

  constructor({ folders = FOLDERS, log = console.error } = {}) {
    this.#folders = folders
    this.#log = log
  }

  onInit(vitest: Vitest): void {
    this.#vitest = vitest
    this.#source = sourceId(vitest.config.root)
    shortenHistory(this.#folders.history)
    this.#history = grouped(readHistory(this.#folders.history), journeyKey)
  }

  async onTestRunStart(files: readonly unknown[]): Promise<void> {
    if (this.#vitest === null || this.#vitest.config.testNamePattern !== undefined) return
    const all = await this.#vitest.globTestSpecifications()
    if (files.length < all.length) return
    // Journeys that were renamed or taken away are in no later run.
    const engines = enginesOf(process.env['ENGINE'] ?? '')
    const { results, failures } = this.#folders
    for (const folder of [results, failures].filter((it) => existsSync(it))) {
      for (const name of readdirSync(folder)) {
        if (!engines.some((engine) => name.startsWith(`${engine}-`))) continue
        rmSync(join(folder, name), { recursive: true, force: true })
      }
    }
  }

  onTestModuleEnd(module: TestModule): void {
    this.#ended.add(module.moduleId)
    const results = [...module.children.allTests()].flatMap((test) => this.#resultOf(test))
    const faults = module.errors()
    // A file that cannot be loaded has no tests.
    const unread = results.length === 0 && faults.length > 0 ? [this.#unread(module)] : []
    for (const result of [...results, ...unread]) {
      if (result.status !== 'passed') this.#failed.push(result)
    }
    const outcomes = results.map((result) => this.#outcomeOf(result))
    if (outcomes.length > 0) appendOutcomes(this.#folders.history, outcomes)
    for (const result of [...results, ...unread]) writeAllureResult(this.#folders, result)
  }

  onTestRunEnd(
    modules: readonly TestModule[],
    _errors: readonly unknown[],
    reason: TestRunEndReason,
  ): void {
    // A process that has died ended none of its files. One whose user ended the run has not failed.
    const unended = modules.filter(({ moduleId }) => !this.#ended.has(moduleId))
    if (reason !== 'interrupted') for (const module of unended) this.onTestModuleEnd(module)
    if (this.#failed.length === 0) return
    const root = this.#vitest?.config.root ?? process.cwd()
    const lines = this.#failed.flatMap(({ name, message, command, evidence, flaky }) => [
      `FAILED ${name.engine}: ${name.title}${flaky ? ' (flaky: it passed on the same source)' : ''}`,
      `  ${firstLine(message)}`,
      ...(evidence === null ? [] : [`  evidence: ${relative(root, evidence)}`]),
      `  alone: ${command}`,
    ])
    this.#log(['', ...lines, 'report: npm run e2e -- --report', ''].join('\n'))
  }

  /** The evidence that the journey has left in this run; older evidence goes. */
  #evidence(folder: string, status: Outcome['status']): string | null {
    const path = join(this.#folders.failures, folder)
    if (!existsSync(path)) return null
    if (status !== 'passed' && statSync(path).mtimeMs >= this.#began) return path
    rmSync(path, { recursive: true, force: true })
    return null
  }

  #resultOf(test: TestCase): JourneyResult[] {
    const complaint = complaintOf(test)
    if (complaint === null) return []
    const name = journeyName(test.module.relativeModuleId, test.fullName)
    const { startTime = Date.now(), duration = 0 } = test.diagnostic() ?? {}
    const { steps = [], inSteps = false } = test.meta()
    const result = {
      name,
      ...complaint,
      start: startTime,
      stop: startTime + duration,
      steps,
      command: singleCommand(name, inSteps),
      evidence: this.#evidence(folderName(name), complaint.status),
      commit: this.#source.commit,
      flaky: false,
    }
    const earlier = this.#history.get(journeyKey({ ...name }))
    const ofSource = (earlier ?? []).filter(({ source }) => source === this.#source.source)
    return [{ ...result, flaky: isFlaky([...ofSource, this.#outcomeOf(result)]) }]
  }

  #unread(module: TestModule): JourneyResult {
    const file = module.relativeModuleId
    const { engine } = journeyName(file, '')
    const name = { engine: process.env['ENGINE'] ?? engine, file, title: `${file} is loaded` }
    return {
      name,
      ...complain('broken', module.errors()),
      start: this.#began,
      stop: Date.now(),
      steps: [],
      command: singleCommand(name, true),
      evidence: null,
      commit: this.#source.commit,
      flaky: false,
    }
  }

  #outcomeOf({ name, status, start, stop, message }: Omit<JourneyResult, 'flaky'>): Outcome {
    return {
      run: this.#run,
      at: Math.round(start),
      ms: Math.round(stop - start),
      ...name,
      status,
      message: firstLine(message),
      ...this.#source,
    }
  }
}
