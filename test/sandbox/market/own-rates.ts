import { brand } from '#domain/brand.ts'
import type { Fund } from '#test/sandbox/kernel/market/fund.ts'

/** Discounts that a persona was granted on a fund, in place of the published one. */
const GRANTED: ReadonlyMap<string, string> = new Map([
  ['qian 980303', '0.06'],
  ['saver 980303', '1'],
])

/** Returns whether a fund is of the company itself. */
export const isOwnFund = ({ companyName }: Pick<Fund, 'companyName'>): boolean =>
  companyName.startsWith(brand.company)

/** The factor on a fund's purchase rates for a user; null for none. */
export const ownDiscount = (userId: string, fund: Pick<Fund, 'code' | 'discount'>): string | null =>
  GRANTED.get(`${userId} ${fund.code}`) ?? fund.discount
