/** The reason why a pack was not installed. */
export type RefusedReason =
  /** More or fewer bytes than signed. */
  | 'length'
  /** Other bytes than signed or listed. */
  | 'hash'
  /** Metadata that the trusted keys have not signed. */
  | 'signature'
  /**
   * Expired metadata: the repository was not refreshed, or a mirror or cache serves an old state.
   */
  | 'expired'
  /** Older metadata, or an older release, than the device has seen. */
  | 'rollback'
  /** Metadata that contradicts itself or cannot be read. */
  | 'metadata'
  /** `pack.json` is invalid, or differs from what was signed. */
  | 'manifest'
  /** The zip has an entry whose name or type is not allowed. */
  | 'path'
  /** The zip is no valid pack, or is too large. */
  | 'pack'
  /** The pack needs a newer app. */
  | 'app_too_old'
  /** The pack requires a native method that the app does not have. */
  | 'missing_method'
  /** The pack needs a newer version of the bridge contract than the app has. */
  | 'bridge'
  /** The repository offers no pack. */
  | 'no_release'
  /** The repository could not be reached. */
  | 'unreachable'
  /** The download was slower than the minimum rate, or took longer than its time limit. */
  | 'too_slow'

/** An install that was refused. The pack that was installed before is unchanged and still opens. */
export class PackRefused extends Error {
  override readonly name = 'PackRefused'
  readonly reason: RefusedReason
  /** The same value, under the name that every error of the device has. */
  readonly code: RefusedReason

  constructor(reason: RefusedReason, message: string, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
    this.code = reason
  }
}

// The updater reports some errors as text only, so their kind has to be read from the message.
const updaterMessages: readonly (readonly [RegExp, RefusedReason])[] = [
  [/cannot fetch/, 'unreachable'],
  [/is expired/, 'expired'],
  [/was signed by \d+\/\d+ keys/, 'signature'],
  [/Max length reached|Expected length/, 'length'],
  [/Expected hash/, 'hash'],
  [/is less than current version/, 'rollback'],
]

/**
 * Returns whether an error comes from the updater's checks, not from the disk (a system call's
 * error) or from here.
 */
function isUpdaterError(error: Error): boolean {
  const ofDisk = 'syscall' in error || 'code' in error || /Failed to persist/.test(error.message)
  return !(error instanceof PackRefused) && !ofDisk
}

const sentences: Readonly<Partial<Record<RefusedReason, string>>> = {
  unreachable: 'cannot be fetched from the repository',
  expired: 'is expired',
  signature: "is not signed by the repository's keys",
  length: 'is longer or shorter than signed',
  hash: 'has other bytes than signed',
  rollback: 'is older than what was seen before',
}

/** One sentence: the file, where the updater's message names one, and what is wrong with it. */
function refusalSentence(reason: RefusedReason, words: string): string {
  const [, role] = /\b(root|timestamp|snapshot|targets)\b/.exec(words) ?? []
  const [, url] = /cannot fetch (\S+):/.exec(words) ?? []
  const file = url ?? (role === undefined ? 'The metadata' : `${role}.json`)
  return `${file} ${sentences[reason] ?? 'cannot be read'}.`
}

/**
 * Turns an error of the updater into a `PackRefused`; returns any other error, such as a full disk,
 * unchanged.
 */
export function toRefusal(error: unknown): unknown {
  if (!(error instanceof Error) || !isUpdaterError(error)) return error
  const reason = updaterMessages.find(([pattern]) => pattern.test(error.message))?.[1] ?? 'metadata'
  return new PackRefused(reason, refusalSentence(reason, error.message), { cause: error })
}
