import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '..', '..', '..')
const DIST = join(ROOT, 'dist', 'e2e')

/** The folders that journeys leave behind, outside git. */
export interface ReportFolders {
  /** A folder with the evidence of each journey that failed last. */
  readonly failures: string
  /** A folder with the last result of each journey, as Allure reads it. */
  readonly results: string
  /** The outcome of every journey of every run, a line each. */
  readonly history: string
  /** The report's page is `index.html` in it. */
  readonly page: string
}

export const foldersIn = (folder: string): ReportFolders => ({
  failures: join(folder, 'failures'),
  results: join(folder, 'allure-results'),
  history: join(folder, 'history.jsonl'),
  page: join(folder, 'report'),
})

export const FOLDERS = foldersIn(DIST)
