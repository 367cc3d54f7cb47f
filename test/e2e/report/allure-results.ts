import { hash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { extname, join } from 'node:path'
import { ContentType, LabelName, Stage, Status, type StepResult } from 'allure-js-commons'
import {
  createStepResult,
  createTestResult,
  FileSystemWriter,
} from 'allure-js-commons/sdk/reporter'
import type { ReportFolders } from './folders.ts'
import { folderName, type JourneyName } from './journey-name.ts'
import type { Step } from './journey-steps.ts'
import type { Outcome } from './run-history.ts'

/** A journey of a run, as its report shows it. */
export interface JourneyResult {
  readonly name: JourneyName
  readonly status: Outcome['status']
  readonly start: number
  readonly stop: number
  readonly message: string
  readonly trace: string
  readonly steps: readonly Step[]
  /** Runs it alone. */
  readonly command: string
  /** The folder of its evidence; null where it left none. */
  readonly evidence: string | null
  /** It failed and passed on the same source. */
  readonly flaky: boolean
  readonly commit: string
}

/** Pages and logs are shown as text: nothing of them runs in the report. */
const TYPES: Readonly<Record<string, ContentType>> = {
  '.png': ContentType.PNG,
  '.json': ContentType.JSON,
}

const STATUS: Readonly<Record<Outcome['status'], Status>> = {
  passed: Status.PASSED,
  failed: Status.FAILED,
  broken: Status.BROKEN,
}

function stepResult({ name, start, stop, failed }: Step): StepResult {
  const status = failed ? Status.FAILED : Status.PASSED
  return { ...createStepResult(), name, start, stop, status, stage: Stage.FINISHED }
}

/** The journey's goal: its file's name in words. */
const goalOf = (file: string) =>
  file
    .slice(file.lastIndexOf('/') + 1)
    .replace(/\.e2e\.ts$/, '')
    .replaceAll('-', ' ')

/** Returns what names a journey in Allure, whatever the engine. */
const caseName = ({ file, title }: Pick<JourneyName, 'file' | 'title'>) => `${file}#${title}`

const md5 = (text: string) => hash('md5', text)

/** The id of a journey on an engine in Allure's history, as Allure makes it of a result. */
export const historyId = (name: JourneyName): string =>
  `${md5(caseName(name))}.${md5(`engine:${name.engine}`)}`

/** Writes the last result of a journey for Allure, in place of the one before it. */
export function writeAllureResult({ results }: ReportFolders, it: JourneyResult): void {
  const { name, status, start, stop, command, message, trace, flaky } = it
  const resultsDir = join(results, folderName(name))
  rmSync(resultsDir, { recursive: true, force: true })
  const writer = new FileSystemWriter({ resultsDir })
  const evidence = it.evidence !== null && existsSync(it.evidence) ? it.evidence : null
  const attachments = (evidence === null ? [] : readdirSync(evidence)).map((file) => {
    const source = `${randomUUID()}-attachment${extname(file)}`
    writer.writeAttachmentFromPath(source, join(evidence ?? '', file))
    return { name: file, source, type: TYPES[extname(file)] ?? ContentType.TEXT }
  })
  const details = { ...(status === 'passed' ? {} : { message, trace }), flaky }
  writer.writeResult({
    ...createTestResult(randomUUID()),
    name: name.title,
    fullName: caseName(name),
    historyId: historyId(name),
    description: `\`\`\`sh\n${command}\n\`\`\``,
    status: STATUS[status],
    statusDetails: details,
    stage: Stage.FINISHED,
    start,
    stop,
    steps: it.steps.map(stepResult),
    attachments,
    parameters: [{ name: 'engine', value: name.engine }],
    labels: [
      { name: LabelName.PARENT_SUITE, value: name.engine },
      { name: LabelName.SUITE, value: goalOf(name.file) },
      { name: LabelName.FRAMEWORK, value: 'vitest' },
      { name: 'commit', value: it.commit },
    ],
  })
}
