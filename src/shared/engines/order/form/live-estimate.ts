/** An estimate that is updated as the user types. */
export interface LiveEstimate<T> {
  /** Null while there is no input, or no estimate. */
  readonly data: T | null
  /** True if the data is still that of an earlier input. */
  readonly behind: boolean
  readonly failed: boolean
}
