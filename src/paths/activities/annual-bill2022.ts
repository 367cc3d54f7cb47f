import { path } from '#paths/path.ts'

/** The bill of 2022 (rules.md#annual-bill). */
export const annualBill2022Paths = {
  billHome: path('/annualBill2022/billHome', {}),
} as const
