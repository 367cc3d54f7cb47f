/** More than one visit can show; from then on nothing is new. */
const MOST = 2_000

export interface Exposure {
  readonly row: string
  readonly what: string
  readonly id: string
  readonly page?: string | undefined
}

/**
 * The items that have been seen during one visit, page by page (rules.md#tracking): an item that a
 * list mounts again, or a page that is opened again, is not exposed again.
 */
export class Exposures {
  readonly #seen = new Set<string>()

  /** Returns whether this is the first time that the page shows the item. */
  isNew({ row, what, id, page = '' }: Exposure): boolean {
    const key = `${row} ${what} ${page} ${id}`
    if (this.#seen.has(key) || this.#seen.size >= MOST) return false
    this.#seen.add(key)
    return true
  }

  clear(): void {
    this.#seen.clear()
  }
}
