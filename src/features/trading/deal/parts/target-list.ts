import type * as v from 'valibot'
import type { listConvertFund } from '#api/calls/convert.ts'

export type Convertible = v.InferOutput<typeof listConvertFund.payload>['funds'][number]

/** Marks the visit that a form made, to which the choice goes back. */
export const FROM_FORM = 'convertForm'

export const ALL_TYPES = 'all'

/** The kinds of funds in the list, in its order, after 全部. */
export function fundTypes(
  funds: readonly Pick<Convertible, 'fundTypeCode' | 'fundTypeName'>[],
): { key: string; label: string }[] {
  const names = new Map(funds.map(({ fundTypeCode, fundTypeName }) => [fundTypeCode, fundTypeName]))
  return [
    { key: ALL_TYPES, label: '全部' },
    ...[...names].map(([key, label]) => ({ key, label: label.replace(/型$/u, '') })),
  ]
}

/** The funds of one kind whose name or code contains what was typed. */
export function matchingFunds<
  F extends Pick<Convertible, 'fundCode' | 'fundName' | 'fundTypeCode'>,
>(funds: readonly F[], text: string, type: string): F[] {
  const wanted = text.trim().toLowerCase()
  return funds.filter(
    (fund) =>
      (type === ALL_TYPES || fund.fundTypeCode === type) &&
      (fund.fundCode.includes(wanted) || fund.fundName.toLowerCase().includes(wanted)),
  )
}
