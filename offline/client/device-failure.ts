import { LockUnavailable } from '../file-lock.ts'

/** A failure on the device itself, whatever the pack and the repository. */
export type FailureCode =
  /** The disk filled up. */
  | 'disk_full'
  /** The disk does not let the device's files be read or written. */
  | 'disk'
  /** Another process held the lock of the device's folder for longer than this one waits. */
  | 'busy'
  /** None of these; `cause` has the error. */
  | 'failed'

/** A failure of the device itself. What was installed still opens; the next call tries again. */
export class DeviceFailed extends Error {
  override readonly name = 'DeviceFailed'
  readonly code: FailureCode

  constructor(code: FailureCode, options?: ErrorOptions, message = sentences[code]) {
    super(message, options)
    this.code = code
  }
}

const sentences: Readonly<Record<FailureCode, string>> = {
  disk_full: 'The disk is full; free some space and try again.',
  disk: "The device's folder cannot be read or written; check the disk and the folder's owner.",
  busy: "Another process is using the device's folder; try again later.",
  failed: 'The update failed for an unexpected reason; try again later.',
}

/** Runs `work` and throws errors of the system, a parser or a schema as `DeviceFailed`. */
export async function withDeviceErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw toDeviceFailure(error)
  }
}

/** A `DeviceFailed` for errors of the system, a parser or a schema; any other error unchanged. */
export function toDeviceFailure(error: unknown): unknown {
  if (error instanceof LockUnavailable) {
    const message = error.code === 'disk' ? error.message : sentences[error.code]
    return new DeviceFailed(error.code, { cause: error }, message)
  }
  if (!(error instanceof Error)) return new DeviceFailed('failed', { cause: error })
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  // The updater reports disk errors as text only.
  const persisting = /^Failed to persist|^Unable to load .*Failed to persist/.test(error.message)
  if (/^(ENOSPC|EDQUOT)$/.test(code) || (persisting && /ENOSPC|EDQUOT/.test(error.message))) {
    return new DeviceFailed('disk_full', { cause: error })
  }
  if ('syscall' in error || persisting) return new DeviceFailed('disk', { cause: error })
  const unexpected = /^(TypeError|SyntaxError|RangeError|ReferenceError|ValiError)$/
  if (unexpected.test(error.name) || code.startsWith('ERR_')) {
    return new DeviceFailed('failed', { cause: error })
  }
  return error
}
