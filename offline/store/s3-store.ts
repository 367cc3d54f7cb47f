import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { readEndpoint, type S3Address } from './s3-address.ts'
import { explainS3, isConditionFailed, isConditionUnknown, isMissing } from './s3-errors.ts'
import { objectHeaders, StoreError, type Source, type Store, type StoredFile } from './store.ts'

/** A condition of a write: fields of the SDK, or a header of the store's own that is `true`. */
interface Condition {
  readonly input?: { readonly IfNoneMatch: string } | { readonly IfMatch: string }
  readonly header?: string
}

export interface S3Options {
  /** The address of a store that is not AWS; the SDK's own settings when absent. */
  readonly endpoint?: string
  readonly region?: string
  /** The bucket in the path and not in the host's name; true with an `endpoint` when absent. */
  readonly pathStyle?: boolean
}

/**
 * Longer files are uploaded in parts of this length, several at once, each with its own retries.
 */
const PART_BYTES = 8 * 1024 * 1024
/** S3's own way to write a file only where there is none, then those of stores without it. */
const CREATIONS: readonly Condition[] = [
  { input: { IfNoneMatch: '*' } },
  // Aliyun OSS, Tencent COS and Huawei OBS, by their documentation of PutObject.
  { header: 'x-oss-forbid-overwrite' },
  { header: 'x-cos-forbid-overwrite' },
  { header: 'x-obs-forbid-overwrite' },
]
/** No content has it. */
const NO_ETAG = `"${'0'.repeat(32)}"`
/** Upper limit for metadata, in bytes; longer files are refused. */
const MAX_METADATA_BYTES = 16 * 1024 * 1024

/**
 * An S3-compatible store. Credentials come from the SDK's default chain only (environment, profile,
 * role). Throws `StoreError` for an invalid endpoint.
 */
export function openS3({ bucket, prefix }: S3Address, options: S3Options = {}): Store {
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

  async function get(path: string) {
    const { Body, ETag = '', ContentLength = 0 } = await client.send(new GetObjectCommand(at(path)))
    if (!(Body instanceof Readable))
      throw new StoreError(`${name} returned no body for ${path}.`, 'Try again.')
    return { body: Body, etag: ETag, bytes: ContentLength }
  }

  const putObject = (path: string, body: Buffer, { input, header }: Condition = {}) => {
    const params = { ...at(path), ...writing(path), ...bodyWithMd5(body), ...input }
    const command = new PutObjectCommand(params)
    if (header !== undefined) addHeader(command, header)
    return client.send(command)
  }

  /** Returns whether a write was made under its condition; throws for every other reason not to. */
  const putUnder = (path: string, body: Buffer, condition: Condition): Promise<boolean> =>
    putObject(path, body, condition).then(
      () => true,
      (error: unknown) => {
        if (isConditionFailed(error)) return false
        throw error
      },
    )

  /** Returns whether the store refuses the second of two writes under a condition. */
  async function refuses(path: string, body: Buffer, condition: Condition): Promise<boolean> {
    try {
      // The first is refused too where the file is there already.
      for (let writes = 0; writes < 2; writes += 1) {
        if (!(await putUnder(path, body, condition))) return true
      }
      return false
    } catch (error) {
      if (isConditionUnknown(error)) return false
      throw error
    }
  }

  let [creation] = CREATIONS

  return {
    name,

    list: () =>
      attempt('list its files', async () => {
        const files: StoredFile[] = []
        const asked = { Bucket: bucket, Prefix: root }
        for await (const { Contents = [] } of paginateListObjectsV2({ client }, asked)) {
          for (const { Key = '', Size = 0, LastModified = new Date() } of Contents) {
            files.push({ path: Key.slice(root.length), bytes: Size, modified: LastModified })
          }
        }
        return files
      }),

    read: (path) =>
      ifThere(`read ${path}`, async () => {
        const { body, etag, bytes } = await get(path)
        if (bytes > MAX_METADATA_BYTES) {
          body.destroy()
          throw new StoreError(
            `${path} in ${name} has ${bytes} bytes, which no metadata has.`,
            'Find out who wrote there, and delete it.',
          )
        }
        return { body: Buffer.concat(await body.toArray()), etag }
      }),

    digest: (path) =>
      ifThere(`read ${path}`, async () => {
        const { body } = await get(path)
        const hash = createHash('sha256')
        let bytes = 0
        body.on('data', (piece: Buffer) => (bytes += piece.length))
        await pipeline(body, hash)
        return { bytes, sha256: hash.digest('hex') }
      }),

    headers: (path) =>
      ifThere(`read ${path}`, async () => {
        const { CacheControl = '', ContentType = '' } = await client.send(
          new HeadObjectCommand(at(path)),
        )
        return { cacheControl: CacheControl, contentType: ContentType }
      }),

    put: (path, source, onProgress) =>
      attempt(`write ${path}`, async () => {
        if (isShort(source)) {
          const body = Buffer.isBuffer(source) ? source : await readFile(source.file)
          await putObject(path, body)
          return onProgress?.(body.length)
        }
        const body = Buffer.isBuffer(source) ? source : createReadStream(source.file)
        const params = { ...at(path), ...writing(path), Body: body }
        const upload = new Upload({ client, params, partSize: PART_BYTES, queueSize: 4 })
        upload.on('httpUploadProgress', ({ loaded = 0 }) => onProgress?.(loaded))
        await upload.done()
      }),

    putIf: (path, body, etag) =>
      attempt(`write ${path}`, async () => {
        if (etag === null) return putUnder(path, body, creation ?? {})
        // Older gateways of Ceph compare the ETag without its quotes.
        const tags = [etag, etag.replaceAll('"', '')]
        for (const IfMatch of tags) {
          if (await putUnder(path, body, { input: { IfMatch } })) return true
        }
        return false
      }),

    protection: (path, body) =>
      attempt(`write ${path}`, async () => {
        for (const condition of CREATIONS) {
          if (!(await refuses(path, body, condition))) continue
          creation = condition
          const compares = await refuses(path, body, { input: { IfMatch: NO_ETAG } })
          return compares ? 'compare' : 'create'
        }
        return null
      }),

    remove: (path) =>
      attempt(`delete ${path}`, async () => {
        await client.send(new DeleteObjectCommand(at(path)))
      }),

    abandon: (before, dryRun) =>
      attempt('list its unfinished uploads', async () => {
        let abandoned = 0
        let markers = {}
        for (;;) {
          const asked = { Bucket: bucket, Prefix: root, ...markers }
          const page = await client.send(new ListMultipartUploadsCommand(asked))
          for (const { Key, UploadId, Initiated } of page.Uploads ?? []) {
            if (Initiated === undefined || Initiated >= before) continue
            abandoned += 1
            const upload = { Bucket: bucket, Key, UploadId }
            if (!dryRun) await client.send(new AbortMultipartUploadCommand(upload))
          }
          if (page.IsTruncated !== true) return abandoned
          markers = { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker }
        }
      }),
  }
}

/** Adds a header to a request before it is signed. */
function addHeader(command: PutObjectCommand, header: string): void {
  command.middlewareStack.add(
    (next) => async (args) => {
      const request: unknown = args.request
      const isHttp = typeof request === 'object' && request !== null && 'headers' in request
      // Without its condition a write would replace what is there.
      if (!isHttp || !(request.headers instanceof Object)) throw new TypeError('no HTTP request')
      Object.assign(request.headers, { [header]: 'true' })
      return next(args)
    },
    { step: 'build', name: 'storeCondition' },
  )
}

/** Stores other than AWS mostly ignore the region, but the signature needs one. */
function regionOption(region: string | undefined, endpoint: string | undefined) {
  if (region !== undefined) return { region }
  const said = process.env['AWS_REGION'] ?? process.env['AWS_DEFAULT_REGION']
  return endpoint === undefined || said !== undefined ? {} : { region: 'us-east-1' }
}

function writing(path: string) {
  const { cacheControl, contentType } = objectHeaders(path)
  return { CacheControl: cacheControl, ContentType: contentType }
}

/** The body with its MD5, by which a store refuses bytes that were damaged in transit. */
function bodyWithMd5(body: Buffer) {
  return {
    Body: body,
    ContentLength: body.length,
    ContentMD5: createHash('md5').update(body).digest('base64'),
  }
}

const isShort = (source: Source) =>
  (Buffer.isBuffer(source) ? source.length : source.bytes) <= PART_BYTES
