import { useQuery } from '@tanstack/react-query'
import { listCompanies } from '#api/calls/fund-rule.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { isEmptyList } from '#api/rows.ts'
import { companySelectFundPaths } from '#paths/funds/company-select-fund.ts'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { CompanyRow } from '../parts/CompanyRow.tsx'
import { NoCompanies } from '../parts/NoCompanies.tsx'
import { useRecentCompanies } from '../parts/recent-companies.ts'

export const prefetch: Prefetch<object> = () => [prefetchCall(listCompanies, {})]

/** The number of them that this screen lists; the others are one tap away. */
const FIRST = 10

/** Fund companies, the own one first and marked, then those with the most funds. */
export default function CompanySelectFundHomeScreen() {
  const query = useQuery(queryFor(listCompanies, {}))
  const { items: opened } = useRecentCompanies()
  return (
    <DetailTemplate
      query={query}
      skeleton="list"
      isEmpty={({ companies }) => isEmptyList(companies)}
      empty={<NoCompanies />}
    >
      {({ companies }) => {
        const recent = opened.flatMap((id) => companies.find((it) => it.companyId === id) ?? [])
        return (
          <>
            <UnreadableNotice of={[companies]} />
            <RowCard label="搜索">
              <Row
                title="搜索公司与基金"
                href={companySelectFundPaths.companySelectFundSearch.to()}
              />
            </RowCard>
            {recent.length === 0 ? null : (
              <RowCard title="最近看过">
                {recent.map(({ companyId, name, funds }) => (
                  <Row
                    key={companyId}
                    title={name}
                    value={`${funds} 只`}
                    href={companySelectFundPaths.companySelectFundSearch.to({ companyId })}
                  />
                ))}
              </RowCard>
            )}
            <Card title="基金公司" extra="按基金只数排列" flush>
              <RowList label="基金公司">
                {companies.slice(0, FIRST).map((company) => (
                  <CompanyRow key={company.companyId} company={company} />
                ))}
                <Row
                  title={`全部公司 ${companies.length} 家`}
                  href={companySelectFundPaths.allCompanyList.to()}
                />
              </RowList>
            </Card>
          </>
        )
      }}
    </DetailTemplate>
  )
}
