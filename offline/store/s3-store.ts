import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3'
import type { S3Address } from './s3-address.ts'
import { openBucket, type S3Bucket, type S3Options } from './s3-bucket.ts'
import { s3Writes } from './s3-writes.ts'
import { StoreError, type Store, type StoredFile } from './store.ts'

/** Upper limit for metadata, in bytes; longer files are refused. */
const MAX_METADATA_BYTES = 16 * 1024 * 1024

async function get({ name, client, at }: S3Bucket, path: string) {
  const { Body, ETag = '', ContentLength = 0 } = await client.send(new GetObjectCommand(at(path)))
  if (!(Body instanceof Readable))
    throw new StoreError(`${name} returned no body for ${path}.`, 'Try again.')
  return { body: Body, etag: ETag, bytes: ContentLength }
}

/** The reads of a store. */
function s3Reads(bucket: S3Bucket): Pick<Store, 'read' | 'digest' | 'headers'> {
  const { name, client, at, ifThere } = bucket
  return {
    read: (path) =>
      ifThere(`read ${path}`, async () => {
        const { body, etag, bytes } = await get(bucket, path)
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
        const { body } = await get(bucket, path)
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
  }
}

/** The files of a store as a whole: their list, removal, and the uploads that were not finished. */
function s3Files({
  client,
  bucket,
  root,
  at,
  attempt,
}: S3Bucket): Pick<Store, 'list' | 'remove' | 'abandon'> {
  return {
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

/**
 * An S3-compatible store. Credentials come from the SDK's default chain only (environment, profile,
 * role). Throws `StoreError` for an invalid endpoint.
 */
export function openS3(address: S3Address, options: S3Options = {}): Store {
  const bucket = openBucket(address, options)
  return { name: bucket.name, ...s3Files(bucket), ...s3Reads(bucket), ...s3Writes(bucket) }
}
