import { userInfo } from 'node:os'
import { join } from 'node:path'
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import * as v from 'valibot'
import { HALT_ROLE } from '#offline/policy/halts.ts'
import { readPercentage } from '#offline/policy/explain-choice.ts'
import { appVersion } from '#offline/pack/version.ts'
import { channelName, packName, PRODUCTION } from '#offline/pack/release.ts'
import type { SignerCommand } from '#offline/release/command-signer.ts'
import { roleNames } from '#offline/release/keys.ts'
import { nearest } from './suggest.ts'
import type { CommandOutput, Command } from './command-shape.ts'

type Values<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options; allowPositionals: true; allowNegative: true }>
>['values']

/** The command line itself is wrong. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/**
 * A confirmation is missing: at a terminal an answer, elsewhere the option that the message names.
 */
export class ConfirmationNeeded extends Error {
  override readonly name = 'ConfirmationNeeded'
}

/** The command ran and found something wrong: its findings go to stdout, its message to stderr. */
export class Failed extends Error {
  override readonly name = 'Failed'
  readonly said: CommandOutput
  /** The error code, for programs. */
  readonly code: string

  constructor(message: string, said: CommandOutput, code = 'failed') {
    super(message)
    this.said = said
    this.code = code
  }
}

/**
 * Defines a command. `args` names the positionals in capitals, optional ones in brackets, one that
 * may be repeated with `...`; their number is checked against it.
 */
export function command<const Options extends ParseArgsOptionsConfig>(spec: {
  readonly name: string
  readonly args?: string
  readonly summary: string
  readonly options: Options
  readonly run: (values: Values<Options>, positionals: readonly string[]) => Promise<CommandOutput>
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
      requireOptions(name, given, options)
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

/**
 * Throws a `UsageError` for the first option that the command does not have, or that has no value
 * or one too many.
 */
function requireOptions(name: string, args: string[], options: ParseArgsOptionsConfig): void {
  const { tokens } = parseArgs({
    args,
    options,
    strict: false,
    allowPositionals: true,
    allowNegative: true,
    tokens: true,
  })
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    const { name: option, rawName, value, inlineValue } = token
    const negated = rawName.startsWith('--no-') ? options[rawName.slice('--no-'.length)] : undefined
    const type = negated?.type === 'boolean' ? 'boolean' : options[option]?.type
    if (type === undefined || rawName === `-${option}`) {
      const near = nearest(option, Object.keys(options))
      const meant = near === null ? '' : ` Did you mean --${near}?`
      throw new UsageError(`"${name}" has no option ${rawName}.${meant}`)
    }
    if (type === 'boolean' && value !== undefined) {
      throw new UsageError(`${rawName} takes no value.`)
    }
    if (type === 'string' && (value === undefined || (!inlineValue && value.startsWith('-')))) {
      throw new UsageError(
        `${rawName} needs a value; one that begins with a hyphen as in ${rawName}=-1.`,
      )
    }
  }
}

/** Default folders. */
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
    signer: { type: 'string', multiple: true },
    by: { type: 'string' },
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
export function repositoryOptions(values: Values<typeof shared.place>) {
  return {
    repoDir: values.repo,
    keysDir: values.keys,
    signers: values.signer?.map(readSigner),
    by: readAuthor(values.by),
    dryRun: values['dry-run'],
  }
}

function readSigner(text: string): SignerCommand {
  const [, role = '', line = ''] = /^([a-z]+)=(.+)$/s.exec(text) ?? []
  if ([...roleNames, HALT_ROLE].includes(role)) return { role, command: line }
  throw new UsageError(
    `--signer takes ROLE=COMMAND with one of ${[...roleNames, HALT_ROLE].join(', ')}, not "${text}".`,
  )
}

/**
 * The name for the signed record of changes: `--by`, else `H5PACK_BY`, else the login name. Throws
 * `UsageError`.
 */
function readAuthor(given: string | undefined): string {
  const name = given ?? process.env.H5PACK_BY ?? loginName()
  if (name.trim() !== '' && name.length <= 100) return name
  throw new UsageError('--by (or H5PACK_BY) takes a name of 1 to 100 letters.')
}

function loginName(): string {
  try {
    return userInfo().username
  } catch {
    // A container may run as a user without a name.
    return 'unnamed'
  }
}

/** The release that the options name. Throws `UsageError`. */
export function releaseSelection(values: Values<typeof shared.which>) {
  const { release } = values
  const place = {
    channel: readChannel(values.channel),
    ...(values.pack === undefined ? {} : { pack: readPackName(values.pack) }),
  }
  if (release === undefined) return place
  if (!/^[1-9]\d{0,9}$/.test(release)) {
    throw new UsageError(`"${release}" is no release; give its number, as "h5pack status" shows.`)
  }
  return { ...place, release: Number(release) }
}

/**
 * The policy that the options describe, with only the fields that were given. Throws `UsageError`.
 */
export function policyOptions(values: Values<typeof shared.policy>) {
  const { percent, platform, notes } = values
  const method = values['require-method']
  const oldest = values['min-app']
  const newest = values['max-app']
  const wifiOnly = values['wifi-only']
  return {
    ...(percent === undefined ? {} : { basisPoints: readBasisPoints(percent) }),
    ...(oldest === undefined ? {} : { raisedMinAppVersion: readAppVersion(oldest) }),
    ...(newest === undefined ? {} : { maxAppVersion: readAppVersion(newest) }),
    ...(platform === undefined ? {} : { platforms: platform }),
    ...(method === undefined ? {} : { requiredMethods: method }),
    ...(wifiOnly === undefined ? {} : { wifiOnly }),
    ...(notes === undefined ? {} : { notes }),
  }
}

/** Share of devices for a new release without `--percent`, in hundredths of a percent. */
export const FIRST_STEP = 500

/** A percentage from the command line in hundredths of a percent. Throws `UsageError`. */
export function readBasisPoints(text: string): number {
  const basisPoints = readPercentage(text)
  if (basisPoints !== null) return basisPoints
  throw new UsageError(`"${text}" is no percentage; give 0 to 100 with two decimals at most.`)
}

export function readWholeNumber(name: string, text: string, least: number, most: number): number {
  const value = Number(text)
  if (/^\d+$/.test(text) && value >= least && value <= most) return value
  throw new UsageError(
    `${name} takes a whole number from ${least} to ${formatNumber(most)}, not "${text}".`,
  )
}

/** A channel's name from the command line. Throws `UsageError`. */
export function readChannel(text: string): string {
  if (v.safeParse(channelName, text).success) return text
  throw new UsageError(`"${text}" is no channel; give small letters, digits and hyphens.`)
}

/** A pack's name from the command line. Throws `UsageError`. */
export function readPackName(text: string): string {
  if (v.safeParse(packName, text).success) return text
  throw new UsageError(`"${text}" is no pack name; give small letters, digits and hyphens.`)
}

function readAppVersion(text: string): string {
  if (v.safeParse(appVersion, text).success) return text
  throw new UsageError(`"${text}" is no app version; give three numbers, as in 5.2.0.`)
}

const grouped = new Intl.NumberFormat('en-US')

/** Formats a whole number: `1,234,567`. */
export const formatNumber = (value: number) => grouped.format(value)
