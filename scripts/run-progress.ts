import type { Reporter } from 'vitest/node'
import { progressLine } from './progress.js'

/** Prints a line at each tenth of a run's files, for logs: on a terminal vitest counts by itself. */
export default class RunProgress implements Reporter {
  readonly #log: (line: string) => void
  readonly #isQuiet: boolean
  readonly #now: () => number
  #of = 0
  #done = 0
  #began = 0

  constructor({ log = console.log, isQuiet = process.stdout.isTTY, now = Date.now } = {}) {
    this.#log = log
    this.#isQuiet = isQuiet
    this.#now = now
  }

  onTestRunStart(files: readonly unknown[]): void {
    this.#of = files.length
    this.#done = 0
    this.#began = this.#now()
  }

  onTestModuleEnd(): void {
    const tenth = () => Math.floor((10 * this.#done) / this.#of)
    const before = tenth()
    this.#done += 1
    if (this.#isQuiet || tenth() === before) return
    const ms = this.#now() - this.#began
    this.#log(progressLine({ done: this.#done, of: this.#of, things: 'files', ms }))
  }
}
