import type { JourneyName } from './journey-name.ts'

/** A word that a POSIX shell passes on as it is. */
export const shellWord = (word: string): string =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`

/** Returns where a run's journeys ran, by its environment. */
function place(engine: string, env: NodeJS.ProcessEnv): string[] {
  if (engine !== 'device') return ['--engine', engine]
  const { DEVICE_TARGET: target = 'farm', DEVICE_FILE: file = '' } = env
  return ['--target', target, ...(file === '' ? [] : ['--phone', file])]
}

/** The options that the visitor at random was given on the command line. */
const MONKEY_OPTIONS = [
  ['--seed', 'MONKEY_SEED'],
  ['--minutes', 'MONKEY_MINUTES'],
  ['--acts', 'MONKEY_ACTS'],
  ['--user', 'MONKEY_USER'],
  ['--replay', 'MONKEY_REPLAY'],
] as const

function monkeyWords(env: NodeJS.ProcessEnv): string[] {
  const given = MONKEY_OPTIONS.flatMap(([option, name]) => {
    const value = env[name]
    return value === undefined ? [] : [option, value]
  })
  return ['--monkey', ...given]
}

/**
 * The command that runs a journey alone, for a POSIX shell; one that begins where the one before it
 * ended (`inSteps`) with all of its file.
 */
export function singleCommand(
  { engine, file, title }: JourneyName,
  inSteps: boolean,
  env: NodeJS.ProcessEnv = process.env,
): string {
  if (env.MONKEY === '1')
    return `npm run e2e -- ${[...place(engine, env), ...monkeyWords(env)].map(shellWord).join(' ')}`
  // With `=`: a title may begin with a dash.
  const only = inSteps ? [] : ['--exact', `--only=${shellWord(title)}`]
  const words = [...place(engine, env).map(shellWord), ...only, shellWord(file)]
  return `npm run e2e -- ${words.join(' ')}`
}

/** A title as a pattern that fits it alone. */
export const literally = (title: string) => title.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')

/**
 * Returns what vitest compares with titles; with `exact` the whole title, in the group of any
 * engine.
 */
export function titlePattern(title: string, exact: boolean): string {
  return exact ? `^(?:(?:chromium|webkit|device) > )?${literally(title)}$` : literally(title)
}
