/** Loads once for everybody who asks; what failed is loaded again by the next. */
export function loadOnce<T>(load: () => Promise<T>) {
  let begun: Promise<T> | null = null
  let loaded: T | null = null
  return {
    /** Null until it is there. */
    now: (): T | null => loaded,
    load: (): Promise<T> => {
      begun ??= load().then(
        (done) => (loaded = done),
        (error: unknown) => {
          begun = null
          throw error
        },
      )
      return begun
    },
  }
}
