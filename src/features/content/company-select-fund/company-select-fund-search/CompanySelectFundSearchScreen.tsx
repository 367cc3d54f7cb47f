import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { listCompanies } from '#api/calls/fund-rule.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { companySelectFundPaths } from '#paths/funds/company-select-fund.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import type { PathInput } from '#paths/path.ts'
import { FundList } from '#shared/views/fund-list/FundList.tsx'
import { RecentCard } from '#shared/parts/fund-search/RecentCard.tsx'
import { useRecentSearches } from '#shared/parts/fund-search/recent-searches.ts'
import type { Prefetch } from '#templates/screen.ts'
import { useReplace } from '#templates/ways/use-replace.ts'
import { useUrlChoice } from '#templates/ways/use-url-choice.ts'
import { useRecentCompanies, withCompany } from '../parts/recent-companies.ts'
import { FoundCompanies } from './FoundCompanies.tsx'

const { companySelectFundSearch } = companySelectFundPaths
type Input = PathInput<typeof companySelectFundSearch>

export const prefetch: Prefetch<Input> = () => [prefetchCall(listCompanies, {})]

/** Companies and funds that words find, or the funds of one company. */
export default function CompanySelectFundSearchScreen({ input }: { readonly input: Input }) {
  const replace = useReplace()
  const show = useUrlChoice(companySelectFundSearch)
  const recent = useRecentSearches()
  const { items, change } = useRecentCompanies()
  const { companyId, words, type } = input
  const { data } = useQuery(queryFor(listCompanies, {}))
  const company = data?.companies.find((it) => it.companyId === companyId)

  // A company that the provider has was opened: it comes first of the last ones.
  const opened = company?.companyId
  useEffect(() => {
    if (opened !== undefined && items[0] !== opened) change(withCompany(items, opened))
  }, [opened, items, change])

  const isUnknown = companyId !== undefined && data !== undefined && company === undefined
  const unknown = {
    title: '没有这家公司',
    note: '可以从全部公司里选一家',
    actionText: '全部公司',
    onAction: () => replace(companySelectFundPaths.allCompanyList.to()),
  }
  return (
    <FundList
      starred
      label="找到的基金"
      ruleId="all"
      search
      title={company?.name}
      filters={{ words, type }}
      conditions={{ company: companyId }}
      marked={words}
      onFilter={(next) => show({ companyId, words: next.words, type: next.type })}
      keys={['type']}
      intro={
        <>
          {words === undefined && companyId === undefined && recent.searches.length > 0 ? (
            <RecentCard recent={recent} onPick={(picked) => show({ words: picked, type })} />
          ) : null}
          <FoundCompanies
            companies={data?.companies ?? []}
            words={words}
            companyId={companyId}
            onAll={() => show({ words, type })}
          />
        </>
      }
      instead={{ empty: isUnknown ? unknown : undefined }}
      opening={({ fundCode }) => ({
        to: fundDetailPaths.fundDetailSingle.to({ fundCode }),
        onOpen: () => {
          if (words !== undefined) recent.add(words)
        },
      })}
    />
  )
}
