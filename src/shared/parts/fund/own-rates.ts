import { useQuery } from '@tanstack/react-query'
import type * as v from 'valibot'
import { useSnapshot } from 'valtio'
import { queryTransRates } from '#api/calls/trade.ts'
import { queryFor } from '#api/query.ts'
import { hasAccount, session } from '#session/session.ts'
import type { Fund } from './fund.ts'

type OwnRates = v.InferOutput<typeof queryTransRates.payload>

/**
 * The rates by which a fee is estimated: the user's own; the published ones, for who is not signed
 * in; the published ones because the user's own are not known, yet or at all.
 */
export type RateBasis = 'own' | 'published' | 'awaited' | 'unknown'

/** A fund whose fees are those of `basis`. */
export type RatedFund = Fund & { readonly basis: RateBasis }

/** The rates of an estimate, in words. */
export const BASIS_WORDS: Readonly<Record<RateBasis, string>> = {
  own: '费用按您的费率估算',
  published: '费用按公布的费率估算，登录后按您的费率估算',
  awaited: '费用先按公布的费率估算，正在查询您的费率',
  unknown: '暂时没有查到您的费率，费用按公布的费率估算',
}

interface RatesQuery {
  readonly data: OwnRates | undefined
  readonly isPending: boolean
}

/** A fund with the user's own rates in place of the published ones, where they are known. */
export function ratedFund(fund: Fund, rates: RatesQuery | null): RatedFund {
  if (rates === null) return { ...fund, basis: 'published' }
  if (rates.data !== undefined) return { ...fund, ...rates.data, basis: 'own' }
  return { ...fund, basis: rates.isPending ? 'awaited' : 'unknown' }
}

/** The fund with the rates of whoever uses the page (rules.md#fee-estimates). */
export function useRatedFund(fund: Fund): RatedFund {
  useSnapshot(session)
  const { fundCode } = fund
  const enabled = hasAccount()
  const rates = useQuery({ ...queryFor(queryTransRates, { fundCode }), enabled })
  return ratedFund(fund, enabled ? rates : null)
}
