import { StoreError } from './store.ts'

export interface S3Address {
  readonly bucket: string
  /** Without slashes at its ends; empty for the whole bucket. */
  readonly prefix: string
}

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
const PREFIX = /^[\w.+=@~-]+(?:\/[\w.+=@~-]+)*$/

/**
 * Reads `s3://BUCKET/PREFIX`. Throws `StoreError`; the text is not repeated in it, since people put
 * keys into addresses.
 */
export function readS3Address(text: string): S3Address {
  const [, bucket = '', rest = ''] = /^s3:\/\/([^/]*)(?:\/(.*))?$/.exec(text) ?? []
  const prefix = rest.replace(/\/+$/, '')
  const dots = prefix.split('/').some((name) => name === '.' || name === '..')
  if (BUCKET.test(bucket) && (prefix === '' || PREFIX.test(prefix)) && !dots)
    return { bucket, prefix }
  throw new StoreError(
    '--to names no place.',
    'Give s3://BUCKET or s3://BUCKET/PREFIX, in letters, digits and hyphens, and no keys.',
  )
}

/**
 * Reads an endpoint: the address of a store that is not AWS, without a path or keys. Throws
 * `StoreError`.
 */
export function readEndpoint(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  const plain = url !== null && /^https?:$/.test(url.protocol) && url.username === ''
  if (plain && url.password === '' && url.pathname === '/' && url.search === '') return url.origin
  throw new StoreError(
    '--endpoint is no address.',
    'Give one like https://s3.example.com, without a path or keys.',
  )
}
