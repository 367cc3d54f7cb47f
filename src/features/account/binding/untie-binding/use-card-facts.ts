import { useCurrent } from '#api/use-current.ts'
import { useQuery } from '@tanstack/react-query'
import type * as v from 'valibot'
import { queryUserStatus } from '#api/calls/auth.ts'
import { listBankCards, queryBankCardUse, querySupportBankCards } from '#api/calls/bank.ts'
import { listServiceRequests } from '#api/calls/service-request.ts'
import { queryFor } from '#api/query.ts'
import type { UntyingCard, UntyingFacts } from '#domain/binding/untying.ts'
import type { BoundCard } from '#shared/engines/bank/bank.ts'
import { combineQueries } from '#templates/combine-queries.ts'

export type CardUse = v.InferOutput<typeof queryBankCardUse.payload>

export interface CardFacts extends UntyingFacts {
  readonly card: UntyingCard
  readonly cards: readonly BoundCard[]
  readonly bound: BoundCard
  readonly use: CardUse
}

/** All facts that decide whether a user's card can be untied, requested again on each visit. */
export function useCardFacts(bankSerial: string) {
  const user = useCurrent(queryUserStatus, {})
  const cards = useCurrent(listBankCards, {})
  const use = useCurrent(queryBankCardUse, { bankSerial })
  const requests = useCurrent(listServiceRequests, {})
  const banks = useQuery(queryFor(querySupportBankCards, {}))
  const parts = [user, cards, use, requests, banks]

  function facts(): CardFacts | undefined {
    const bound = cards.data?.cards.find((it) => it.bankSerial === bankSerial)
    if (!user.data || !cards.data || !use.data || !requests.data || !banks.data) return undefined
    if (bound === undefined) return undefined
    const { shares, orders, arriving, plans, pension, replacing } = use.data
    const bank = banks.data.banks.find((it) => it.bankId === bound.bankId)
    return {
      isBound: true,
      hasPassword: user.data.tpwdFlag === '1',
      coolDownUntil: requests.data.coolDownUntil,
      now: user.data.serverTime,
      card: {
        load: {
          shares: shares.length,
          orders: orders.length,
          arriving: arriving.length,
          plans: plans.length,
          pension: pension === '1',
        },
        isReplaced: replacing !== '',
        hasContract: bank?.signBy === 'page' && bound.available,
      },
      cards: cards.data.cards,
      bound,
      use: use.data,
    }
  }

  return combineQueries(parts, facts())
}
