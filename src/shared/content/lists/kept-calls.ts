import type { QueryFunctionContext } from '@tanstack/react-query'
import * as v from 'valibot'
import { CallFailure, CallRefused } from '#api/client.ts'
import { RET, type Endpoint } from '#api/endpoint.ts'
import { fetchOrThrow } from '#api/query.ts'
import {
  forgetCopies,
  keepCopy,
  readCopy,
  type CopyLimits,
  type CopyName,
} from '#platform/copies/kept-copies.ts'
import { ownerDigest } from '#session/owner-digest.ts'
import { session } from '#session/session.ts'

/** What may be read without a network (rules.md#content, #annual-bill): days, and how many of each. */
export const KEPT = {
  channel: { most: 12, days: 7 },
  item: { most: 20, days: 7 },
  bill: { most: 3, days: 30 },
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

async function copyName({ group, name }: Named, openId: string): Promise<CopyName> {
  return { group, name, owner: await ownerDigest(openId) }
}

async function keep(named: Named, openId: string, payload: unknown): Promise<void> {
  const copy = await copyName(named, openId)
  // Who signed out meanwhile leaves nothing.
  if (session.openId === openId) await keepCopy(copy, payload, KEPT[named.group])
}

/** What is withdrawn is no longer read, from a copy neither. */
const WITHDRAWN: ReadonlySet<number> = new Set([RET.notFound, RET.contentHidden])

/** Stores an answer to a request of `openId`; one that is requested again is newer. */
export function keepAnswer(named: Named, openId: string, payload: unknown): void {
  // A device without room, or a page without a database, is read online.
  void keep(named, openId, payload).catch(() => {})
}

interface FetchOptions extends Pick<QueryFunctionContext, 'signal'> {
  /** Whether a copy may stand in for the answer; else it fails without a network. */
  readonly useCopy?: boolean
  /** Whether the answer is stored on arrival; else by `keepAnswer`, once it is read. */
  readonly keeps?: boolean
}

/** Calls the provider; without a network, returns the stored copy of the last answer, if any. */
export async function fetchKept<Q extends v.GenericSchema, P extends v.GenericSchema>(
  endpoint: Endpoint<Q, P>,
  input: v.InferInput<Q> & object,
  named: Named,
  { signal, useCopy = true, keeps = true }: FetchOptions,
): Promise<Kept<v.InferOutput<P>>> {
  // Whom the answer is for, also where somebody else has signed in by then.
  const { openId } = session
  try {
    const payload = await fetchOrThrow(endpoint, input, { signal })
    if (keeps) keepAnswer(named, openId, payload)
    return { payload, keptAt: null }
  } catch (error) {
    if (error instanceof CallRefused && WITHDRAWN.has(error.retCode)) {
      void forgetCopies(named).catch(() => {})
    }
    if (!useCopy || !(error instanceof CallFailure) || error.reason === 'cancelled') throw error
    const copy = await copyName(named, openId)
      .then((it) => readCopy(it, KEPT[named.group]))
      .catch(() => null)
    const read = v.safeParse(endpoint.payload, copy?.value)
    if (copy === null || !read.success) throw error
    return { payload: read.output, keptAt: copy.at }
  }
}
