import { useNavigate } from 'react-router-dom'
import { listAssetsChannel } from '#api/calls/asset.ts'
import { queryFundOne } from '#api/calls/fund.ts'
import { prefetchCall } from '#api/query.ts'
import { WALLET_FUND } from '#domain/business-codes.ts'
import { packVersion } from '#platform/build-env.ts'
import { fundPortalPaths } from '#paths/fund-portal.ts'
import { DisplayButton } from '#shared/parts/settings/DisplayButton.tsx'
import { RiskLine } from '#templates/RiskLine.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { SearchStart } from '#shared/parts/fund-search/SearchStart.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { FundSearch } from './FundSearch.tsx'
import { HomeCards } from './HomeCards.tsx'
import styles from './HomeScreen.module.css'
import { SearchLine } from './SearchLine.tsx'
import { useElderHome } from './use-elder-home.ts'
import { useHomeSearch } from './use-home-search.ts'
import { useHomeUser } from './use-home-user.ts'
import { useWaitsPlace } from './waits/use-waits-place.ts'

export const prefetch: Prefetch<object> = (_, signedIn) => [
  ...(signedIn ? [prefetchCall(listAssetsChannel, {})] : []),
  prefetchCall(queryFundOne, { fundCode: WALLET_FUND }),
]

// No template: each of its cards loads and fails independently.
/** The app's home, in whose place the edition for older people has its own. */
export default function HomeScreen() {
  return useElderHome() ? null : <Home />
}

/** The cards of home, or a search in their place. */
function Home() {
  const navigate = useNavigate()
  const of = useHomeUser()
  // Outlives a search, after which nothing is put elsewhere.
  const waits = useWaitsPlace()
  const search = useHomeSearch()
  const hasWords = search.keyword.trim() !== ''
  return (
    <Page {...(of.waiting ? {} : { footNote: <Foot /> })}>
      <SearchLine search={search} of={of} />
      {hasWords ? (
        <FundSearch keyword={search.keyword} onFound={search.keep} />
      ) : search.searching ? (
        <SearchStart
          recent={search.recent}
          onWords={search.type}
          onKind={(type) => void navigate(fundPortalPaths.allFundList.to({ type }))}
        />
      ) : (
        <HomeCards of={of} waits={waits} />
      )}
    </Page>
  )
}

const Foot = () => (
  <>
    <DisplayButton />
    <p className={styles.version}>{`版本 ${packVersion()}`}</p>
    <RiskLine />
  </>
)
