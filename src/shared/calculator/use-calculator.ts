import { useCallback } from 'react'
import * as v from 'valibot'
import { firstProblem, type CalculatorField } from '#domain/tax/calculator-fields.ts'
import { useDraft } from '#session/draft.ts'

const entriesDraft = v.record(v.string(), v.string())

/**
 * What is entered into a calculator: a draft of this tab, in no address and sent nowhere. `complete`
 * is whether it can be computed with.
 */
export function useCalculator(
  key: string,
  fields: readonly CalculatorField[],
  initial: Readonly<Record<string, string>>,
) {
  const [entries, update] = useDraft(`calculator-${key}`, entriesDraft, { ...initial })
  const change = useCallback((name: string, entry: string) => update({ [name]: entry }), [update])
  return { entries, change, complete: firstProblem(fields, entries) === null }
}
