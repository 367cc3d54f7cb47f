import { type ParseArgsOptionsConfig } from 'node:util'

/** The output of a command: lines for people, or `data` as JSON with `--json`. */
export interface CommandOutput {
  readonly lines: readonly string[]
  readonly data: Readonly<Record<string, unknown>>
}

/** One row of the table of commands, for running it, its help and its shell completion. */
export interface Command {
  /** One or two words, as in `keys init`. */
  readonly name: string
  /** Its arguments, as the usage shows them. */
  readonly args: string
  readonly summary: string
  readonly options: ParseArgsOptionsConfig
  readonly run: (args: string[]) => Promise<CommandOutput>
}
