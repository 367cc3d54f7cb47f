/** A key is missing or cannot be used. The message says which and what to do. */
export class KeyError extends Error {
  override readonly name = 'KeyError'
}
