import { useState, type ReactNode } from 'react'
import type { CallRefused } from '#api/client.ts'
import type { FundRowProps } from '#shared/parts/fund/FundRow.tsx'
import { ComparisonBar } from '#shared/parts/comparison/ComparisonBar.tsx'
import { useComparison } from '#shared/parts/comparison/use-comparison.ts'
import { useStars } from '#shared/views/watch/use-watch-list.ts'
import { ListTemplate } from '#templates/ListTemplate.tsx'
import { RiskLine } from '#templates/RiskLine.tsx'
import { Button } from '#ui/base/Button.tsx'
import { endedWords, noFundWords, type EmptyWords, type WayOn } from './empty-words.ts'
import { ListHead, type HeadOptions } from './ListHead.tsx'
import { RuledRow } from './RuledRow.tsx'
import { RuleSheet } from './RuleSheet.tsx'
import { leastRowHeight, type RuledFund } from './ruled-fund.ts'
import { useRuledList, type ListedFunds } from './use-ruled-list.ts'

/** The look of a row, and where it leads. */
interface RowOptions {
  /** Returns where a row leads, or what a tap on it does. */
  readonly opening: (fund: RuledFund) => Pick<FundRowProps, 'to' | 'onOpen'>
  /** The text that was searched for, to be marked in names and codes. */
  readonly marked?: string | undefined
  readonly notes?: (fund: RuledFund) => readonly string[]
}

/** The content shown in place of the funds. */
interface Instead {
  /** In place of the usual words for a refusal: a rule that was withdrawn. */
  readonly refused?: (refusal: CallRefused) => ReactNode
  /** In place of the usual words for a list without a fund. */
  readonly empty?: EmptyWords | undefined
  readonly ended?: WayOn
}

interface Props extends ListedFunds, HeadOptions, RowOptions {
  /** The list's name for screen readers. */
  readonly label: string
  /** The title bar's text where it is not the screen's own; `ofRule`: the rule's title. */
  readonly title?: string | { readonly ofRule: true } | undefined
  /**
   * Its funds can be starred and compared: not where a tap picks one for something else. The most
   * that can be compared at once is by default that of all lists.
   */
  readonly starred?: boolean | { readonly mostCompared: number }
  readonly instead?: Instead
}

/** The funds of one rule (rules.md#fund-lists), to compare or to pick from. */
export function FundList(props: Props) {
  const { label, filters, onFilter, opening, notes, marked, title, instead = {} } = props
  const { starred = false } = props
  const isStarred = starred !== false
  const comparison = useComparison(
    null,
    typeof starred === 'object' ? starred.mostCompared : undefined,
  )
  const stars = useStars(isStarred)
  const ruled = useRuledList(props)
  const { list, rule, view, basis, places } = ruled
  const [isExplaining, setExplaining] = useState(false)
  return (
    <>
      <ListTemplate
        label={label}
        list={list}
        title={typeof title === 'object' ? rule?.title : title}
        itemKey={({ fundCode }) => fundCode}
        rowHeight={view && leastRowHeight(list.data ?? [], view)}
        refused={instead.refused}
        head={
          <ListHead
            {...props}
            listed={props}
            ruled={ruled}
            onExplain={() => setExplaining(true)}
            compare={
              isStarred ? (
                <Button kind="text" size="small" onClick={comparison.toggle}>
                  {comparison.isOn ? '退出对比' : '对比'}
                </Button>
              ) : null
            }
          />
        }
        empty={instead.empty ?? endedWords(rule, instead.ended) ?? noFundWords(filters, onFilter)}
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
              marked={marked}
              mark={comparison.has(fund) ? '已选' : undefined}
              stars={isStarred && !comparison.isOn ? stars : undefined}
            />
          )
        }
      </ListTemplate>
      {basis === undefined ? null : (
        <RuleSheet open={isExplaining} onClose={() => setExplaining(false)} basis={basis} />
      )}
      {comparison.isOn ? <ComparisonBar codes={comparison.codes} most={comparison.most} /> : null}
    </>
  )
}
