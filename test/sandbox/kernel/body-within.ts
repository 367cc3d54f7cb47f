/**
 * Reads a body of unstated length (chunked), up to `most` bytes. Null where there is
 * nothing to read here: no body, or one of a stated length that is small enough.
 */
export async function bodyWithin(
  request: Request,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | 'tooLong' | null> {
  const said = request.headers.get('content-length')
  if (said !== null) return Number(said) > most ? 'tooLong' : null
  if (request.body === null) return null
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request.body) {
    length += chunk.byteLength
    if (length > most) return 'tooLong'
    chunks.push(chunk)
  }
  const whole = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.byteLength
  }
  return whole
}
