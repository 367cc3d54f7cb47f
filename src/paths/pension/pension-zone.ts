import * as v from 'valibot'
import { path } from '#paths/path.ts'

/** The pension zone and its calculators; what is entered is in no address. */
export const pensionZonePaths = {
  /** Funds for the account, and the calculators. */
  pensionZone: path('/pensionZone/pensionZone'),
  /** Of the insurance pilot of 2018, which is closed to new contracts. */
  pensionTaxCalculator: path('/pensionZone/pensionTaxCalculator'),
  pensionTaxCalculatorResult: path('/pensionZone/pensionTaxCalculatorResult'),
  /** By the taxable income alone. */
  pensionTaxNewCalculatorHome: path('/pensionZone/pensionTaxNewCalculatorHome'),
  /** The introduction of the exact calculation. */
  pensionTaxNewCalculatorWelcome: path('/pensionZone/pensionTaxNewCalculatorWelcome'),
  pensionTaxNewCalculator: path('/pensionZone/pensionTaxNewCalculator', {
    /** The first one when absent. */
    step: v.optional(v.picklist(['1', '2', '3', '4', '5'])),
  }),
  /** The exact calculation when absent. */
  pensionTaxNewCalculatorResult: path('/pensionZone/pensionTaxNewCalculatorResult', {
    by: v.optional(v.picklist(['quick', 'exact'])),
  }),
} as const
