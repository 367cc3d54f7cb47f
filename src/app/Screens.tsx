import { Activity, use, useEffect, useState } from 'react'
import {
  NavigationType,
  UNSAFE_LocationContext as LocationContext,
  useLocation,
  useNavigationType,
} from 'react-router-dom'
import { dropDrafts } from '#session/draft.ts'
import { goTo, inView, NOTHING_SHOWN } from './kept-visits.ts'
import styles from './Screens.module.css'
import { loadedVisit, loadVisit } from './visit.ts'
import { VisitPage } from './VisitPage.tsx'

/** How a page that is kept was opened, for those who ask in it. */
const KEPT = NavigationType.Pop

/**
 * The screen in view, and behind it those that are kept as they were left (`keepAlive`): hidden,
 * without effects, each with the visit it had.
 */
export function Screens() {
  const location = useLocation()
  const backward = useNavigationType() === NavigationType.Pop
  const [before, setShown] = useState(NOTHING_SHOWN)
  let shown = before
  if (inView(before)?.location !== location) {
    // The router moves in a transition: the screen in view stays while rows are loaded.
    const visit = loadedVisit(location) ?? use(loadVisit(location))
    // Another entry of the history for an address that is in the page already: nothing has to be
    // read again.
    const same = before.standing.find((it) => it.visit.address === visit.address)
    shown = goTo(before, { visit: same?.visit ?? visit, location }, backward)
    setShown(shown)
  }
  useEffect(() => {
    if (shown.endedPlanFlow) dropDrafts(sessionStorage, 'plan:')
  }, [shown])

  const last = inView(shown)
  return shown.standing.map((standing) => (
    <Activity key={standing.visit.key} mode={standing === last ? 'visible' : 'hidden'}>
      <div className={styles.screen} data-enter={shown.entrance}>
        {/* A kept page has the location that it had. Routes would add 3 KB to the entry. */}
        <LocationContext value={{ location: standing.location, navigationType: KEPT }}>
          <VisitPage visit={standing.visit} />
        </LocationContext>
      </div>
    </Activity>
  ))
}
