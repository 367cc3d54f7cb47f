import { useQuery } from '@tanstack/react-query'
import { queryTaxRules } from '#api/calls/pension/tax-rules.ts'
import { queryFor } from '#api/query.ts'
import { BUILT_IN_TAX_RULES, newerTaxRules, type TaxRules } from '#domain/tax/tax-rules.ts'

/** The provider's laws of tax and pension; the built-in ones until it answers, or offline. */
export const useTaxRules = (): TaxRules =>
  newerTaxRules(BUILT_IN_TAX_RULES, useQuery(queryFor(queryTaxRules, {})).data)
