import type { PlannedCall, ReadyCall } from '../pack/planned-call.ts'
import { addressFields, callKey, readyCalls } from '../ready-calls.js'

/** The name under which an entry page has the first calls of its address. */
export const CALLS_META = 'h5-calls'

interface Route {
  readonly path: string
  readonly calls: readonly PlannedCall[]
}

/** A call as the page's inline script sends it (src/platform/snapshots/early-calls.ts). */
export interface FirstCall {
  /** The part that identical calls have in common. */
  readonly key: string
  /** Only for a signed-in user. */
  readonly user: boolean
  readonly method: string
  /** Path and query. */
  readonly address: string
  /** Type and text of the body; absent where there is none. */
  readonly type?: string
  readonly body?: string
}

const FORM = 'application/x-www-form-urlencoded;charset=utf-8'

function sent({ method, path, encoding, user, fields }: ReadyCall): FirstCall {
  const texts = Object.entries(fields).map(([name, value]) => [name, String(value)])
  const form = new URLSearchParams(texts).toString()
  const call = { key: callKey(method, path, Object.entries(fields)), user, method, address: path }
  switch (encoding) {
    case 'query':
      return form === '' ? call : { ...call, address: `${path}?${form}` }
    case 'form':
      return { ...call, type: FORM, body: form }
    case 'json':
      return { ...call, type: 'application/json', body: JSON.stringify(fields) }
  }
}

/** The calls that the screen of an address makes on opening; none where no route has the address. */
export function firstCalls(routes: readonly Route[], address: string): readonly FirstCall[] {
  for (const { path, calls } of routes) {
    const fields = addressFields(path, address)
    if (fields !== null) return readyCalls(calls, fields).map(sent)
  }
  return []
}

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' }

/** The page with these calls in its head, before any script. */
export function withCalls(html: string, calls: readonly FirstCall[]): string {
  if (calls.length === 0) return html
  const content = JSON.stringify(calls).replaceAll(/[&"<]/g, (it) => ESCAPED[it] ?? it)
  return html.replace(
    /<head[^>]*>/i,
    (head) => `${head}<meta name="${CALLS_META}" content="${content}">`,
  )
}
