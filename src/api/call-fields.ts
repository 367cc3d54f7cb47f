import { type Endpoint, fillPath, pathFields } from './endpoint.ts'
import { takeHandedAnswer } from './handed-answers.ts'
import type { Fetched } from './http.ts'

/** The address of a call, and its fields that are not part of it: all, those with a value, as text. */
function sentFields(endpoint: Endpoint, input: object) {
  const inPath = pathFields(endpoint.path)
  const url = fillPath(endpoint.path, new Map(Object.entries(input)))
  const rest = Object.entries(input).filter(([key]) => !inPath.includes(key))
  const fields = rest.filter(([, value]) => value !== undefined && value !== null)
  const text = fields.map(([key, value]): [string, string] => [key, String(value)])
  return { url, rest, fields, text }
}

/**
 * Returns what the app has handed for a call that only reads; null where it has nothing readable.
 */
export async function handedAnswer(
  endpoint: Endpoint,
  input: object,
  openid: string,
): Promise<Fetched | null> {
  if (endpoint.effect !== 'reads') return null
  const { url, text } = sentFields(endpoint, input)
  try {
    const answer = await takeHandedAnswer(openid, endpoint.method, url, text)
    return answer === null ? null : { ok: true, data: JSON.parse(answer) }
  } catch {
    return null
  }
}

/**
 * Address and body or query string, by the endpoint's path and encoding. Absent fields are left
 * out. `once` makes the address of a GET unlike any before: WebKit keeps whatever comes from an
 * app's own scheme, and would answer itself from then on.
 */
export function encodeCall(endpoint: Endpoint, input: object, once: string) {
  const { url, rest, fields, text } = sentFields(endpoint, input)
  switch (endpoint.encoding) {
    case 'query':
      return { url, params: new URLSearchParams([...text, ['_', once]]) }
    case 'form':
      return { url, data: new URLSearchParams(text) }
    case 'json':
      return { url, data: Object.fromEntries(rest) }
    case 'multipart': {
      const data = new FormData()
      for (const [key, value] of fields)
        data.append(key, value instanceof Blob ? value : String(value))
      return { url, data }
    }
  }
}
