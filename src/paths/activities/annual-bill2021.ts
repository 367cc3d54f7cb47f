import { path } from '#paths/path.ts'

/** The bill of 2021 (rules.md#annual-bill). */
export const annualBill2021Paths = {
  billHome: path('/annualBill2021/billHome', {}),
} as const
