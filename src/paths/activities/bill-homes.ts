import type { BillYear } from '#domain/bill/bill-editions.ts'
import { annualBill2020Paths } from './annual-bill2020.ts'
import { annualBill2021Paths } from './annual-bill2021.ts'
import { annualBill2022Paths } from './annual-bill2022.ts'

/** The place where the bill of a year begins. */
export const BILL_HOMES: Readonly<Record<BillYear, string>> = {
  2020: annualBill2020Paths.billHome.to(),
  2021: annualBill2021Paths.billHome.to(),
  2022: annualBill2022Paths.billHome.to(),
}
