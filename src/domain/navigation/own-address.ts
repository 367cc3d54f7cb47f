const HERE = 'https://own.invalid'

/**
 * Whether the text is an address inside the app: a path, never another site's (`//host`, `/\host`)
 * or a scheme. For addresses that come from outside, as in a query or an answer, before one goes
 * there. Read as a browser reads it, which drops tabs and line breaks.
 */
export function isOwnAddress(text: string): boolean {
  if (!text.startsWith('/')) return false
  try {
    return new URL(text, HERE).origin === HERE
  } catch {
    return false
  }
}
