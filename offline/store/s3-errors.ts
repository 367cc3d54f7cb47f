import { StoreError } from './store.ts'

export interface Failing {
  /** `s3://bucket/prefix`. */
  readonly place: string
  readonly bucket: string
  /** The act that was tried, as in `write metadata/timestamp.json`. */
  readonly doing: string
}

const wrongBytes = ({ place, doing }: Failing): readonly [string, string] => [
  `${place} received other bytes of ${doing.replace(/^write /, '')} than were sent.`,
  'Try again.',
]

const hostStyle = ({ place }: Failing): readonly [string, string] => [
  `${place} takes the bucket in the name of its host only.`,
  'Give --no-path-style.',
]

const KEYS = 'Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or AWS_PROFILE.'
const REGION = 'Give --region, or set AWS_REGION.'

/** By the error name of the store or the SDK: what is wrong, and what to do. */
const sentences: Readonly<Record<string, (it: Failing) => readonly [string, string]>> = {
  CredentialsProviderError: ({ place }) => [`There are no keys for ${place}.`, KEYS],
  InvalidAccessKeyId: ({ place }) => [`${place} does not accept the access key.`, KEYS],
  SignatureDoesNotMatch: ({ place }) => [
    `${place} does not accept the secret key with this access key.`,
    KEYS,
  ],
  ExpiredToken: ({ place }) => [`The keys for ${place} have expired.`, 'Sign in again.'],
  AccessDenied: ({ place, doing }) => [
    `${place} does not allow these keys to ${doing}.`,
    'Allow them s3:ListBucket, s3:GetObject, s3:PutObject and s3:DeleteObject there.',
  ],
  NoSuchBucket: ({ bucket }) => [
    `There is no bucket "${bucket}".`,
    'Create it, or check --to and --endpoint.',
  ],
  PermanentRedirect: ({ bucket }) => [`The bucket "${bucket}" is in another region.`, REGION],
  AuthorizationHeaderMalformed: ({ bucket }) => [
    `The bucket "${bucket}" is in another region.`,
    REGION,
  ],
  BadDigest: wrongBytes,
  XAmzContentSHA256Mismatch: wrongBytes,
  RequestTimeTooSkewed: ({ place }) => [
    `This computer's clock differs from the clock of ${place}.`,
    'Set it right.',
  ],
  NotImplemented: ({ place, doing }) => [
    `${place} cannot ${doing}: it does not support all of S3.`,
    'Ask its maker, or take another store.',
  ],
  SecondLevelDomainForbidden: hostStyle,
  PathStyleDomainForbidden: hostStyle,
  TimeoutError: ({ place }) => [`${place} does not answer.`, 'Check --endpoint and the network.'],
}

const NETWORK = /^E(?:CONN|AI_|NET|HOST|PIPE|TIMEDOUT|NOTFOUND)/

/** Describes an error of the store or the SDK, and what to do. Never contains credentials. */
export function explainS3(error: unknown, failing: Failing): StoreError {
  if (error instanceof StoreError) return error
  const [what, next] = describeError(error, failing)
  return new StoreError(what, next, { cause: error })
}

function describeError(error: unknown, failing: Failing): readonly [string, string] {
  const { place, bucket, doing } = failing
  const name = error instanceof Error ? error.name : ''
  const known = sentences[name]?.(failing)
  if (known !== undefined) return known
  if (error instanceof Error && error.message === 'Region is missing') {
    return [`No region is known for the bucket "${bucket}".`, REGION]
  }
  const code = errorCode(error)
  if (NETWORK.test(code)) {
    return [`${place} cannot be reached (${code}).`, 'Check --endpoint and the network.']
  }
  const reasons = [name, code, httpStatus(error)].filter((it) => it !== '' && it !== 'Error')
  return [`${place} failed to ${doing} (${reasons.join(', ') || 'no reason'}).`, 'Try again.']
}

/**
 * Returns whether the store reports that there is no such object; below, that a condition failed
 * (the last two are of stores with a header of their own), and that it has no such condition.
 */
export const isMissing = (error: unknown) =>
  error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound')
export const isConditionFailed = (error: unknown) =>
  error instanceof Error &&
  /^(?:PreconditionFailed|ConditionalRequestConflict|FileAlreadyExists|ObjectAlreadyExists)$/.test(
    error.name,
  )
export const isConditionUnknown = (error: unknown) =>
  error instanceof Error &&
  /^(?:NotImplemented|InvalidArgument|InvalidRequest|MethodNotAllowed)$/.test(error.name)

function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

function httpStatus(error: unknown): string {
  if (!(error instanceof Error) || !('$metadata' in error)) return ''
  const metadata = error.$metadata
  if (typeof metadata !== 'object' || metadata === null) return ''
  return 'httpStatusCode' in metadata ? `status ${String(metadata.httpStatusCode)}` : ''
}
