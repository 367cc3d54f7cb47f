import { LockUnavailable } from '../file-lock.ts'

/** What went wrong on the device itself: no pack and no repository is to blame. */
export type FailureCode =
  /** The disk filled up. */
  | 'disk_full'
  /** The disk does not let the device's files be read or written. */
  | 'disk'
  /** Another process works on the device's folder, for longer than this one waits. */
  | 'busy'
  /** None of these; `cause` has the error. */
  | 'failed'

/** The device could not do its work. What was installed opens as ever; the next call tries again. */
export class DeviceFailed extends Error {
  override readonly name = 'DeviceFailed'
  readonly code: FailureCode

  constructor(code: FailureCode, options?: ErrorOptions) {
    super(sentences[code], options)
    this.code = code
  }
}

const sentences: Readonly<Record<FailureCode, string>> = {
  disk_full: 'The disk is full; free some space and try again.',
  disk: "The device's folder cannot be read or written; check the disk and the folder's owner.",
  busy: "Another process is at work in the device's folder; try again later.",
  failed: 'The update failed for an unexpected reason; try again later.',
}

/** Runs work; what the system, a parser or a schema throws in it comes back as a `DeviceFailed`. */
export async function inOurWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw toDeviceFailure(error)
  }
}

/** Other errors are ours already, or those of a caller's own `onStep`. */
export function toDeviceFailure(error: unknown): unknown {
  if (error instanceof LockUnavailable) return new DeviceFailed(error.code, { cause: error })
  if (!(error instanceof Error)) return new DeviceFailed('failed', { cause: error })
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  // The updater reports its disk in words alone.
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
