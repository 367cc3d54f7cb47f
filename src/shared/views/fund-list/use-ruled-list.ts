import { useState } from 'react'
import { queryFundList } from '#api/calls/fund-rule.ts'
import { now14 } from '#platform/clock.ts'
import { useEndlessList } from '#templates/use-endless-list.ts'
import type { ListFilters } from './fund-filters.ts'
import { rankNote, type RankingBasis } from './rank-note.ts'
import { ruleRequest, type MoreConditions } from './rule-request.ts'
import { firstOrder, type ListView } from './ruled-fund.ts'

/** The funds that are listed: those of a rule, as filters and conditions narrow and sort them. */
export interface ListedFunds {
  readonly ruleId: string
  readonly filters: ListFilters
  /** The conditions that narrow it besides its filters. */
  readonly conditions?: MoreConditions | undefined
}

const NO_CONDITIONS: MoreConditions = {}

/**
 * The funds of a rule, and the rule by which they are sorted and ranked. While the next list loads,
 * the rule is that of the one before.
 */
export function useRuledList({ ruleId, filters, conditions = NO_CONDITIONS }: ListedFunds) {
  const list = useEndlessList(queryFundList, { ...ruleRequest(ruleId, filters), ...conditions })
  const { first } = list
  const [rule, setRule] = useState(first?.rule)
  if (first !== undefined && first.rule !== rule) setRule(first.rule)
  const sort = filters.sort ?? rule?.figure ?? 'return'
  const span = filters.stage ?? rule?.spans[0] ?? null
  const order = filters.order ?? firstOrder(rule, filters.sort)
  const basis: RankingBasis | undefined = first && {
    rule: first.rule,
    span,
    sort,
    order,
    type: filters.type,
    peers: first.peers,
    total: first.total,
    date: first.date,
  }
  const view: ListView | undefined = rule && { rule, span, sort, today: now14().slice(0, 8) }
  return {
    list,
    rule,
    span,
    view,
    /** The facts that places among funds are of; undefined until the list is there. */
    basis,
    /** The note on places; null where none may be shown. */
    places: basis === undefined ? null : rankNote(basis),
  }
}

export type RuledList = ReturnType<typeof useRuledList>
