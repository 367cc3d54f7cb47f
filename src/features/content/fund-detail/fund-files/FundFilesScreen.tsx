import { useQuery } from '@tanstack/react-query'
import { queryFundArchives } from '#api/calls/fund-archives.ts'
import { queryFundOne } from '#api/calls/fund.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import type { PathInput } from '#paths/path.ts'
import { FundPage } from '#shared/parts/fund/FundPage.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { useUrlChoice } from '#templates/ways/use-url-choice.ts'
import { Announcements, LegalDocuments } from './FileLists.tsx'
import { FilesHead } from './FilesHead.tsx'

type Input = PathInput<typeof fundDetailPaths.fundFiles>

export const prefetch: Prefetch<Input> = ({ fundCode }) => [
  prefetchCall(queryFundOne, { fundCode }),
  prefetchCall(queryFundArchives, { fundCode }),
]

/**
 * A fund's announcements and reports, and its legal documents. Tab and filter are fields of the
 * URL.
 */
export default function FundFilesScreen({ input }: { readonly input: Input }) {
  const { fundCode, ...filters } = input
  const onFilter = useUrlChoice(fundDetailPaths.fundFiles, { fundCode })
  const fullName = useQuery(queryFor(queryFundArchives, { fundCode })).data?.fullName ?? ''
  return (
    <FundPage fundCode={fundCode} skeleton="days" ownTemplate>
      {(fund) => {
        const names = [fund.fundName, fullName]
        const head = <FilesHead fund={fund} filters={filters} onFilter={onFilter} />
        return filters.tab === 'standing' ? (
          <LegalDocuments fundCode={fundCode} names={names} head={head} />
        ) : (
          <Announcements
            fundCode={fundCode}
            names={names}
            head={head}
            kind={filters.kind}
            onAll={() => onFilter({})}
          />
        )
      }}
    </FundPage>
  )
}
