import type { JourneyName } from './journey-name.ts'

/** A word that a POSIX shell passes on as it is. */
export const shellWord = (word: string): string =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`

/** Where a run's journeys ran, by its environment. */
function place(engine: string, env: NodeJS.ProcessEnv): string[] {
  if (engine !== 'device') return ['--engine', engine]
  const { DEVICE_TARGET: target = 'farm', DEVICE_FILE: file = '' } = env
  return ['--target', target, ...(file === '' ? [] : ['--phone', file])]
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
  // With `=`: a title may begin with a dash.
  const only = inSteps ? [] : ['--exact', `--only=${shellWord(title)}`]
  const words = [...place(engine, env).map(shellWord), ...only, shellWord(file)]
  return `npm run e2e -- ${words.join(' ')}`
}

/** A title as a pattern that fits it alone. */
const literally = (title: string) => title.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')

/** What vitest compares with titles; with `exact` the whole title, in the group of any engine. */
export function titlePattern(title: string, exact: boolean): string {
  return exact ? `^(?:(?:chromium|webkit|device) > )?${literally(title)}$` : literally(title)
}
