import { StoreError, type Protection, type Store } from './store.ts'
import type { Step } from './upload-steps.ts'

const CONCURRENCY = 4
/**
 * Writes several files at once. After a failure it starts no more and waits for the running ones
 * before it throws.
 */
export async function putSeveral(steps: readonly Step[], put: (step: Step) => Promise<void>) {
  let failed = false
  const queue = steps.values()
  const ends = await Promise.allSettled(
    Array.from({ length: CONCURRENCY }, async () => {
      for (const step of queue) {
        if (failed) return
        await put(step).catch((error: unknown) => {
          failed = true
          throw error
        })
      }
    }),
  )
  const end = ends.find((it) => it.status === 'rejected')
  if (end !== undefined) throw end.reason
}

/** A function that writes one file and reads it back, and deletes and refuses one that differs. */
export function verifiedPut(
  { store, onProgress }: { readonly store: Store; readonly onProgress?: (done: number) => void },
  steps: readonly Step[],
  protection: Protection,
) {
  const whole = steps.reduce((sum, { bytes }) => sum + bytes, 0)
  const sent = new Map<string, number>()
  const tell = (path: string, bytes: number) => {
    sent.set(path, bytes)
    onProgress?.(Math.min(1, [...sent.values()].reduce((sum, it) => sum + it, 0) / whole))
  }
  return async ({ path, bytes, sha256, source }: Step): Promise<void> => {
    if (Buffer.isBuffer(source)) await putMetadata(store, path, source, protection)
    else await store.put(path, source, (loaded) => tell(path, loaded))
    const there = await store.digest(path)
    if (there?.sha256 !== sha256) {
      await store.remove(path)
      throw new StoreError(
        `${store.name} has other bytes of ${path} than were sent; they were deleted there.`,
        'Upload again; if it stays so, ask who keeps the store.',
      )
    }
    tell(path, bytes)
  }
}

/**
 * Writes versioned metadata; never replaces other bytes, which another publisher may be about to
 * use. The same bytes are written again, since `prune` uses a file's age.
 */
async function putMetadata(store: Store, path: string, body: Buffer, protection: Protection) {
  if (await store.putIf(path, body, null)) return
  const there = await store.read(path)
  if (there !== null && !there.body.equals(body)) {
    throw new StoreError(
      `${path} in ${store.name} is not the folder's: someone else publishes there from another copy, or began to.`,
      'Nothing was changed for devices. Run "h5pack refresh --all" in the right folder and upload that.',
    )
  }
  if (protection === 'create') await store.put(path, body)
  else await store.putIf(path, body, there?.etag ?? null)
}
