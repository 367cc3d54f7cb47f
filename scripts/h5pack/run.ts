import { PackRefused, type RefusedReason } from '#offline/client/refused.ts'
import { Failed, UsageError, type Command, type Said } from './command.ts'
import { compareCommands } from './compare.ts'
import { completionCommand } from './completion.ts'
import { deviceCommands } from './device.ts'
import { keyCommands } from './keys.ts'
import { packCommands } from './pack.ts'
import { releaseCommands } from './release.ts'
import { siteCommand } from './site.ts'
import { storeCommands } from './store.ts'
import { watchCommands } from './watch.ts'

const commands: readonly Command[] = [
  ...packCommands,
  siteCommand,
  ...compareCommands,
  ...keyCommands,
  ...releaseCommands,
  ...storeCommands,
  ...watchCommands,
  ...deviceCommands,
  completionCommand(() => commands),
]

/** Exit codes: the work is done; it was refused or failed; the command line is wrong. */
type ExitCode = 0 | 1 | 2

/**
 * Runs one command line and prints what it says: for people, or as one line of JSON with `--json`. Errors are one sentence, with
 * the next step, on the error output.
 */
export async function run(args: readonly string[]): Promise<ExitCode> {
  const json = args.includes('--json')
  const words = args.filter((it) => it !== '--json' && it !== '--help')
  const chosen = find(words)
  if (args.includes('--help')) {
    console.log(chosen === null ? usage() : helpFor(chosen))
    return 0
  }
  if (chosen === null) {
    const typed = words.slice(0, words[0] === 'keys' ? 2 : 1).join(' ')
    console.error(
      typed === '' ? usage() : `There is no command "${typed}".${nearest(typed)}\n\n${usage()}`,
    )
    return 2
  }
  try {
    print(await chosen.run(words.slice(chosen.name.split(' ').length)), json, true)
    return 0
  } catch (error) {
    const sentence = explain(error)
    const failed = { error: sentence }
    if (error instanceof Failed) print(withData(error.said, failed), json, false)
    else if (json) console.log(JSON.stringify({ ok: false, ...failed }))
    console.error(
      isUsage(error) ? `${sentence} "h5pack ${chosen.name} --help" says more.` : sentence,
    )
    return isUsage(error) ? 2 : 1
  }
}

function find([first = '', second = '']: readonly string[]): Command | null {
  const named = (name: string) => commands.find((it) => it.name === name)
  return named(`${first} ${second}`) ?? named(first) ?? null
}

function print({ lines, data }: Said, json: boolean, ok: boolean): void {
  if (json) console.log(JSON.stringify({ ok, ...data }))
  else for (const line of lines) console.log(line)
}

const withData = ({ lines, data }: Said, more: Said['data']): Said => ({
  lines,
  data: { ...data, ...more },
})

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
    'All that change a repository take --dry-run.',
  ].join('\n')
}

function helpFor({ name, args, summary, options }: Command): string {
  const rows = Object.entries(options).map(([option, { type, multiple, default: given }]) => {
    const value = type === 'string' ? ` VALUE${multiple === true ? ' (may be repeated)' : ''}` : ''
    const otherwise = type === 'string' && given !== undefined ? ` (${String(given)})` : ''
    return `  --${option}${value}${otherwise}`
  })
  return [`h5pack ${name} ${args}`.trim(), `  ${summary}`, '', ...rows, '  --json'].join('\n')
}

/** The command that was probably meant: one that begins alike. */
function nearest(typed: string): string {
  const meant = commands.find(({ name }) => name.startsWith(typed.slice(0, 3)))
  return meant === undefined ? '' : ` Did you mean "${meant.name}"?`
}

const nextSteps: Readonly<Record<RefusedReason, string>> = {
  length: 'What is installed still opens; publish the pack again.',
  hash: 'What is installed still opens; publish the pack again.',
  pack: 'What is installed still opens; publish the pack again.',
  path: 'What is installed still opens; publish the pack again.',
  manifest: 'What is installed still opens; publish the pack again.',
  metadata: 'What is installed still opens; publish the pack again.',
  signature: 'Give the right --root, or another --device if the repository was made anew.',
  expired: 'Run "h5pack refresh --all", which renews the signatures.',
  rollback: 'Restore the newer repository, or give another --device if it was made anew.',
  app_too_old: 'Update the app.',
  missing_method: 'Update the app.',
  bridge: 'Update the app.',
  no_release: 'Publish a pack first.',
  too_slow: 'What has come is kept; try again, or over another network.',
  unreachable: 'Check --repo and the network, then try again.',
}

function explain(error: unknown): string {
  if (error instanceof PackRefused) {
    return `Not installed (${error.reason}): ${error.message} ${nextSteps[error.reason]}`
  }
  return error instanceof Error ? error.message : String(error)
}

function isUsage(error: unknown): boolean {
  if (error instanceof UsageError) return true
  return (
    error instanceof TypeError &&
    'code' in error &&
    String(error.code).startsWith('ERR_PARSE_ARGS_')
  )
}
