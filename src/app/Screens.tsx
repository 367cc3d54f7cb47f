import { Activity, useEffect, useState } from 'react'
import { NavigationType, Routes, useLocation, useNavigationType } from 'react-router-dom'
import { leaving } from '#domain/navigation/leaving.ts'
import { dropDrafts } from '#session/draft.ts'
import { entranceOf, keepAliveStack, type TransitionFrom, type Standing } from './kept-screens.ts'
import { rowAt } from './screen-loader.ts'
import { screenRoutes } from './ScreenRoutes.tsx'
import styles from './Screens.module.css'

interface Visit {
  readonly path: string
  readonly entryKey: string
  readonly screens: readonly Standing[]
  readonly entrance: TransitionFrom
}

const NOWHERE: Visit = { path: '', entryKey: '', screens: [], entrance: undefined }

/**
 * The screen in view, and behind it those that are kept as they were left (`keepAlive`): hidden, without effects, each with the
 * address it had.
 */
export function Screens() {
  const location = useLocation()
  const backward = useNavigationType() === NavigationType.Pop
  const [visit, setVisit] = useState(NOWHERE)
  const here = location.pathname
  let shown = visit
  if (
    visit.entryKey !== location.key ||
    visit.screens[visit.screens.length - 1]?.location !== location
  ) {
    const { discardsKeptPages } = leaving(visit.path, here)
    const screens = keepAliveStack(
      visit.screens,
      rowAt(location)?.row ?? null,
      location,
      discardsKeptPages,
    )
    const entrance = entranceOf(visit.screens, screens, backward, visit.entrance)
    shown = { path: here, entryKey: location.key, screens, entrance }
    setVisit(shown)
  }
  useEffect(
    () => () => {
      if (leaving(here, window.location.pathname).endsPlanFlow) dropDrafts(sessionStorage, 'plan:')
    },
    [here],
  )

  const last = shown.screens[shown.screens.length - 1]
  return shown.screens.map((screen) => (
    <Activity key={screen.key} mode={screen === last ? 'visible' : 'hidden'}>
      <div className={styles.screen} data-enter={shown.entrance}>
        <Routes location={screen.location}>{screenRoutes}</Routes>
      </div>
    </Activity>
  ))
}
