/** A database that has not answered by then is taken for one that does not work. */
const PATIENCE_MS = 2_000

/** Rejects where the database leaves a reader waiting, as browsers' have done: pages wait for this. */
export async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the database does not answer')), PATIENCE_MS)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
