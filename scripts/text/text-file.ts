import { readFileSync } from 'node:fs'

/**
 * The text of a file that a person or their tool has written: in UTF-8, in UTF-16 by its mark, or in
 * GB 18030, as a Chinese Windows saves it. A byte-order mark is no part of it.
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  if (isUtf16) return new TextDecoder(first === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}

/** Reads such a file. Throws what the system throws. */
export const readTextFile = (path: string): string => decodeText(readFileSync(path))

/** Reads a file with JSON. Throws an error that names the file where it is none. */
export function readJsonFile(path: string): unknown {
  try {
    return JSON.parse(readTextFile(path))
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw new Error(`${path} is not JSON: ${error.message}`, { cause: error })
  }
}
