import { useCallback } from 'react'
import * as v from 'valibot'
import { firstProblem, type CalculatorField } from '#domain/calculator/calculator-fields.ts'
import { useDraft } from '#session/draft.ts'

const entriesDraft = v.record(v.string(), v.string())
type Entries = Readonly<Record<string, string>>

/**
 * Returns what is entered into a calculator: a draft of this tab, in no address and sent nowhere.
 * `complete` is whether it can be computed with. Which fields there are may depend on what is
 * entered.
 */
export function useCalculator(
  key: string,
  fields: readonly CalculatorField[] | ((entries: Entries) => readonly CalculatorField[]),
  initial: Entries,
) {
  const [entries, update] = useDraft(`calculator-${key}`, entriesDraft, { ...initial })
  const change = useCallback((name: string, entry: string) => update({ [name]: entry }), [update])
  const all = typeof fields === 'function' ? fields(entries) : fields
  return { entries, change, complete: firstProblem(all, entries) === null }
}
