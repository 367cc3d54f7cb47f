import { Activity, use, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import {
  NavigationType,
  UNSAFE_LocationContext as LocationContext,
  useLocation,
  useNavigationType,
  type Location,
} from 'react-router-dom'
import { containerHasTabs } from '#platform/container-tabs.ts'
import { dropDrafts } from '#session/draft.ts'
import { session } from '#session/session.ts'
import { newSlide, SlideContext, type Slide } from '#ui/layout/slide.ts'
import { sessionStore } from '#platform/stores/session-store.ts'
import { goTo, currentEntry, EMPTY_STACK, withoutKept } from './kept-visits.ts'
import styles from './Screens.module.css'
import { loadVisit, type Visit } from '#app/router/visit.ts'
import { VisitPage } from './VisitPage.tsx'

/** The navigation type of a page that is kept alive, for components that read it. */
const KEPT = NavigationType.Pop

let asked: { readonly step: string; readonly visit: Promise<Visit> } | null = null

/**
 * One promise for a step to an address: rows that cannot be had reject it, where a new one for each
 * render would have React try without end. The first render has a new location at each try.
 */
function visitAt(location: Location): Promise<Visit> {
  const step = location.key + location.pathname + location.search
  if (asked?.step !== step) asked = { step, visit: loadVisit(location) }
  return asked.visit
}

interface Props {
  /** The visit of the address; null while the rows of its module have not been loaded. */
  readonly loaded: Visit | null
}

/**
 * The screen in view, and those that were left but stay mounted (`keepAlive`): hidden, without
 * effects, each with the visit that it had.
 */
export function Screens({ loaded }: Props) {
  const location = useLocation()
  const backward = useNavigationType() === NavigationType.Pop
  const [before, setStack] = useState(EMPTY_STACK)
  let stack = before
  if (currentEntry(before)?.location !== location) {
    // No boundary is above: React keeps the screen in view while rows are loaded.
    const visit = loaded ?? use(visitAt(location))
    // An address that is mounted already keeps its visit: its fields need no second check.
    const same = before.entries.find((it) => it.visit.address === visit.address)
    const entry = { visit: same?.visit ?? visit, location }
    stack = goTo(before, entry, backward, !containerHasTabs())
    setStack(stack)
  }
  // Screens that were left have their user's data; those of a visitor have none.
  const { openId } = useSnapshot(session)
  const [owner, setOwner] = useState(openId)
  if (owner !== openId) {
    setOwner(openId)
    if (owner !== '') {
      stack = withoutKept(stack)
      setStack(stack)
    }
  }
  useEffect(() => {
    if (stack.endedPlanFlow) dropDrafts(sessionStore, 'plan:')
  }, [stack])

  const current = currentEntry(stack)
  const page = stack.transition === undefined ? null : (current?.visit.key ?? null)
  const [slideBefore, setSlide] = useState<Slide | null>(null)
  let slide = slideBefore
  if (page !== (slide?.page ?? null)) {
    slide = page === null ? null : newSlide(page)
    setSlide(slide)
  }
  return stack.entries.map((entry) => (
    <Activity key={entry.visit.key} mode={entry === current ? 'visible' : 'hidden'}>
      <SlideContext value={entry === current ? slide : null}>
        <div className={styles.screen} data-enter={stack.transition}>
          {/* A retained screen has its earlier location. `Routes` would add 3 KB to the entry. */}
          <LocationContext value={{ location: entry.location, navigationType: KEPT }}>
            <VisitPage visit={entry.visit} />
          </LocationContext>
        </div>
      </SlideContext>
    </Activity>
  ))
}
