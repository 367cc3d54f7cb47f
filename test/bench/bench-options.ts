/** What the command line says to every bench. */
export interface BenchOptions {
  /** A folder of real funds, in the sandbox's format. */
  readonly dataDir: string | undefined
}
