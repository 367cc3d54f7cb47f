/**
 * A published file, by its path from the repository's folder: `metadata/timestamp.json`,
 * `targets/SHA256.NAME`.
 */
export interface StoredFile {
  readonly path: string
  readonly bytes: number
  /** The time when it was last written there. */
  readonly modified: Date
}

/** A file's bytes with their ETag, for a conditional write. */
export interface StoredBytes {
  readonly body: Buffer
  readonly etag: string
}

/** The content of a file to write: bytes, or a path with its length. */
export type Source = Buffer | { readonly file: string; readonly bytes: number }

/**
 * The way in which a store keeps publishers from overwriting each other's files: `compare` refuses
 * a replacement of other bytes than were read, and a new file where there is one; `create` the
 * latter only.
 */
export type Protection = 'compare' | 'create'

/**
 * A store for published files, from which devices read. All methods throw `StoreError`. A file
 * becomes visible only when it is complete.
 */
export interface Store {
  /** For people: `s3://bucket/prefix`. */
  readonly name: string
  list(): Promise<StoredFile[]>
  /** A small file; `null` when there is none. */
  read(path: string): Promise<StoredBytes | null>
  /**
   * Reads a whole file of any length and returns its length and hash; `null` when there is none.
   */
  digest(path: string): Promise<{ readonly bytes: number; readonly sha256: string } | null>
  /** The headers with which devices get it; `null` when there is none. */
  headers(path: string): Promise<Headers | null>
  /** Writes or replaces a file. `onProgress` is called with the number of bytes sent so far. */
  put(path: string, source: Source, onProgress?: (sent: number) => void): Promise<void>
  /**
   * Writes if the file still has this ETag, or for `null` if there is none; returns whether it has
   * written.
   */
  putIf(path: string, body: Buffer, etag: string | null): Promise<boolean>
  /**
   * Finds out how the store protects its files, by conditional writes of a file with the bytes that
   * it has or will have; `null` when it does not. `putIf` works after it as this store needs.
   */
  protection(path: string, body: Buffer): Promise<Protection | null>
  remove(path: string): Promise<void>
  /**
   * Aborts unfinished uploads that began before a time and returns their number. A dry run only
   * counts them.
   */
  abandon(before: Date, dryRun: boolean): Promise<number>
}

/**
 * The store refused, or its content is wrong. One sentence says what is wrong, one what to do;
 * neither has secrets.
 */
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
 * The headers of a published file. Every file but the timestamp has its content's hash or version
 * in its name and never changes; caches have to revalidate the timestamp each time.
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
