import * as v from 'valibot'
import { fundCode } from '#domain/text-formats.ts'
import { path } from './path.ts'

/** Without a fund in the address, both screens let the user pick one. */
const perhapsFund = { fundCode: v.optional(fundCode) }

export const chargePaths = {
  serviceCharge: path('/charge/serviceCharge', perhapsFund),
  shiftRule: path('/charge/shiftRule', perhapsFund),
} as const
