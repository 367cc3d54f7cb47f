import { S3Client } from '@aws-sdk/client-s3'
import { readEndpoint, type S3Address } from './s3-address.ts'
import { explainS3, isMissing } from './s3-errors.ts'

export interface S3Options {
  /** The address of a store that is not AWS; the SDK's own settings when absent. */
  readonly endpoint?: string
  readonly region?: string
  /** The bucket in the path and not in the host's name; true with an `endpoint` when absent. */
  readonly pathStyle?: boolean
}

/** The place of a store's files: the bucket, and a prefix in it. */
export interface S3Bucket {
  readonly name: string
  readonly client: S3Client
  readonly bucket: string
  /** The prefix of every key; `''` or a path with a final slash. */
  readonly root: string
  readonly at: (path: string) => { readonly Bucket: string; readonly Key: string }
  /** Does a part of the work; its failure is explained. */
  readonly attempt: <T>(doing: string, work: () => Promise<T>) => Promise<T>
  /** As `attempt`, for what may be missing. */
  readonly ifThere: <T>(doing: string, work: () => Promise<T>) => Promise<T | null>
}

/** Stores other than AWS mostly ignore the region, but the signature needs one. */
function regionOption(region: string | undefined, endpoint: string | undefined) {
  if (region !== undefined) return { region }
  const said = process.env['AWS_REGION'] ?? process.env['AWS_DEFAULT_REGION']
  return endpoint === undefined || said !== undefined ? {} : { region: 'us-east-1' }
}

/** Opens a bucket. Throws `StoreError` for an invalid endpoint. */
export function openBucket({ bucket, prefix }: S3Address, options: S3Options): S3Bucket {
  const { endpoint, region, pathStyle = endpoint !== undefined } = options
  const name = `s3://${bucket}${prefix === '' ? '' : `/${prefix}`}`
  const root = prefix === '' ? '' : `${prefix}/`
  const client = new S3Client({
    ...(endpoint === undefined ? {} : { endpoint: readEndpoint(endpoint) }),
    ...regionOption(region, endpoint),
    forcePathStyle: pathStyle,
    // Not every store supports trailing checksums. Bodies have an MD5 header, and every file is
    // read back.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5_000, socketTimeout: 60_000 },
  })
  const at = (path: string) => ({ Bucket: bucket, Key: `${root}${path}` })
  const attempt = async <T>(doing: string, work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      throw explainS3(error, { place: name, bucket, doing })
    }
  }
  /** As `attempt`, for what may be missing. */
  const ifThere = <T>(doing: string, work: () => Promise<T>): Promise<T | null> =>
    attempt(doing, () =>
      work().catch((error: unknown) => {
        if (isMissing(error)) return null
        throw error
      }),
    )

  return { name, client, bucket, root, at, attempt, ifThere }
}
