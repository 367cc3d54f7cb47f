import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { easySelectFundPaths } from '#paths/funds/easy-select-fund.ts'
import { FundRow, type FundRowProps } from '#shared/parts/fund/FundRow.tsx'
import { StarredRow } from '#shared/views/watch/StarredRow.tsx'
import { useStars } from '#shared/views/watch/use-watch-list.ts'
import { ListTemplate } from '#templates/ListTemplate.tsx'
import { foundPath, useFoundPortfolios } from '#shared/parts/fund/found-portfolios.ts'
import { foundMarks, notFoundTitle } from '#shared/parts/fund/found-fund.ts'
import type { FundIndex, NamedFund } from '#shared/parts/fund/fund-index.ts'
import { kindTags } from '#shared/parts/fund/fund-kind.ts'
import type { DatedData } from '#templates/Loaded.tsx'
import { afterOthers } from '#templates/combine-queries.ts'
import { wholeList } from '#templates/whole-list.ts'
import { FilterBar } from '#ui/fields/FilterBar.tsx'
import { useBoardsPending } from '#shared/parts/fund-search/BoardsCard.tsx'
import { FunctionRows } from '#shared/parts/functions/FunctionRows.tsx'
import { useFunctions } from '#shared/parts/functions/use-functions.ts'
import { SearchStart } from '#shared/parts/fund-search/SearchStart.tsx'
import type { RecentSearches } from '#shared/parts/fund-search/recent-searches.ts'
import { filterBar, isNarrowed, withFilter } from '#shared/views/fund-list/fund-filters.ts'
import type { FundFilters, OnFilter } from '../parts/portal-filters.ts'
import { findFunds } from './named-funds.ts'
import { KeywordField } from '#shared/views/fund-list/KeywordField.tsx'

/** `SearchStart` disappears with the first key; a row's height is that of a name on one line. */
const SEARCH_START = { height: 250, rowHeight: 66 }

interface Props {
  readonly label: string
  readonly filters: FundFilters
  /** The search index of the funds of the chosen kind and letter. */
  readonly query: DatedData<FundIndex>
  readonly recent: RecentSearches
  readonly onFilter: OnFilter
  /** Called when a fund is opened; `words` is the search that found it, empty without one. */
  readonly onFound: (words: string) => void
  readonly footNote: ReactNode
}

/**
 * The funds that match, updated with each keystroke. The typed text is state of this component, so
 * that a keystroke renders nothing above it.
 */
export function FundSearch(props: Props) {
  const { label, filters, query, recent, onFilter, onFound, footNote } = props
  const navigate = useNavigate()
  const stars = useStars()
  const [keyword, setKeyword] = useState(filters.words ?? '')
  const words = keyword.trim()
  const index = query.data
  const portfolios = useFoundPortfolios(index, keyword)
  const isStart = words === '' && filters.type === undefined && filters.letter === undefined
  const boardsPending = useBoardsPending() && isStart
  const found = useMemo(
    () => index && [...portfolios, ...findFunds(index, keyword)],
    [index, keyword, portfolios],
  )
  const bar = useMemo(() => filterBar(filters, ['type', 'letter']), [filters])
  const choose = useCallback(
    (key: string, value: string) => onFilter(withFilter(bar, filters, key, value)),
    [bar, filters, onFilter],
  )
  const functions = useFunctions(words)
  const keep = (wanted: string) =>
    onFilter({ ...filters, words: wanted === '' ? undefined : wanted })
  return (
    <ListTemplate<NamedFund>
      label={label}
      list={wholeList(
        afterOthers(query, [{ isPending: boardsPending }]),
        boardsPending ? undefined : found,
      )}
      head={
        <>
          <KeywordField
            label={`搜索${label}`}
            words={filters.words}
            onKey={setKeyword}
            onRest={(rested) => onFilter({ ...filters, words: rested })}
            onSubmit={recent.add}
          />
          {isStart ? (
            <SearchStart
              recent={recent}
              onWords={(picked) => {
                setKeyword(picked)
                keep(picked)
              }}
              onKind={(type) => onFilter({ ...filters, type })}
            />
          ) : (
            <FunctionRows keyword={words} />
          )}
          {boardsPending ? null : (
            <FilterBar
              label="筛选"
              filters={bar}
              onChange={choose}
              note={found === undefined ? undefined : `共 ${found.length} 只`}
            />
          )}
        </>
      }
      empty={
        isNarrowed(filters) || words !== ''
          ? {
              title:
                words === '' ? '没有符合条件的基金' : notFoundTitle(words, functions.length > 0),
              note: '请检查名称、代码、拼音、经理或公司，或换一个关键词',
              actionText: '查看全部',
              onAction: () => {
                setKeyword('')
                onFilter({})
              },
              secondaryText: '快速选基',
              onSecondary: () => void navigate(easySelectFundPaths.easySelectHome.to()),
            }
          : { title: '暂无基金', actionText: '重新加载', onAction: () => void query.refetch() }
      }
      collapsible={SEARCH_START}
      footNote={footNote}
    >
      {(fund) => {
        const row: FundRowProps = {
          fundCode: fund.code,
          fundName: fund.name,
          ...(index === undefined ? {} : foundMarks(fund, keyword, index.variants)),
          tags: kindTags(fund),
          to: foundPath(fund),
          onOpen: () => {
            // Tapped before typing paused: saves the search in the URL for the return.
            if (words !== (filters.words ?? '')) keep(words)
            onFound(words)
          },
        }
        // A portfolio is watched where it is held.
        return fund.isPortfolio ? <FundRow {...row} /> : <StarredRow {...row} stars={stars} />
      }}
    </ListTemplate>
  )
}
