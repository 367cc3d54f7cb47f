import type * as v from 'valibot'
import type { listConvertFund } from '#api/calls/convert.ts'
import { searchWords } from '#domain/text/plain-form.ts'

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

/** The funds of one kind whose name or code contains the text. */
export function matchingFunds<
  F extends Pick<Convertible, 'fundCode' | 'fundName' | 'fundTypeCode'>,
>(funds: readonly F[], text: string, type: string): F[] {
  const wanted = searchWords(text).toLowerCase()
  return funds.filter(
    (fund) =>
      (type === ALL_TYPES || fund.fundTypeCode === type) &&
      (fund.fundCode.includes(wanted) || fund.fundName.toLowerCase().includes(wanted)),
  )
}
