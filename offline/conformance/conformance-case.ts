import type { RefusedReason } from '../client/refused.ts'

/** One repository that a device meets, and what it has to make of it. */
export interface ConformanceCase {
  readonly name: string
  /** Folder of the repository that the device installs from first, when it does. */
  readonly first: string | null
  /** Folder of the repository that the device meets then. */
  readonly repository: string
  /** The root metadata that the app carries. */
  readonly root: string
  /**
   * The version that opens afterwards: a set's with `+PART.VERSION` for each part that differs, as
   * `setVersion` writes it.
   */
  readonly opens: string | null
  /**
   * The reason why the second repository is refused; `null` when it is not. `any` where ports may
   * name it differently.
   */
  readonly refused: RefusedReason | 'any' | null
}
