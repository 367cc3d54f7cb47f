import type { QueryClient } from '@tanstack/react-query'
import { listAssetsChannel } from '#api/calls/asset.ts'
import { queryFor } from '#api/query.ts'
import { isZero } from '#domain/money/money.ts'
import { now14 } from '#platform/clock.ts'
import { followForUser } from '#shared/engines/message/follow-for-user.ts'
import type { Assets } from './AssetSummary.tsx'

/** The outcomes of orders today, as one name; null without any, or where the day is over. */
function outcomeIn({ serverTime, today: { confirmed, arrived } }: Assets): string | null {
  const day = serverTime.slice(0, 8)
  if (day !== now14().slice(0, 8)) return null
  return confirmed === 0 && isZero(arrived) ? null : `${day} ${confirmed} ${arrived}`
}

/**
 * Gives what has come of the user's orders today, by a name that changes with it. Ends by what it
 * returns.
 */
export const followOutcomes = (
  queries: QueryClient,
  show: (outcome: string | null) => void,
): (() => void) =>
  followForUser(queries, queryFor(listAssetsChannel, {}), (data) =>
    show(data === undefined ? null : outcomeIn(data)),
  )
