/** The options of every bench. */
export interface BenchOptions {
  /** A folder of real funds, in the sandbox's format. */
  readonly dataDir: string | undefined
  /** The number of times that each case is measured; the bench's own number when absent. */
  readonly rounds: number | undefined
  /** The number of screens that the app is measured with; the bench's own sizes when absent. */
  readonly sizes: readonly number[] | undefined
  /** A commit to build and measure in the same rounds. */
  readonly against: string | undefined
  /** The cases of the bench, with commas between; all when absent. */
  readonly only: string | undefined
  /** The engines, with commas between; all when absent. */
  readonly engine: string | undefined
  /** The time that the provider takes for each answer, ms; none when absent. */
  readonly latency: number | undefined
  /** In which ways pages are opened, with commas between; the bench's own when absent. */
  readonly ways: string | undefined
  /** A folder where builds stay, and are taken from while what they are of is the same. */
  readonly builds: string | undefined
  /** Beside an ordinary app. */
  readonly peers: boolean
  /** Every screen by its first sample, in place of the bench's own cases. */
  readonly all: boolean
}

/**
 * Whole numbers above 0 with commas between; undefined where the option is not given. Throws for
 * anything else, and above `most` numbers.
 */
export function readCounts(
  option: string,
  text: string | undefined,
  most = Number.POSITIVE_INFINITY,
): readonly number[] | undefined {
  if (text === undefined) return undefined
  const parts = text.split(',')
  if (parts.length > most || !parts.every((part) => /^[1-9]\d{0,5}$/.test(part))) {
    const wanted = most === 1 ? 'a whole number' : 'whole numbers with commas between'
    throw new Error(`${option} takes ${wanted} above 0, not "${text}".`)
  }
  return parts.map(Number)
}
