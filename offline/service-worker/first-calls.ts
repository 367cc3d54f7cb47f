import type { PlannedCall, ReadyCall } from '../pack/planned-call.ts'
import { addressFields, readyCalls } from '../ready-calls.js'

/** The name under which an entry page has the first calls of its address. */
export const CALLS_META = 'h5-calls'

interface Route {
  readonly path: string
  readonly calls: readonly PlannedCall[]
}

/** The calls that the screen of an address makes on opening; none where no route has the address. */
export function firstCalls(routes: readonly Route[], address: string): readonly ReadyCall[] {
  for (const { path, calls } of routes) {
    const fields = addressFields(path, address)
    if (fields !== null) return readyCalls(calls, fields)
  }
  return []
}

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' }

/** The page with these calls in its head, before any script. */
export function withCalls(html: string, calls: readonly ReadyCall[]): string {
  if (calls.length === 0) return html
  const content = JSON.stringify(calls).replaceAll(/[&"<]/g, (it) => ESCAPED[it] ?? it)
  return html.replace(
    /<head[^>]*>/i,
    (head) => `${head}<meta name="${CALLS_META}" content="${content}">`,
  )
}
