import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type * as v from 'valibot'
import type { CallRefused } from '#api/client.ts'
import { countFunds, queryFundList } from '#api/calls/fund-rule.ts'
import { queryFor } from '#api/query.ts'
import { hasEnded, type FundRule } from '#domain/fund/rule/fund-rule.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { now14 } from '#platform/clock.ts'
import type { FundRowProps } from '#shared/parts/fund/FundRow.tsx'
import { ListTemplate } from '#templates/ListTemplate.tsx'
import { RiskLine } from '#templates/RiskLine.tsx'
import { useEndlessList } from '#templates/use-endless-list.ts'
import { FilterBar } from '#ui/fields/FilterBar.tsx'
import { Segments } from '#ui/fields/Segments.tsx'
import { Button } from '#ui/base/Button.tsx'
import type { EmptyStateProps } from '#ui/layout/EmptyState.tsx'
import {
  filterBar,
  isNarrowed,
  STAGE_TABS,
  withFilter,
  withoutNarrowing,
  type FilterKey,
  type ListFilters,
} from './fund-filters.ts'
import { KeywordField } from './KeywordField.tsx'
import { rankNote } from './rank-note.ts'
import { ComparisonBar } from '#shared/parts/comparison/ComparisonBar.tsx'
import { useComparison } from '#shared/parts/comparison/use-comparison.ts'
import { useStars } from '#shared/views/watch/use-watch-list.ts'
import styles from './FundList.module.css'
import { RuledRow } from './RuledRow.tsx'
import { RuleSheet } from './RuleSheet.tsx'
import { narrowing, ruleRequest, type MoreConditions } from './rule-request.ts'
import { firstOrder, leastRowHeight, type ListView, type RuledFund } from './ruled-fund.ts'

interface Props {
  readonly ruleId: string
  /** The list's name for screen readers. */
  readonly label: string
  readonly filters: ListFilters
  /** Called with the filters after each change, for the screen's address. */
  readonly onFilter: (filters: ListFilters) => void
  /** The conditions that narrow it besides its filters. */
  readonly conditions?: MoreConditions | undefined
  /** The filters of its bar. */
  readonly keys: readonly FilterKey[]
  /** Returns where a row leads, or what a tap on it does. */
  readonly opening: (fund: RuledFund) => Pick<FundRowProps, 'to' | 'onOpen'>
  readonly search?: boolean
  /** Offers the spans of the rule. */
  readonly spans?: boolean
  /** True if the rule's line and its explanation are shown. */
  readonly explained?: boolean
  /** Its funds can be starred and compared: not where a tap picks one for something else. */
  readonly starred?: boolean
  /** Takes the rule's title for the screen's. */
  readonly titled?: boolean
  /** The title bar's text, where it is not the rule's. */
  readonly title?: string | undefined
  /** The text that was searched for, to be marked in names and codes. */
  readonly marked?: string | undefined
  readonly notes?: (fund: RuledFund) => readonly string[]
  /** The most of its funds that can be compared at once; by default that of all lists. */
  readonly mostCompared?: number
  /** A mark of the user's own: 已定投. */
  readonly markOf?: (fundCode: string) => string | undefined
  /** Shown above the filters. */
  readonly intro?: ReactNode
  /** In place of the usual words for a refusal: a rule that was withdrawn. */
  readonly refused?: (refusal: CallRefused) => ReactNode
  /** In place of the usual words for a list without a fund. */
  readonly empty?: Omit<EmptyStateProps, 'kind'> | undefined
  /** The place where to go on from a rule whose last day has passed. */
  readonly ended?: Pick<EmptyStateProps, 'actionText' | 'onAction'>
}

const NO_CONDITIONS: MoreConditions = {}

/** The funds of one rule (rules.md#fund-lists), to compare or to pick from. */
export function FundList(props: Props) {
  const { ruleId, label, filters: input, onFilter, keys, opening, notes, intro, refused } = props
  const { search = false, spans = false, explained = false, starred = false } = props
  const { markOf, titled = false, conditions = NO_CONDITIONS } = props
  const [isCounted, setCounted] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const comparison = useComparison(null, props.mostCompared)
  const stars = useStars(starred)
  const list = useEndlessList(queryFundList, { ...ruleRequest(ruleId, input), ...conditions })
  const { data, first } = list
  const [rule, setRule] = useState(first?.rule)
  // While the next list loads, its head is that of the one before.
  if (first !== undefined && first.rule !== rule) setRule(first.rule)
  const counts = useQuery({
    ...queryFor(countFunds, { ruleId, ...narrowing(input), ...conditions }),
    enabled: isCounted,
  })
  const sort = input.sort ?? rule?.figure ?? 'return'
  const span = input.stage ?? rule?.spans[0] ?? null
  const order = input.order ?? firstOrder(rule, input.sort)
  const bar = filterBar(input, keys, {
    rule,
    firstOrder: firstOrder(rule, input.sort),
    managerName: first?.managerName ?? '',
    countOf: (key, option) => countIn(counts.data, key, option),
  })
  const change = (key: string, value: string) => onFilter(withFilter(bar, input, key, value))
  const stages = STAGE_TABS.filter(({ key }) => rule === undefined || rule.spans.includes(key))
  const basis = first && {
    rule: first.rule,
    span,
    sort,
    order,
    type: input.type,
    peers: first.peers,
    total: first.total,
    date: first.date,
  }
  const places = basis === undefined ? null : rankNote(basis)
  const compareButton = (
    <Button kind="text" size="small" onClick={comparison.toggle}>
      {comparison.isOn ? '退出对比' : '对比'}
    </Button>
  )
  // Parts of a head that came one by one would move the others away from a finger.
  const isHeadless = rule === undefined
  const view: ListView | undefined = rule && { rule, span, sort, today: now14().slice(0, 8) }
  return (
    <>
      <ListTemplate
        label={label}
        list={list}
        title={titled ? rule?.title : props.title}
        itemKey={({ fundCode }) => fundCode}
        rowHeight={view && leastRowHeight(data ?? [], view)}
        refused={refused}
        head={
          <>
            {search ? (
              <KeywordField
                label="搜索基金"
                words={input.words}
                onRest={(words) => onFilter({ ...input, words })}
              />
            ) : null}
            {explained && rule !== undefined ? (
              <p className={styles.head}>
                <span className={styles.line}>{rule.line}</span>
                <Button kind="text" size="small" onClick={() => setOpen(true)}>
                  口径
                </Button>
                {starred ? compareButton : null}
              </p>
            ) : null}
            {isHeadless && explained ? null : intro}
            {isHeadless ? null : spans && stages.length > 1 && span !== null ? (
              <Segments
                label="收益区间"
                items={stages}
                value={span}
                onChange={(stage) => onFilter({ ...input, stage })}
              />
            ) : null}
            {starred && !explained && !isHeadless ? (
              <p className={styles.head}>{compareButton}</p>
            ) : null}
            {isHeadless ? null : (
              <FilterBar
                label="筛选与排序"
                filters={bar}
                onChange={change}
                onOpen={() => setCounted(true)}
                note={data === undefined ? undefined : `共 ${list.total} 只`}
              />
            )}
          </>
        }
        empty={
          props.empty ??
          endedWords(rule, props.ended) ??
          (isNarrowed(input)
            ? {
                title: '没有符合条件的基金',
                note: '换一个类型、风险等级或关键词看看',
                actionText: '查看全部',
                onAction: () => onFilter(withoutNarrowing(input)),
              }
            : { title: '暂无基金', note: '请稍后再来看看' })
        }
        footNote={
          <RiskLine>
            {['区间收益和回撤按红利再投资计算，截至各基金所示日期', places ?? []].flat().join('。')}
          </RiskLine>
        }
      >
        {(fund) =>
          view === undefined ? (
            <></>
          ) : (
            <RuledRow
              fund={fund}
              view={view}
              ranked={places !== null}
              opening={comparison.isOn ? { onOpen: () => comparison.pick(fund) } : opening(fund)}
              notes={notes?.(fund) ?? []}
              marked={props.marked}
              mark={comparison.has(fund) ? '已选' : markOf?.(fund.fundCode)}
              stars={starred && !comparison.isOn ? stars : undefined}
            />
          )
        }
      </ListTemplate>
      {basis === undefined ? null : (
        <RuleSheet open={isOpen} onClose={() => setOpen(false)} basis={basis} />
      )}
      {comparison.isOn ? <ComparisonBar codes={comparison.codes} most={comparison.most} /> : null}
    </>
  )
}

/** Of a rule whose last day has passed; undefined of any other. */
const endedWords = (rule: FundRule | undefined, next: Props['ended']) =>
  rule !== undefined && rule.until !== null && hasEnded(rule, now14().slice(0, 8))
    ? { title: `${rule.title}已结束`, note: `展示至 ${formatDate(rule.until)}`, ...next }
    : undefined

type Counts = v.InferOutput<typeof countFunds.payload>

/** Returns how many funds an option leaves; undefined where it is not known. */
function countIn(counts: Counts | undefined, key: FilterKey, option: string): number | undefined {
  const rows: readonly { readonly key: string | number; readonly total: number }[] | undefined =
    key === 'type'
      ? counts?.byType
      : key === 'risk'
        ? counts?.byRisk
        : key === 'theme'
          ? counts?.byTheme
          : undefined
  if (counts === undefined || rows === undefined) return undefined
  if (option !== 'all') return rows.find((row) => String(row.key) === option)?.total ?? 0
  return counts.byCondition.find((row) => row.key === key)?.total ?? counts.total
}
