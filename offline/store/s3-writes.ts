import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { PutObjectCommand } from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import type { S3Bucket } from './s3-bucket.ts'
import { isConditionFailed, isConditionUnknown } from './s3-errors.ts'
import { objectHeaders, type Source, type Store } from './store.ts'

/** A condition of a write: fields of the SDK, or a header of the store's own that is `true`. */
interface Condition {
  readonly input?: { readonly IfNoneMatch: string } | { readonly IfMatch: string }
  readonly header?: string
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

function putObject(
  { client, at }: S3Bucket,
  path: string,
  body: Buffer,
  { input, header }: Condition = {},
) {
  const params = { ...at(path), ...writing(path), ...bodyWithMd5(body), ...input }
  const command = new PutObjectCommand(params)
  if (header !== undefined) addHeader(command, header)
  return client.send(command)
}

/** Returns whether a write was made under its condition; throws for every other reason not to. */
const putUnder = (
  bucket: S3Bucket,
  path: string,
  body: Buffer,
  condition: Condition,
): Promise<boolean> =>
  putObject(bucket, path, body, condition).then(
    () => true,
    (error: unknown) => {
      if (isConditionFailed(error)) return false
      throw error
    },
  )

/** Returns whether the store refuses the second of two writes under a condition. */
async function refuses(
  bucket: S3Bucket,
  path: string,
  body: Buffer,
  condition: Condition,
): Promise<boolean> {
  try {
    // The first is refused too where the file is there already.
    for (let writes = 0; writes < 2; writes += 1) {
      if (!(await putUnder(bucket, path, body, condition))) return true
    }
    return false
  } catch (error) {
    if (isConditionUnknown(error)) return false
    throw error
  }
}

/** The writes of a store. */
export function s3Writes(bucket: S3Bucket): Pick<Store, 'put' | 'putIf' | 'protection'> {
  const { client, at, attempt } = bucket
  let [creation] = CREATIONS

  return {
    put: (path, source, onProgress) =>
      attempt(`write ${path}`, async () => {
        if (isShort(source)) {
          const body = Buffer.isBuffer(source) ? source : await readFile(source.file)
          await putObject(bucket, path, body)
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
        if (etag === null) return putUnder(bucket, path, body, creation ?? {})
        // Older gateways of Ceph compare the ETag without its quotes.
        const tags = [etag, etag.replaceAll('"', '')]
        for (const IfMatch of tags) {
          if (await putUnder(bucket, path, body, { input: { IfMatch } })) return true
        }
        return false
      }),

    protection: (path, body) =>
      attempt(`write ${path}`, async () => {
        for (const condition of CREATIONS) {
          if (!(await refuses(bucket, path, body, condition))) continue
          creation = condition
          const compares = await refuses(bucket, path, body, { input: { IfMatch: NO_ETAG } })
          return compares ? 'compare' : 'create'
        }
        return null
      }),
  }
}
