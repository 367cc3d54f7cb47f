import * as v from 'valibot'
import { PackDamaged } from '#offline/client/current.ts'
import { DeviceFailed } from '#offline/client/device-failure.ts'
import { DownloadPaused } from '#offline/client/download/download.ts'
import { NoPack, PackFileMissing } from '#offline/client/open-pack.ts'
import { PackRefused, type RefusedReason } from '#offline/client/refused.ts'
import { NotEnoughSpace } from '#offline/client/space.ts'
import { LockUnavailable } from '#offline/file-lock.ts'
import { PackBuildError } from '#offline/pack/build-pack.ts'
import { KeyError } from '#offline/release/keys.ts'
import { RepositoryError } from '#offline/release/metadata-store.ts'
import { ChainError } from '#offline/store/chain.ts'
import { StoreError } from '#offline/store/store.ts'
import { BuildInputError } from '#scripts/build/build-environment.ts'
import { ConfirmationNeeded, Failed, formatNumber, UsageError } from './command.ts'

/**
 * A failure as it is printed: a code for programs, and sentences with what happened and what to do.
 */
export interface Failure {
  readonly code: string
  readonly message: string
}

/**
 * Describes any error for the user of the command. Messages of libraries and of Node are never
 * shown.
 */
export function describeFailure(error: unknown): Failure {
  if (error instanceof PackRefused) return describeRefusal(error)
  if (error instanceof DeviceFailed) return { code: error.code, message: error.message }
  const ofDevice = deviceFailure(error)
  if (ofDevice !== null) return ofDevice
  if (error instanceof UsageError) return { code: 'usage', message: error.message }
  if (error instanceof ConfirmationNeeded) {
    return { code: 'confirmation_needed', message: error.message }
  }
  if (error instanceof Failed) return { code: error.code, message: error.message }
  if (error instanceof PackBuildError || error instanceof BuildInputError) {
    return { code: 'build', message: error.message }
  }
  if (error instanceof RepositoryError) return { code: 'repository', message: error.message }
  if (error instanceof ChainError) {
    return {
      code: 'repository',
      message: `The repository is damaged: ${error.message}. Run "h5pack doctor".`,
    }
  }
  if (error instanceof LockUnavailable) {
    const next = error.code === 'busy' ? ' Run the command again when that one has ended.' : ''
    return { code: error.code, message: `${error.message}${next}` }
  }
  if (error instanceof KeyError) return { code: 'key', message: error.message }
  if (error instanceof StoreError) return { code: 'store', message: error.message }
  if (v.isValiError(error)) {
    return {
      code: 'format',
      message:
        'What was read is not in the form that this command expects; check the file, or make it again with this version of h5pack.',
    }
  }
  if (error instanceof Error && 'syscall' in error) return describeSystemError(error)
  // The commands' own sentences; libraries throw errors of other kinds, or with a code.
  if (error instanceof Error && error.constructor === Error && !('code' in error)) {
    return { code: 'failed', message: error.message }
  }
  return {
    code: 'internal',
    message:
      'h5pack itself failed, and what it was doing may not be done: check the repository with "h5pack doctor". Run the command again with H5PACK_DEBUG=1 and report what it prints.',
  }
}

/** Describes errors that the device's modules throw directly; `null` for any other error. */
function deviceFailure(error: unknown): Failure | null {
  if (error instanceof NotEnoughSpace) {
    const { code, needed, free } = error
    return {
      code,
      message: `Not installed: the pack needs ${formatNumber(needed)} bytes, and there is room for ${formatNumber(free)}. What is installed still opens; make room and try again.`,
    }
  }
  if (error instanceof DownloadPaused) {
    return {
      code: 'download_paused',
      message:
        'The download waits for wifi. What was downloaded is kept; run the command again on wifi to resume it.',
    }
  }
  if (error instanceof PackDamaged) {
    return {
      code: error.code,
      message: `${error.message} Run "h5pack install", which downloads the damaged files again.`,
    }
  }
  if (error instanceof NoPack) {
    return { code: error.code, message: `${error.message} Run "h5pack install" first.` }
  }
  if (error instanceof PackFileMissing) {
    return {
      code: error.code,
      message: `${error.message} "h5pack inspect" lists what the pack has.`,
    }
  }
  return null
}

const again = 'What is installed still opens; publish the pack again.'
const refusals: Readonly<Record<RefusedReason, readonly [what: string, next: string]>> = {
  length: ['a file has another length than the one that was signed.', again],
  hash: ['a file has other bytes than those that were signed.', again],
  pack: ['the zip is not a valid pack.', again],
  path: ['the zip has a file name that is not allowed.', again],
  manifest: ['pack.json is invalid, or differs from what was signed.', again],
  metadata: ['the signed metadata cannot be read or contradicts itself.', again],
  signature: [
    'the metadata is not signed by keys that the device trusts.',
    'Give the right --root, or another --device if this is a new repository.',
  ],
  expired: [
    'the signatures have expired.',
    'Run "h5pack refresh", which names them and who has to renew them.',
  ],
  rollback: [
    'the repository shows an older state than the device has seen.',
    'Restore the newer repository, or give another --device if this is a new repository.',
  ],
  app_too_old: ['the pack needs a newer app.', 'Update the app.'],
  missing_method: ['the app lacks a method that the pack requires.', 'Update the app.'],
  bridge: ['the pack needs a newer bridge contract than the app has.', 'Update the app.'],
  no_release: [
    'the repository offers no pack.',
    'Publish a pack first, or give another --channel.',
  ],
  too_slow: [
    'the download was slower than the device waits for.',
    'What was downloaded is kept; try again, or over another network.',
  ],
  unreachable: [
    'the repository cannot be reached.',
    'Check --repo and the network, then try again.',
  ],
}

function describeRefusal({ reason, message, cause }: PackRefused): Failure {
  const [what, next] = refusals[reason]
  // With a cause the message is the updater's; without, it is our own and says more.
  const said = cause === undefined ? message : what
  return { code: reason, message: `Not installed (${reason}): ${said} ${next}` }
}

const systemErrors: Readonly<Record<string, string>> = {
  ENOENT: 'is not there; check the path.',
  EACCES: 'may not be read or written by this user; check its owner and mode.',
  EPERM: 'may not be changed by this user; check its owner and mode.',
  EROFS: 'is on a disk that cannot be written; give another folder.',
  ENOSPC: 'does not fit on the disk any more; make room and run the command again.',
  EDQUOT: "exceeds this user's disk quota; make room and run the command again.",
  ENOTDIR: 'is a file, or lies under one, where a folder is needed; check the path.',
  EISDIR: 'is a folder, where a file is needed; check the path.',
  EEXIST: 'is there already; delete it, or give another name.',
}

function describeSystemError(error: Error): Failure {
  const code = 'code' in error ? String(error.code) : ''
  const path = 'path' in error ? String(error.path) : null
  const how = systemErrors[code]
  if (path !== null && how !== undefined)
    return { code: code.toLowerCase(), message: `${path} ${how}` }
  if (/^(?:ENOSPC|EDQUOT)$/.test(code)) {
    return {
      code: code.toLowerCase(),
      message: 'The disk is full; make room and run the command again.',
    }
  }
  const what = path === null ? 'A connection or a file' : path
  return {
    code: code === '' ? 'system' : code.toLowerCase(),
    message: `${what} cannot be used (${code}); check the path, the disk and the network, then run the command again.`,
  }
}
