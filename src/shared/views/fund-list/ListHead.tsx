import type { ReactNode } from 'react'
import { FilterBar } from '#ui/fields/FilterBar.tsx'
import { Segments } from '#ui/fields/Segments.tsx'
import { Button } from '#ui/base/Button.tsx'
import {
  filterBar,
  STAGE_TABS,
  withFilter,
  type FilterKey,
  type ListFilters,
} from './fund-filters.ts'
import styles from './FundList.module.css'
import { KeywordField } from './KeywordField.tsx'
import { firstOrder } from './ruled-fund.ts'
import { useFilterCounts } from './use-filter-counts.ts'
import type { ListedFunds, RuledList } from './use-ruled-list.ts'

/** The parts of a list's head that its screen chooses. */
export interface HeadOptions {
  /** Called with the filters after each change, for the screen's address. */
  readonly onFilter: (filters: ListFilters) => void
  /** The filters of its bar. */
  readonly keys: readonly FilterKey[]
  readonly search?: boolean
  /** Offers the spans of the rule. */
  readonly spans?: boolean
  /** True if the rule's line and its explanation are shown. */
  readonly explained?: boolean
  /** Shown above the filters. */
  readonly intro?: ReactNode
}

interface Props extends HeadOptions {
  readonly listed: ListedFunds
  readonly ruled: RuledList
  readonly onExplain: () => void
  /** The button that begins and ends a comparison; null where its funds are not compared. */
  readonly compare: ReactNode
}

/** The head of a list of funds: search, the rule's line, spans and filters. */
export function ListHead(props: Props) {
  const { listed, ruled, onFilter, keys, intro, compare, onExplain } = props
  const { search = false, spans = false, explained = false } = props
  const { list, rule, span } = ruled
  const { filters } = listed
  const counts = useFilterCounts(listed)
  const bar = filterBar(filters, keys, {
    rule,
    firstOrder: firstOrder(rule, filters.sort),
    managerName: list.first?.managerName ?? '',
    countOf: counts.countOf,
  })
  const stages = STAGE_TABS.filter(({ key }) => rule === undefined || rule.spans.includes(key))
  // Parts of a head that came one by one would move the others away from a finger.
  const isHeadless = rule === undefined
  return (
    <>
      {search ? (
        <KeywordField
          label="搜索基金"
          words={filters.words}
          onRest={(words) => onFilter({ ...filters, words })}
        />
      ) : null}
      {explained && rule !== undefined ? (
        <p className={styles.head}>
          <span className={styles.line}>{rule.line}</span>
          <Button kind="text" size="small" onClick={onExplain}>
            口径
          </Button>
          {compare}
        </p>
      ) : null}
      {isHeadless && explained ? null : intro}
      {isHeadless ? null : spans && stages.length > 1 && span !== null ? (
        <Segments
          label="收益区间"
          items={stages}
          value={span}
          onChange={(stage) => onFilter({ ...filters, stage })}
        />
      ) : null}
      {compare !== null && !explained && !isHeadless ? (
        <p className={styles.head}>{compare}</p>
      ) : null}
      {isHeadless ? null : (
        <FilterBar
          label="筛选与排序"
          filters={bar}
          onChange={(key, value) => onFilter(withFilter(bar, filters, key, value))}
          onOpen={counts.request}
          note={list.data === undefined ? undefined : `共 ${list.total} 只`}
        />
      )}
    </>
  )
}
