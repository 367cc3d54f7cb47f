import { Failed, UsageError } from './command.ts'
import type { Command, CommandOutput } from './command-shape.ts'
import { adoptionCommand } from './adoption.ts'
import { channelCommands } from './channel.ts'
import { compareCommands } from './compare.ts'
import { completionCommand } from './completion.ts'
import { deviceCommands } from './device.ts'
import { describeFailure, type Failure } from './failure.ts'
import { keyCommands } from './keys.ts'
import { optionHelp } from './option-help.ts'
import { packCommands } from './pack.ts'
import { releaseCommands } from './release.ts'
import { publishCommand } from './publish.ts'
import { refreshCommand } from './refresh.ts'
import { siteCommand } from './site.ts'
import { storeCommands } from './store.ts'
import { suggestion } from './suggest.ts'
import { watchCommands } from './watch.ts'

/** Every command, in the order of the help. */
export const commands: readonly Command[] = [
  ...packCommands,
  siteCommand,
  ...compareCommands,
  ...keyCommands,
  publishCommand,
  ...releaseCommands,
  ...channelCommands,
  refreshCommand,
  ...storeCommands,
  ...watchCommands,
  adoptionCommand,
  ...deviceCommands,
  completionCommand(() => commands),
]

/** Exit codes: 0 done; 1 refused or failed, or devices cannot install; 2 wrong command line. */
type ExitCode = 0 | 1 | 2

/** The place where a command's output and its errors go, a line at a time. */
export type Printer = Pick<Console, 'log' | 'error'>

/**
 * Runs one command line and prints its output as lines, or as one line of JSON with `--json`. An
 * error is printed to stderr in plain sentences with the next step, and with `--json` to stdout as
 * an object.
 */
export async function run(args: readonly string[], to: Printer = console): Promise<ExitCode> {
  const json = args.includes('--json')
  const words = args.filter((it) => it !== '--json' && it !== '--help')
  const chosen = findCommand(words)
  if (args.includes('--help')) {
    to.log(chosen === null ? usage() : helpFor(chosen))
    return 0
  }
  if (chosen === null) {
    const typed = words.slice(0, twoWords.has(words[0] ?? '') ? 2 : 1).join(' ')
    if (typed === '' && !json) {
      to.error(usage())
      return 2
    }
    const message =
      typed === ''
        ? 'No command was given. "h5pack --help" lists the commands.'
        : `There is no command "${typed}". ${suggestion(typed, commands)}`
    fail(to, { code: 'usage', message }, json)
    return 2
  }
  try {
    print(to, await chosen.run(words.slice(chosen.name.split(' ').length)), json, true)
    return 0
  } catch (error) {
    if (process.env.H5PACK_DEBUG === '1') to.error(error)
    const { code, message } = describeFailure(error)
    const usageError = error instanceof UsageError
    const failure = {
      code,
      message: usageError ? `${message} For its options: "h5pack ${chosen.name} --help".` : message,
    }
    if (error instanceof Failed && !json) print(to, error.said, false, false)
    fail(to, failure, json, error instanceof Failed ? error.said.data : {})
    return usageError ? 2 : 1
  }
}

/** The words that begin commands of two words. */
const twoWords = new Set(
  commands.flatMap(({ name }) => (name.includes(' ') ? [name.split(' ')[0]] : [])),
)

function fail(to: Printer, error: Failure, json: boolean, data: CommandOutput['data'] = {}): void {
  if (json) to.log(JSON.stringify({ ok: false, ...data, error }))
  to.error(error.message)
}

function findCommand([first = '', second = '']: readonly string[]): Command | null {
  const named = (name: string) => commands.find((it) => it.name === name)
  return named(`${first} ${second}`) ?? named(first) ?? null
}

function print(to: Printer, { lines, data }: CommandOutput, json: boolean, ok: boolean): void {
  if (json) to.log(JSON.stringify({ ok, ...data }))
  else for (const line of lines) to.log(line)
}

function usage(): string {
  const rows = commands.map(({ name, args, summary }) => {
    const typed = `${name} ${args}`.trim()
    return `  ${typed.padEnd(20)} ${summary}`
  })
  return [
    'npm run h5pack -- COMMAND [--json] [--help]',
    '',
    ...rows,
    '',
    'Folders, when not given: .local/repository, .local/keys, .local/device; packs go to dist/pack.',
    'Every command that changes a repository has --dry-run.',
  ].join('\n')
}

function helpFor({ name, args, summary, options }: Command): string {
  const rows = Object.entries(options).map(([option, { type, multiple, default: given }]) => {
    const value = type === 'string' ? ' VALUE' : ''
    const otherwise =
      type === 'string' && given !== undefined ? ` (${String(given)} when not given)` : ''
    const repeated = multiple === true ? ' (may be repeated)' : ''
    const shown = type === 'boolean' && given === true ? `no-${option}` : option
    return `  ${`--${shown}${value}`.padEnd(24)} ${optionHelp(name, option)}${otherwise}${repeated}`
  })
  const json = `  ${'--json'.padEnd(24)} one object on the output, of errors too: { "ok": false, "error": { "code", "message" } }`
  return [`h5pack ${name} ${args}`.trim(), `  ${summary}`, '', ...rows, json].join('\n')
}
