import type * as v from 'valibot'
import type { listConvertFund } from '#api/calls/convert.ts'
import {
  searchFunds,
  searchIndex,
  type SearchableFund,
  type SearchIndex,
} from '#domain/fund/fund-search.ts'

export type Convertible = v.InferOutput<typeof listConvertFund.payload>['funds'][number]

/** The history state of a visit that a form started: the choice goes back to the form. */
export const FROM_FORM = 'convertForm'

export const ALL_TYPES = 'all'

/** 全部, then the kinds of funds in the list, in its order. */
export function fundTypes(
  funds: readonly Pick<Convertible, 'fundTypeCode' | 'fundTypeName'>[],
): { key: string; label: string }[] {
  const names = new Map(funds.map(({ fundTypeCode, fundTypeName }) => [fundTypeCode, fundTypeName]))
  return [
    { key: ALL_TYPES, label: '全部' },
    ...[...names].map(([key, label]) => ({ key, label: label.replace(/型$/u, '') })),
  ]
}

/**
 * The funds of one kind that a text finds, by the index of all funds: as the search of funds, by
 * name, pinyin, code and company. Without the index, by name and code alone.
 */
export function matchingFunds<
  F extends Pick<Convertible, 'fundCode' | 'fundName' | 'fundTypeCode'>,
>(funds: readonly F[], text: string, type: string, index?: SearchIndex<SearchableFund>): F[] {
  const ofType = funds.filter((fund) => type === ALL_TYPES || fund.fundTypeCode === type)
  if (text.trim() === '') return ofType
  const plain = ofType.map((fund) => ({ code: fund.fundCode, name: fund.fundName, initials: '' }))
  const found = index === undefined ? searchFunds(plain, text, Infinity) : searchIndex(index, text)
  const byCode = new Map(ofType.map((fund) => [fund.fundCode, fund]))
  return found.flatMap(({ code }) => byCode.get(code) ?? [])
}
