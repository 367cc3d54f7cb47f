import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { listCompanies } from '#api/calls/fund-rule.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { isEmptyList } from '#api/rows.ts'
import { companySelectFundPaths } from '#paths/funds/company-select-fund.ts'
import type { PathInput } from '#paths/path.ts'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Chips } from '#ui/fields/Chips.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { CompanyRow } from '../parts/CompanyRow.tsx'
import { NoCompanies } from '../parts/NoCompanies.tsx'

const { allCompanyList } = companySelectFundPaths
type Input = PathInput<typeof allCompanyList>

const ALL = 'all'
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')

export const prefetch: Prefetch<Input> = () => [prefetchCall(listCompanies, {})]

/** Every company by the first letter of its name; a letter without one cannot be tapped. */
export default function AllCompanyListScreen({ input: { letter } }: { readonly input: Input }) {
  const navigate = useNavigate()
  const query = useQuery(queryFor(listCompanies, {}))
  return (
    <DetailTemplate
      query={query}
      skeleton="list"
      isEmpty={({ companies }) => isEmptyList(companies)}
      empty={<NoCompanies />}
    >
      {({ companies }) => {
        const byName = companies.map((it) => it)
        byName.sort((a, b) => (a.letter === b.letter ? 0 : a.letter < b.letter ? -1 : 1))
        const used = new Set(companies.map((it) => it.letter))
        const shown = letter === undefined ? byName : byName.filter((it) => it.letter === letter)
        return (
          <>
            <UnreadableNotice of={[companies]} />
            <Chips
              label="名称首字母"
              items={[
                { key: ALL, label: '全部', chosen: letter === undefined },
                ...LETTERS.map((key) => ({
                  key,
                  label: key,
                  chosen: key === letter,
                  disabled: !used.has(key),
                })),
              ]}
              onPick={(key) =>
                void navigate(allCompanyList.to({ letter: key === ALL ? undefined : key }), {
                  replace: true,
                })
              }
            />
            <Card title={letter ?? '全部'} extra={`${shown.length} 家`} flush>
              <RowList label="基金公司">
                {shown.map((company) => (
                  <CompanyRow key={company.companyId} company={company} />
                ))}
              </RowList>
            </Card>
          </>
        )
      }}
    </DetailTemplate>
  )
}
