/** Why a pack was not installed. */
export type RefusedReason =
  /** More or fewer bytes than signed. */
  | 'length'
  /** Other bytes than signed or listed. */
  | 'hash'
  /** Metadata that the trusted keys have not signed. */
  | 'signature'
  /** Metadata whose time has run out: the repository, or what stands between, shows the past. */
  | 'expired'
  /** Older metadata, or an older release, than the device has seen. */
  | 'rollback'
  /** Metadata that contradicts itself or cannot be read. */
  | 'metadata'
  /** `pack.json` is wrong, or says other than what was signed. */
  | 'manifest'
  /** A name in the zip that may not be there. */
  | 'path'
  /** The zip is not as a pack has to be, or is too large. */
  | 'pack'
  /** The pack needs a newer app. */
  | 'app_too_old'
  /** The pack requires a native method that the app does not answer. */
  | 'missing_method'
  /** The pack speaks a later contract of the bridge than the app. */
  | 'bridge'
  /** The repository offers no pack. */
  | 'no_release'
  /** The repository could not be reached. */
  | 'unreachable'
  /** What comes, comes slower than the least rate, or not within the time limit. */
  | 'too_slow'

/** An install that was refused. What was installed before is untouched and opens as ever. */
export class PackRefused extends Error {
  override readonly name = 'PackRefused'
  readonly reason: RefusedReason
  /** The same, under the name that all errors of the device have. */
  readonly code: RefusedReason

  constructor(reason: RefusedReason, message: string, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
    this.code = reason
  }
}

// The updater wraps some of its errors into text, so their kind can only be told by their words.
const wording: readonly (readonly [RegExp, RefusedReason])[] = [
  [/cannot fetch/, 'unreachable'],
  [/is expired/, 'expired'],
  [/was signed by \d+\/\d+ keys/, 'signature'],
  [/Max length reached|Expected length/, 'length'],
  [/Expected hash/, 'hash'],
  [/is less than current version/, 'rollback'],
]

/** Not the device's own: those of its disk have a system call's code, or are told in the updater's words. */
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

/** Names the file, where the updater's words do, and says what is wrong with it. */
function refusalSentence(reason: RefusedReason, words: string): string {
  const [, role] = /\b(root|timestamp|snapshot|targets)\b/.exec(words) ?? []
  const [, url] = /cannot fetch (\S+):/.exec(words) ?? []
  const file = url ?? (role === undefined ? 'The metadata' : `${role}.json`)
  return `${file} ${sentences[reason] ?? 'cannot be read'}.`
}

/** Names an error of the updater. Errors of the device itself, such as a full disk, come back as they are. */
export function toRefusal(error: unknown): unknown {
  if (!(error instanceof Error) || !isUpdaterError(error)) return error
  const reason = wording.find(([words]) => words.test(error.message))?.[1] ?? 'metadata'
  return new PackRefused(reason, refusalSentence(reason, error.message), { cause: error })
}
