import type { QueryFunctionContext } from '@tanstack/react-query'
import * as v from 'valibot'
import { CallFailure, CallRefused } from '#api/client.ts'
import { RET, type Endpoint } from '#api/endpoint.ts'
import { fetchOrThrow } from '#api/query.ts'
import { forgetCopies, keepCopy, readCopy, type CopyLimits } from '#platform/vault/copies.ts'
import { session } from '#session/session.ts'

/**
 * The copies that may be read without a network (rules.md#content, #annual-bill, #messages): days,
 * and how many of each.
 */
export const KEPT = {
  channel: { most: 12, days: 7 },
  item: { most: 20, days: 7 },
  bill: { most: 3, days: 30 },
  /** The first page of each kind, and of all. */
  messages: { most: 9, days: 7 },
} as const satisfies Readonly<Record<string, CopyLimits>>
export type KeptGroup = keyof typeof KEPT

/** An answer, or the copy of an earlier one with the time at which it was stored. */
export interface Kept<P> {
  readonly payload: P
  /** Ms since 1970; null for an answer of now. */
  readonly keptAt: number | null
}

interface Named {
  readonly group: KeptGroup
  readonly name: string
}

/** A text that is withdrawn is no longer read, from a copy neither. */
const WITHDRAWN: ReadonlySet<number> = new Set([RET.notFound, RET.contentHidden])

/** Stores an answer to a request of `openId`; one that is requested again is newer. */
export function keepAnswer(named: Named, openId: string, payload: unknown): void {
  const copy = { ...named, owner: openId }
  // A user who signed out meanwhile leaves nothing.
  const still = () => session.openId === openId
  // A device without room, or a page without a database, is read online.
  void keepCopy(copy, payload, KEPT[named.group], still).catch(() => {})
}

interface FetchOptions extends Pick<QueryFunctionContext, 'signal'> {
  /** True if a copy may stand in for the answer; else it fails without a network. */
  readonly useCopy?: boolean
  /** True if the answer is stored on arrival; else by `keepAnswer`, once it is read. */
  readonly keeps?: boolean
}

/** Calls the provider; without a network, returns the stored copy of the last answer, if any. */
export async function fetchKept<Q extends v.GenericSchema, P extends v.GenericSchema>(
  endpoint: Endpoint<Q, P>,
  input: v.InferInput<Q> & object,
  named: Named,
  { signal, useCopy = true, keeps = true }: FetchOptions,
): Promise<Kept<v.InferOutput<P>>> {
  // The user whom the answer is for, also where somebody else has signed in by then.
  const { openId } = session
  const copied = { ...named, owner: openId }
  try {
    const payload = await fetchOrThrow(endpoint, input, { signal })
    if (keeps) keepAnswer(named, openId, payload)
    return { payload, keptAt: null }
  } catch (error) {
    if (error instanceof CallRefused && WITHDRAWN.has(error.retCode)) {
      void forgetCopies(copied).catch(() => {})
    }
    if (!useCopy || !(error instanceof CallFailure) || error.reason === 'cancelled') throw error
    const copy = await readCopy(copied, KEPT[named.group]).catch(() => null)
    const read = v.safeParse(endpoint.payload, copy?.value)
    if (copy === null || !read.success) throw error
    return { payload: read.output, keptAt: copy.at }
  }
}
