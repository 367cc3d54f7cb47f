import type * as v from 'valibot'
import type { countFunds } from '#api/calls/fund-rule.ts'
import type { ListFilters } from './fund-filters.ts'

/** The conditions that narrow a list besides its filters, as the calls name it. */
export type MoreConditions = Omit<v.InferInput<typeof countFunds.request>, 'ruleId'>

/** Returns what narrows a list, as the calls name it. */
export const narrowing = ({ type, risk, theme, fmUid, words }: ListFilters) => ({
  type,
  risk,
  theme,
  fmUid,
  words,
})

/** Returns what a list asks for: the funds of a rule, as the filters narrow and sort them. */
export const ruleRequest = (ruleId: string, filters: ListFilters) => ({
  ruleId,
  span: filters.stage,
  sort: filters.sort,
  order: filters.order,
  ...narrowing(filters),
})

/**
 * The first request of a list that a link opens, where the list asks for no more. Links carry no
 * search words; with `words` as another optional field the route would have twice as many planned
 * calls, more than a pack may have.
 */
export const linkedRequest = (
  ruleId: string,
  { stage, type, risk, order }: Pick<ListFilters, 'stage' | 'type' | 'risk' | 'order'>,
) => ruleRequest(ruleId, { stage, type, risk, order })
