import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { keywordPlace } from '../../../domain/fund-search.ts'
import { paths } from '../../../paths.ts'
import { FundRow } from '../../../templates/FundRow.tsx'
import { ListTemplate } from '../../../templates/ListTemplate.tsx'
import { RiskLine } from '../../../templates/RiskLine.tsx'
import { fundIndex, type NamedFund } from '../../../templates/fund-index.ts'
import { kindTags } from '../../../templates/fund-kind.ts'
import { FilterBar } from '../../../ui/FilterBar.tsx'
import { Rehearsal } from './parts/Rehearsal.tsx'
import { RecentCard } from './parts/RecentCard.tsx'
import { WordsField } from './parts/WordsField.tsx'
import { filterBar, narrows, withFilter, type FundFilters } from './parts/fund-filters.ts'
import { foundBy, ofKind, searchAhead } from './parts/named-funds.ts'
import { useRecentSearches } from './parts/recent-searches.ts'

export { fundFilters as urlFields } from './parts/fund-filters.ts'

/**
 * Every fund there is, by name. The names are fetched once and searched here, so that each key answers at once, in the very
 * frame of its letter; the address follows when typing rests.
 */
export default function AllFundListScreen({ input }: { readonly input: FundFilters }) {
  const navigate = useNavigate()
  const [keyword, setKeyword] = useState(input.words ?? '')
  const [rehearsal, setRehearsal] = useState<'before' | 'now' | 'over'>('before')
  const recent = useRecentSearches()
  const { data: index, isPending, error, refetch } = useQuery(fundIndex())
  const { type, letter } = input
  const funds = useMemo(() => index && ofKind(index, { type, letter }), [index, type, letter])
  useEffect(() => funds && searchAhead(funds), [funds])
  const found = funds && foundBy(funds, keyword)
  const list = {
    data: found,
    total: index?.funds.length ?? 0,
    isPending,
    error,
    refetch,
    end: 'whole',
    more: () => {},
  } as const

  const keep = (filters: FundFilters) =>
    void navigate(paths.allFundList.to(filters), { replace: true })
  function search(words: string) {
    setKeyword(words)
    keep({ ...input, words: words.trim() === '' ? undefined : words.trim() })
  }
  function open(fundCode: string) {
    const words = keyword.trim()
    if (words !== '') recent.add(words)
    // Tapped before typing rested: on return the search shall stand as it stood.
    if (words !== (input.words ?? '')) search(words)
    void navigate(paths.fundDetail.to({ fundCode }))
  }

  const row = (fund: NamedFund, words: string) => (
    <FundRow
      fundCode={fund.code}
      fundName={fund.name}
      mark={keywordPlace(fund, words)}
      tags={kindTags(fund)}
      onOpen={() => open(fund.code)}
    />
  )

  return (
    <ListTemplate
      label="全部基金"
      list={list}
      head={
        <>
          <WordsField
            label="搜索全部基金"
            words={input.words}
            onKey={(words) => {
              setRehearsal('over')
              setKeyword(words)
            }}
            onRest={(words) => keep({ ...input, words })}
            onSubmit={recent.add}
            onFocus={() => setRehearsal((state) => (state === 'before' ? 'now' : state))}
          />
          {keyword.trim() === '' && recent.searches.length > 0 ? (
            <RecentCard recent={recent} onPick={search} />
          ) : null}
          <FilterBar
            label="筛选"
            filters={filterBar(input, ['type', 'letter'])}
            onChange={(key, value) => keep(withFilter(input, key, value))}
            {...(found === undefined ? {} : { note: `共 ${found.length} 只` })}
          />
        </>
      }
      empty={
        narrows(input) || keyword.trim() !== ''
          ? {
              title: keyword.trim() === '' ? '没有符合条件的基金' : `没有找到“${keyword.trim()}”`,
              note: '请检查名称、代码或拼音首字母，或换一个关键词',
              actionText: '查看全部',
              onAction: () => {
                setKeyword('')
                keep({})
              },
            }
          : { title: '暂无基金', actionText: '重新加载', onAction: () => void refetch() }
      }
      footNote={
        <>
          <RiskLine />
          {funds && rehearsal === 'now' ? <Rehearsal index={funds} row={row} /> : null}
        </>
      }
    >
      {(fund) => row(fund, keyword)}
    </ListTemplate>
  )
}
