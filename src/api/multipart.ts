import { blobBytes } from '#platform/pictures/blob-bytes.ts'
/**
 * A form with files as bytes. A webview's own scheme gives the app a body of bytes whole, and one
 * with files without them (WKURLSchemeHandler, and what intercepts requests on Android).
 */

const encoder = new TextEncoder()

/** As HTML writes names in a form's body. */
const escaped = (name: string) => name.replace(/\r\n|\r|\n/g, '%0D%0A').replaceAll('"', '%22')

function newBoundary(): string {
  const random = crypto.getRandomValues(new Uint8Array(16))
  return `h5-${Array.from(random, (it) => it.toString(16).padStart(2, '0')).join('')}`
}

/** The body and its content type. Files are named by their field: a name says nothing of a user. */
export async function multipartBody(
  form: FormData,
): Promise<{ body: Uint8Array<ArrayBuffer>; type: string }> {
  const boundary = newBoundary()
  const parts: Uint8Array[] = []
  for (const [name, value] of form) {
    const field = `--${boundary}\r\nContent-Disposition: form-data; name="${escaped(name)}"`
    if (typeof value === 'string') {
      parts.push(encoder.encode(`${field}\r\n\r\n${value}\r\n`))
      continue
    }
    const type = value.type || 'application/octet-stream'
    parts.push(
      encoder.encode(`${field}; filename="${escaped(name)}"\r\nContent-Type: ${type}\r\n\r\n`),
      await blobBytes(value),
      encoder.encode('\r\n'),
    )
  }
  parts.push(encoder.encode(`--${boundary}--\r\n`))
  const body = new Uint8Array(parts.reduce((size, it) => size + it.length, 0))
  let at = 0
  for (const part of parts) {
    body.set(part, at)
    at += part.length
  }
  return { body, type: `multipart/form-data; boundary=${boundary}` }
}
