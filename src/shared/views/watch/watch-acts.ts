import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type * as v from 'valibot'
import { listWatched, syncWatched } from '#api/calls/funds/watch.ts'
import { fetchOrThrow, queryFor } from '#api/query.ts'
import { actOn, mergedLists, type WatchAct, type WatchList } from '#domain/watch/watch-list.ts'
import { nowMs } from '#platform/clock.ts'
import { hasAccount } from '#session/session.ts'
import { sendAct } from '#shared/engines/submission/send-act.ts'
import { actCall } from '#shared/engines/submission/submission-call.ts'
import { addToDevice, deviceWatchList, forgetDevice } from './device-watch-list.ts'

const SYNC = actCall(syncWatched)

type Given = v.InferOutput<typeof listWatched.payload>

/** Acts that the provider has not answered yet. */
const underWay = new Set<Promise<unknown>>()

/** The user's list. It is read after every act under way: an older answer would take one back. */
export const watchedQuery = () =>
  queryOptions({
    ...queryFor(listWatched, {}),
    queryFn: async ({ signal }) => {
      await Promise.allSettled(underWay)
      return fetchOrThrow(listWatched, {}, { signal })
    },
  })

const sent = ({ funds, order, orderedAt }: WatchList) => ({
  funds: [...funds],
  order: [...order],
  orderedAt,
})

/** The provider's list as the page has it, with what is on the device alone. */
export const wholeList = (given: Given | undefined, device = deviceWatchList()): WatchList =>
  given === undefined ? device : mergedLists(given, device)

/** Sends a list to be merged; the provider's words where it was refused, `''` without an answer. */
async function sync(client: QueryClient, list: WatchList): Promise<string | null> {
  const ended = await sendAct({
    intent: `watch ${JSON.stringify(sent(list))}`,
    call: SYNC(sent(list)),
    quiet: true,
  })
  if (ended.end === 'refused') return ended.refused.retMsg
  if (ended.end !== 'done' || ended.payload === null) return ''
  const { payload } = ended
  // A later act of this page may still be on its way: the answer does not have it.
  const { queryKey } = watchedQuery()
  client.setQueryData(queryKey, (now) => {
    if (now === undefined) return payload
    const merged = mergedLists(now, payload)
    return {
      ...payload,
      funds: [...merged.funds],
      order: [...merged.order],
      orderedAt: merged.orderedAt,
    }
  })
  return null
}

/**
 * Does an act at once, on the device alone where no user with an account is signed in. Resolves to
 * null, or to why it was taken back: the provider's words, `''` where it did not answer.
 */
export async function actOnWatchList(client: QueryClient, act: WatchAct): Promise<string | null> {
  const { queryKey } = watchedQuery()
  const before = client.getQueryData(queryKey)
  const done = actOn(wholeList(before), act, nowMs())
  if (!hasAccount()) {
    addToDevice(done)
    return null
  }
  await client.cancelQueries({ queryKey, exact: true })
  const merged = before && mergedLists(before, done)
  const shown = merged && { ...before, ...sent(merged) }
  if (shown !== undefined) client.setQueryData(queryKey, shown)
  const syncing = sync(client, done)
  underWay.add(syncing)
  const refusal = await syncing
  underWay.delete(syncing)
  if (refusal === null) return null
  if (client.getQueryData(queryKey) === shown) client.setQueryData(queryKey, before)
  void client.invalidateQueries({ queryKey, exact: true })
  return refusal
}

let merging = false

/**
 * Hands what was watched signed out to the user who has signed in. It stays on the device until the
 * provider has it; sent again, it changes nothing.
 */
export async function takeOverDevice(client: QueryClient): Promise<void> {
  const taken = deviceWatchList()
  if (merging || taken.funds.length === 0 || !hasAccount()) return
  merging = true
  const refusal = await sync(client, taken)
  merging = false
  if (refusal === null) forgetDevice(taken)
}
