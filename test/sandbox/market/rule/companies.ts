import type * as v from 'valibot'
import type { listCompanies } from '#api/calls/fund-rule.ts'
import { brand } from '#domain/brand.ts'
import { readPinyin } from '#test/sandbox/market/pinyin.ts'
import { textHash } from '#test/sandbox/market/randomness.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import type { Fund } from '#test/sandbox/kernel/market/fund.ts'

type Company = v.InferOutput<typeof listCompanies.payload>['companies'][number]

/** Empty where the company is not known. */
export const companyIdOf = ({ companyName }: Pick<Fund, 'companyName'>): string =>
  companyName === '' ? '' : `C${textHash(companyName).toString(16)}`

/** The first day of the oldest fund; null where none is known. */
const oldest = (funds: readonly Fund[]) =>
  funds.flatMap(({ establishDate }) => establishDate ?? []).toSorted()[0] ?? null

const known = new WeakMap<Market, readonly Company[]>()

/** The own company first, then those with the most funds. */
export function fundCompanies(market: Market): readonly Company[] {
  const before = known.get(market)
  if (before) return before
  const byName = new Map<string, Fund[]>()
  for (const fund of market.funds) {
    if (fund.companyName === '') continue
    byName.set(fund.companyName, [...(byName.get(fund.companyName) ?? []), fund])
  }
  const companies = Array.from(byName, ([name, funds]) => ({
    companyId: companyIdOf({ companyName: name }),
    name,
    letter: readPinyin(name).initials.slice(0, 1),
    funds: funds.length,
    types: [...new Set(funds.map(({ typeCode }) => typeCode))].toSorted(),
    since: oldest(funds),
    own: name.startsWith(brand.company),
  })).toSorted(
    (a, b) =>
      Number(b.own) - Number(a.own) || b.funds - a.funds || a.name.localeCompare(b.name, 'zh'),
  )
  known.set(market, companies)
  return companies
}
