/** A published file, by its path from the repository's folder: `metadata/timestamp.json`, `targets/SHA256.NAME`. */
export interface StoredFile {
  readonly path: string
  readonly bytes: number
  /** When it was last written there. */
  readonly modified: Date
}

/** What is there, and its mark: the next write may ask that it still be the same. */
export interface StoredBytes {
  readonly body: Buffer
  readonly etag: string
}

/** What a file is written from. */
export type Source = Buffer | { readonly file: string; readonly bytes: number }

/**
 * A place that keeps published files under their paths and serves them to devices. All of it throws `StoreError`; nothing of a
 * file is seen before all of it is there.
 */
export interface Store {
  /** For people: `s3://bucket/prefix`. */
  readonly name: string
  list(): Promise<StoredFile[]>
  /** A small file; `null` when there is none. */
  read(path: string): Promise<StoredBytes | null>
  /** Reads all of a file, of any length, and tells what it is; `null` when there is none. */
  digest(path: string): Promise<{ readonly bytes: number; readonly sha256: string } | null>
  /** The headers with which devices get it; `null` when there is none. */
  headers(path: string): Promise<Headers | null>
  /** Writes or replaces. `onProgress` is told the bytes sent so far. */
  put(path: string, source: Source, onProgress?: (sent: number) => void): Promise<void>
  /** Writes when what is there still has this mark, or when nothing is there for `null`; false when that is no longer so. */
  putIf(path: string, body: Buffer, etag: string | null): Promise<boolean>
  remove(path: string): Promise<void>
  /** Gives up uploads that were begun before a time and never ended; tells how many. A dry run only counts. */
  abandon(before: Date, dryRun: boolean): Promise<number>
}

/** The store refused, or is not what it should be: one sentence with what is wrong, one with what to do, and no secret in them. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
  readonly what: string
  readonly next: string

  constructor(what: string, next: string, options?: ErrorOptions) {
    super(`${what} ${next}`, options)
    this.what = what
    this.next = next
  }
}

export interface Headers {
  readonly cacheControl: string
  readonly contentType: string
}

/** The one file that changes under its name. */
export const TIMESTAMP = 'metadata/timestamp.json'

/**
 * The headers of a published file. All but the timestamp carry their content's hash or number in the name and never change; the
 * timestamp has to be asked for each time, since it alone says what is new.
 */
export function objectHeaders(path: string): Headers {
  return {
    cacheControl: path === TIMESTAMP ? 'no-cache' : 'public, max-age=31536000, immutable',
    contentType: path.endsWith('.json')
      ? 'application/json'
      : path.endsWith('.zip')
        ? 'application/zip'
        : 'application/octet-stream',
  }
}
