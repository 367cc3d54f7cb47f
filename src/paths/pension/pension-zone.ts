import * as v from 'valibot'
import { path } from '#paths/path.ts'

/** Calculators of the pension account; what is entered is in no address. */
export const pensionZonePaths = {
  /** Of the insurance of 2018, which nobody can take out any more. */
  pensionTaxCalculator: path('/pensionZone/pensionTaxCalculator'),
  pensionTaxCalculatorResult: path('/pensionZone/pensionTaxCalculatorResult'),
  /** By the taxable income alone. */
  pensionTaxNewCalculatorHome: path('/pensionZone/pensionTaxNewCalculatorHome'),
  /** What the exact way asks for. */
  pensionTaxNewCalculatorWelcome: path('/pensionZone/pensionTaxNewCalculatorWelcome'),
  pensionTaxNewCalculator: path('/pensionZone/pensionTaxNewCalculator', {
    /** The first one when absent. */
    step: v.optional(v.picklist(['1', '2', '3', '4', '5'])),
  }),
  /** Of the exact way when absent. */
  pensionTaxNewCalculatorResult: path('/pensionZone/pensionTaxNewCalculatorResult', {
    by: v.optional(v.picklist(['quick', 'exact'])),
  }),
} as const
