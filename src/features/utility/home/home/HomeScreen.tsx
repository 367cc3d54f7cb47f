import { useQuery } from '@tanstack/react-query'
import { Suspense, useCallback, useReducer, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { listAssetsChannel } from '#api/calls/asset.ts'
import { queryFundOne } from '#api/calls/fund.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { WALLET_FUND } from '#domain/business-codes.ts'
import { packVersion } from '#platform/build-env.ts'
import { containerHasTabs } from '#platform/container-tabs.ts'
import { CallRefused } from '#api/client.ts'
import { RET } from '#api/endpoint.ts'
import { hasAccount, isSignedIn, session } from '#session/session.ts'
import { fundPortalPaths } from '#paths/fund-portal.ts'
import { myCenterPaths } from '#paths/my-center.ts'
import { useRecentSearches } from '#shared/parts/fund-search/recent-searches.ts'
import { DisplayButton } from '#shared/parts/settings/DisplayButton.tsx'
import { RiskLine } from '#templates/RiskLine.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { SearchStart } from '#shared/parts/fund-search/SearchStart.tsx'
import { Button } from '#ui/base/Button.tsx'
import { lazyPart } from '#ui/layout/lazy-part.ts'
import { Page } from '#ui/layout/Page.tsx'
import { SkeletonCards } from '#ui/layout/Skeleton.tsx'
import { SearchField } from '#ui/fields/SearchField.tsx'
import styles from './HomeScreen.module.css'
import { Bell } from './Bell.tsx'
import { FundSearch } from './FundSearch.tsx'
import { Holdings } from './Holdings.tsx'
import { Shortcuts } from './Shortcuts.tsx'
import { useElderHome } from './use-elder-home.ts'
import { linesBefore } from './waits/put-off.ts'
import { WaitsToCome } from './waits/WaitsToCome.tsx'
import { Welcome } from './Welcome.tsx'

/** The part that the first frame does not need. */
const WhatWaits = lazyPart(() => import('./waits/WhatWaits.tsx'))
const HomeRest = lazyPart(() => import('./HomeRest.tsx'))

export const prefetch: Prefetch<object> = (_, signedIn) => [
  ...(signedIn ? [prefetchCall(listAssetsChannel, {})] : []),
  prefetchCall(queryFundOne, { fundCode: WALLET_FUND }),
]

const isWithoutAccount = (error: Error | null): boolean =>
  error instanceof CallRefused && error.retCode === RET.accountNeeded

// No template: each of its cards loads and fails independently.
/** The app's home, in whose place the edition for older people has its own. */
export default function HomeScreen() {
  return useElderHome() ? null : <Home />
}

/** Shows what waits for the user, what they own, what they can do and read. */
function Home() {
  const { ready, openId } = useSnapshot(session)
  const navigate = useNavigate()
  const recent = useRecentSearches()
  const [searching, setSearching] = useState(false)
  const [keyword, setKeyword] = useState('')
  // Room for what waits is held only where something did: else it comes below, and moves nothing.
  const [hasRoom] = useState(() => linesBefore() > 0)
  const [areWaitsKnown, knowWaits] = useReducer(() => true, false)
  // The part below the holdings comes with them: it would move when they take the place of their
  // skeleton.
  const enabled = hasAccount()
  const holdings = useQuery({ ...queryFor(listAssetsChannel, {}), enabled })
  // Known by the refusal sooner than by who the user is.
  const user = enabled && !isWithoutAccount(holdings.error)
  const [drawnFor, setDrawnFor] = useState<string | null>(null)
  const drawn = useCallback(() => setDrawnFor(openId), [openId])
  const areDrawn = holdings.data === undefined ? !holdings.isPending : drawnFor === openId
  const waiting = !ready || (user && !areDrawn)
  return (
    <Page
      {...(waiting
        ? {}
        : {
            footNote: (
              <>
                <DisplayButton />
                <p className={styles.version}>{`版本 ${packVersion()}`}</p>
                <RiskLine />
              </>
            ),
          })}
    >
      <div className={styles.search}>
        <div className={styles.field}>
          <SearchField
            label="搜索基金"
            placeholder="名称、代码、拼音、经理、公司"
            value={keyword}
            onChange={setKeyword}
            onFocus={() => setSearching(true)}
            onSubmit={() => recent.add(keyword)}
          />
        </div>
        {searching ? (
          <Button
            kind="text"
            size="small"
            onClick={() => {
              setKeyword('')
              setSearching(false)
            }}
          >
            取消
          </Button>
        ) : (
          <>
            {user ? <Bell counts={!waiting} /> : null}
            {containerHasTabs() ? (
              <a className={styles.centre} href={myCenterPaths.centerHome.to()}>
                我的
              </a>
            ) : null}
          </>
        )}
      </div>
      {searching && keyword.trim() === '' ? (
        <SearchStart
          recent={recent}
          onWords={setKeyword}
          onKind={(type) => void navigate(fundPortalPaths.allFundList.to({ type }))}
        />
      ) : keyword.trim() === '' ? (
        <>
          {user && !waiting && hasRoom ? (
            <Suspense fallback={<WaitsToCome />}>
              <WhatWaits />
            </Suspense>
          ) : null}
          {ready && !user ? (
            <Welcome signedIn={isSignedIn()} />
          ) : (
            <Holdings enabled={user} onDrawn={drawn} />
          )}
          <div className={styles.rest} hidden={waiting}>
            <Shortcuts signedIn={user} />
            {user && !waiting && !hasRoom ? (
              <Suspense fallback={<WaitsToCome />}>
                <WhatWaits onKnown={knowWaits} />
              </Suspense>
            ) : null}
            {waiting ? null : user && !hasRoom && !areWaitsKnown ? (
              <SkeletonCards shape="holdings" />
            ) : (
              <Suspense fallback={<SkeletonCards shape="holdings" />}>
                <HomeRest user={user} />
              </Suspense>
            )}
          </div>
        </>
      ) : (
        <FundSearch keyword={keyword} onFound={() => recent.add(keyword)} />
      )}
    </Page>
  )
}
