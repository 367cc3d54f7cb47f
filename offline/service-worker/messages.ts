import * as v from 'valibot'

const schema = v.variant('type', [
  /** The user has accepted the update, or is on its page already: workbox-window's own word. */
  v.object({ type: v.literal('SKIP_WAITING') }),
  /** Asks for the worker's build? Answered with its id. */
  v.object({ type: v.literal('BUILD') }),
  /** A page of this build has painted its first real screen. */
  v.object({ type: v.literal('PAINTED'), build: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)) }),
  /** Files that a page had loaded before there was a worker to keep them: absolute URLs. */
  v.object({ type: v.literal('USED'), urls: v.pipe(v.array(v.string()), v.maxLength(1000)) }),
  /** The page is idle and the connection good: fetch the main screens. */
  v.object({ type: v.literal('WARM') }),
])

/** Messages from a page to its worker. */
export type Message = v.InferOutput<typeof schema>

/** A page's message; null for anything else, such as an extension's. */
export function readMessage(data: unknown): Message | null {
  const read = v.safeParse(schema, data)
  return read.success ? read.output : null
}
