import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { listValuations } from '../../../api/fund-market.ts'
import { paths } from '../../../paths.ts'
import { now14 } from '../../../platform/clock.ts'
import { FundRow } from '../../../templates/FundRow.tsx'
import { ListTemplate } from '../../../templates/ListTemplate.tsx'
import { RiskLine } from '../../../templates/RiskLine.tsx'
import { useEndlessList } from '../../../templates/use-endless-list.ts'
import { FilterBar } from '../../../ui/FilterBar.tsx'
import { ValuationNotice } from './parts/ValuationNotice.tsx'
import { ValuationSheet } from './parts/ValuationSheet.tsx'
import { WordsField } from './parts/WordsField.tsx'
import { filterBar, narrows, widened, withFilter, type FundFilters } from './parts/fund-filters.ts'
import { useValuationHours } from './parts/use-valuation-hours.ts'
import { estimateFigure, estimateNotes, type ValuedFund } from './parts/valued-fund.ts'

export { fundFilters as urlFields } from './parts/fund-filters.ts'

/** The day's estimates by their change. An estimate is not the NAV, and the screen says so. */
export default function ValuationScreen({ input }: { readonly input: FundFilters }) {
  const navigate = useNavigate()
  const [shown, setShown] = useState<{ fund: ValuedFund; open: boolean } | null>(null)
  const { type: fundTypeCode, order = 'down', words } = input
  const list = useEndlessList(listValuations, { fundTypeCode, order, words })
  const today = now14().slice(0, 8)
  const estimatedAt = list.data?.[0]?.estimatedAt
  const state = useValuationHours(estimatedAt, list.refetch)
  const filter = (filters: FundFilters) =>
    void navigate(paths.fundValuation.to(filters), { replace: true })
  const newest =
    shown && (list.data?.find((it) => it.fundCode === shown.fund.fundCode) ?? shown.fund)

  return (
    <>
      <ListTemplate
        label="净值估算"
        list={list}
        keyOf={({ fundCode }) => fundCode}
        head={
          <>
            <WordsField
              label="搜索基金"
              words={words}
              onRest={(rested) => filter({ ...input, words: rested })}
            />
            <ValuationNotice state={state} estimatedAt={estimatedAt} />
            <FilterBar
              label="筛选与排序"
              filters={filterBar(input, ['type', 'order'])}
              onChange={(key, value) => filter(withFilter(input, key, value))}
              {...(list.data === undefined ? {} : { note: `共 ${list.total} 只` })}
            />
          </>
        }
        empty={
          narrows(input)
            ? {
                title: '没有符合条件的基金',
                note: '货币基金和 QDII 基金没有盘中估算',
                actionText: '查看全部',
                onAction: () => filter(widened(input)),
              }
            : {
                title: '暂无估算',
                note: '交易日开盘后显示',
                actionText: '刷新',
                onAction: () => void list.refetch(),
              }
        }
        footNote={<RiskLine>估算值仅供参考，不作为交易依据</RiskLine>}
      >
        {(fund) => (
          <FundRow
            fundCode={fund.fundCode}
            fundName={fund.fundName}
            notes={estimateNotes(fund, today)}
            figure={estimateFigure(fund, today)}
            onOpen={() => setShown({ fund, open: true })}
          />
        )}
      </ListTemplate>
      {newest === null || shown === null ? null : (
        <ValuationSheet
          fund={newest}
          open={shown.open}
          onClose={() => setShown({ ...shown, open: false })}
          onDetail={(fundCode) => void navigate(paths.fundDetail.to({ fundCode }))}
        />
      )}
    </>
  )
}
