import { join } from 'node:path'
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import * as v from 'valibot'
import { readPercentage } from '#offline/pack/explain-choice.ts'
import { appVersion } from '#offline/pack/version.ts'
import { channelName, packName, PRODUCTION } from '#offline/pack/release.ts'

/** What a command has to say: to people, and with `--json` to programs. */
export interface Said {
  readonly lines: readonly string[]
  readonly data: Readonly<Record<string, unknown>>
}

/** One command as the table of commands holds it: enough to run it, to explain it and to complete its options. */
export interface Command {
  /** One or two words, as in `keys init`. */
  readonly name: string
  /** Its arguments, as the usage shows them. */
  readonly args: string
  readonly summary: string
  readonly options: ParseArgsOptionsConfig
  readonly run: (args: string[]) => Promise<Said>
}

type Values<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options; allowPositionals: true; allowNegative: true }>
>['values']

/** The command line itself is wrong. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** The command did its work and the answer is no: its findings go to the output, its sentence to the errors. */
export class Failed extends Error {
  override readonly name = 'Failed'
  readonly said: Said

  constructor(message: string, said: Said) {
    super(message)
    this.said = said
  }
}

/**
 * Defines a command. `args` names the positionals in capitals, optional ones in brackets, one that may be repeated with `...`;
 * their number is checked by it.
 */
export function command<const Options extends ParseArgsOptionsConfig>(spec: {
  readonly name: string
  readonly args?: string
  readonly summary: string
  readonly options: Options
  readonly run: (values: Values<Options>, positionals: readonly string[]) => Promise<Said>
}): Command {
  const { name, args = '', summary, options } = spec
  const words = args.split(' ').filter(Boolean)
  const least = words.filter((word) => !word.startsWith('[')).length
  const most = words.some((word) => word.includes('...')) ? Infinity : words.length
  return {
    name,
    args,
    summary,
    options,
    run(given) {
      const { values, positionals } = parseArgs({
        args: given,
        options,
        allowPositionals: true,
        allowNegative: true,
      })
      if (positionals.length < least || positionals.length > most) {
        const wanted = args === '' ? 'no arguments' : args
        throw new UsageError(`"${name}" takes ${wanted}; ${positionals.length} were given.`)
      }
      return spec.run(values, positionals)
    },
  }
}

/** Where things are when nothing is said. */
export const defaults = {
  repo: join('.local', 'repository'),
  keys: join('.local', 'keys'),
  device: join('.local', 'device'),
} as const

/** Options that several commands share. */
export const shared = {
  repo: { repo: { type: 'string', default: defaults.repo } },
  place: {
    repo: { type: 'string', default: defaults.repo },
    keys: { type: 'string', default: defaults.keys },
    'dry-run': { type: 'boolean', default: false },
  },
  rootKeys: { 'root-keys': { type: 'string', multiple: true } },
  which: {
    channel: { type: 'string', default: PRODUCTION },
    pack: { type: 'string' },
    release: { type: 'string' },
  },
  policy: {
    percent: { type: 'string' },
    'min-app': { type: 'string' },
    'max-app': { type: 'string' },
    platform: { type: 'string', multiple: true },
    'require-method': { type: 'string', multiple: true },
    'wifi-only': { type: 'boolean' },
    notes: { type: 'string' },
  },
} as const satisfies Record<string, ParseArgsOptionsConfig>

/** The repository that the options name. */
export function placeOf(values: Values<typeof shared.place>) {
  return { repoDir: values.repo, keysDir: values.keys, dryRun: values['dry-run'] }
}

/** The release that the options name. Throws `UsageError`. */
export function whichOf(values: Values<typeof shared.which>) {
  const { release } = values
  const place = {
    channel: channelOf(values.channel),
    ...(values.pack === undefined ? {} : { pack: packOf(values.pack) }),
  }
  if (release === undefined) return place
  if (!/^[1-9]\d{0,9}$/.test(release)) {
    throw new UsageError(`"${release}" is no release; give its number, as "h5pack status" shows.`)
  }
  return { ...place, release: Number(release) }
}

/** The policy that the options describe; only what was said. Throws `UsageError`. */
export function policyOf(values: Values<typeof shared.policy>) {
  const { percent, platform, notes } = values
  const method = values['require-method']
  const oldest = values['min-app']
  const newest = values['max-app']
  const wifiOnly = values['wifi-only']
  return {
    ...(percent === undefined ? {} : { basisPoints: basisPointsOf(percent) }),
    ...(oldest === undefined ? {} : { raisedMinAppVersion: appOf(oldest) }),
    ...(newest === undefined ? {} : { maxAppVersion: appOf(newest) }),
    ...(platform === undefined ? {} : { platforms: platform }),
    ...(method === undefined ? {} : { requiredMethods: method }),
    ...(wifiOnly === undefined ? {} : { wifiOnly }),
    ...(notes === undefined ? {} : { notes }),
  }
}

/** A percentage from the command line in hundredths of a percent. Throws `UsageError`. */
export function basisPointsOf(text: string): number {
  const basisPoints = readPercentage(text)
  if (basisPoints !== null) return basisPoints
  throw new UsageError(`"${text}" is no percentage; give 0 to 100 with two decimals at most.`)
}

/** A channel's name from the command line. Throws `UsageError`. */
export function channelOf(text: string): string {
  if (v.safeParse(channelName, text).success) return text
  throw new UsageError(`"${text}" is no channel; give small letters, digits and hyphens.`)
}

/** A pack's name from the command line. Throws `UsageError`. */
export function packOf(text: string): string {
  if (v.safeParse(packName, text).success) return text
  throw new UsageError(`"${text}" is no pack name; give small letters, digits and hyphens.`)
}

function appOf(text: string): string {
  if (v.safeParse(appVersion, text).success) return text
  throw new UsageError(`"${text}" is no app version; give three numbers, as in 5.2.0.`)
}

const grouped = new Intl.NumberFormat('en-US')

/** A whole number for people: `1,234,567`. */
export const number = (value: number) => grouped.format(value)
