import { openS3 } from '../store/s3-store.ts'
import { upload, type UploadOptions } from '../store/upload.ts'
import type { Ceph } from './ceph.ts'
import { sampleRepository } from './sample-repository.ts'

/**
 * A repository that has published these versions, an empty bucket that everybody may read, and
 * uploads of the one to the other.
 */
export async function uploads(ceph: Ceph, ...versions: string[]) {
  const sample = await sampleRepository(...versions)
  const bucket = await ceph.bucket({ readable: true })
  const storeAt = (endpoint: string) => openS3({ bucket, prefix: 'h5' }, { endpoint })
  const store = storeAt(ceph.endpoint)
  const send = async (options: Partial<UploadOptions> = {}) => {
    const { written, skipped, timestamp } = await upload({ ...sample, store, ...options })
    return { written: written.map(({ path }) => lasting(path)), skipped, timestamp }
  }
  return { ...sample, bucket, storeAt, store, send }
}

/** A path without its hashes. */
export const lasting = (path: string) =>
  path
    .replace(/[0-9a-f]{64}/, 'SHA')
    .replace(/SHA\.[0-9a-f]{8}-[0-9a-f]{8}\.dcz$/, 'SHA.FROM8-TO8.dcz')
    .replace(/SHA\.[0-9a-f]{8}\.json$/, 'SHA.TO8.json')
