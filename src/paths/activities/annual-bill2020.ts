import { path } from '#paths/path.ts'

/** The bill of 2020 (rules.md#annual-bill). */
export const annualBill2020Paths = {
  billHome: path('/annualBill2020/billHome', {}),
  awardDetail: path('/annualBill2020/awardDetail', {}),
} as const
