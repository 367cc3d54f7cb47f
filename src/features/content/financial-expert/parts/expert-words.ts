import type * as v from 'valibot'
import type { queryExpert } from '#api/calls/expert.ts'

type Facts = v.InferOutput<typeof queryExpert.payload>['facts']

/** Returns what a member lets others see of what they hold; `''` for nothing. */
export function factsWords(facts: Facts): string {
  if (facts === null) return ''
  const held = facts.years === 0 ? '持有不满 1 年' : `持有满 ${facts.years} 年`
  return `${held}，${facts.funds} 只基金`
}
