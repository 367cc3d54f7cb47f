import * as v from 'valibot'
import { fundCode } from '#domain/text-formats.ts'
import { path } from './path.ts'

/** Both ask for a fund where the address has none. */
const perhapsFund = { fundCode: v.optional(fundCode) }

export const chargePaths = {
  serviceCharge: path('/charge/serviceCharge', perhapsFund),
  shiftRule: path('/charge/shiftRule', perhapsFund),
} as const
