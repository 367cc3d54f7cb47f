import { Suspense } from 'react'
import { isSignedIn } from '#session/session.ts'
import { lazyPart } from '#ui/layout/lazy-part.ts'
import { SkeletonCards } from '#ui/layout/Skeleton.tsx'
import { Holdings } from './Holdings.tsx'
import styles from './HomeScreen.module.css'
import { Shortcuts } from './Shortcuts.tsx'
import type { HomeUser } from './use-home-user.ts'
import type { useWaitsPlace } from './waits/use-waits-place.ts'
import { WaitsToCome } from './waits/WaitsToCome.tsx'
import { Welcome } from './Welcome.tsx'

/** The part that the first frame does not need. */
const WhatWaits = lazyPart(() => import('./waits/WhatWaits.tsx'))
const HomeRest = lazyPart(() => import('./HomeRest.tsx'))

interface Props {
  readonly of: HomeUser
  readonly waits: ReturnType<typeof useWaitsPlace>
}

/** The cards of home: what waits for the user, what they own, what they can do and read. */
export function HomeCards({ of: { ready, user, waiting, drawn }, waits }: Props) {
  return (
    <>
      {user && !waiting && waits.above ? (
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
        {user && !waiting && !waits.above ? (
          <Suspense fallback={<WaitsToCome />}>
            <WhatWaits onKnown={waits.know} />
          </Suspense>
        ) : null}
        {waiting ? null : user && !waits.known ? (
          <SkeletonCards shape="holdings" />
        ) : (
          <Suspense fallback={<SkeletonCards shape="holdings" />}>
            <HomeRest user={user} />
          </Suspense>
        )}
      </div>
    </>
  )
}
