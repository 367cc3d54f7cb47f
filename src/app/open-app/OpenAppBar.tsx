import { useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { loadedVisit } from '#app/visit.ts'
import { brand } from '#domain/brand.ts'
import { vipAgingPaths } from '#paths/activities/vip-aging.ts'
import { downloadPaths } from '#paths/download.ts'
import { outsidePaths } from '#paths/outside.ts'
import { offersApp } from '#platform/open-app.ts'
import { useShell } from '#templates/shell-context.ts'
import { classes } from '#ui/classes.ts'
import { CloseIcon } from '#ui/icons.tsx'
import { useBottomBarHeight } from '#ui/layout/bottom-bar-height.ts'
import { Button } from '#ui/fields/Button.tsx'
import { sessionStore } from '#platform/stores/session-store.ts'
import styles from './OpenAppBar.module.css'
import { useAtRest } from './use-at-rest.ts'

const DISMISSED = 'openAppDismissed'

/** Pages that lead there themselves, and those of the edition for older people (rules.md#elder-edition). */
const WITHOUT: ReadonlySet<string> = new Set(
  [downloadPaths.download, outsidePaths.jump, ...Object.values(vipAgingPaths)].map(
    ({ pattern }) => pattern,
  ),
)

/**
 * Opens the page in view in the app (rules.md#opening-the-app). Gone for good once dismissed. It comes once the
 * screen is at rest, and goes until it is again where the screen's own bar, above which it is, comes later.
 */
export function OpenAppBar() {
  const shell = useShell()
  const at = useLocation()
  const barHeight = useBottomBarHeight()
  const [dismissed, setDismissed] = useState(() => sessionStore.getItem(DISMISSED) === '1')
  const inFlow = loadedVisit(at)?.place?.flow !== undefined
  const isAtRest = useAtRest(`${at.pathname} ${barHeight ?? 0}`)
  const there = WITHOUT.has(at.pathname)
  const isOffered = !dismissed && !inFlow && !there && offersApp()
  const shown = isOffered && isAtRest
  // A page leaves room for what floats above its end, so that its last line can be read.
  useLayoutEffect(() => {
    if (!shown) return undefined
    const { style } = document.documentElement
    style.setProperty('--floating-bar-room', 'calc(var(--touch) + var(--space-2))')
    return () => void style.removeProperty('--floating-bar-room')
  }, [shown])
  // What looks at screens waits for it.
  if (!shown) return isOffered ? <span hidden data-to-come /> : null
  return (
    <aside
      className={classes(styles.bar, barHeight !== null && styles.raised)}
      {...(barHeight === null ? {} : { style: { bottom: `${barHeight}px` } })}
      aria-label={`打开${brand.company} App`}
    >
      <div className={styles.inner}>
        <span className={styles.words}>{`在${brand.company} App 中查看`}</span>
        <Button
          kind="secondary"
          size="small"
          onClick={() => shell.leave({ kind: 'app', target: `${at.pathname}${at.search}` })}
        >
          打开 App
        </Button>
        <button
          type="button"
          className={styles.close}
          aria-label="不再提示"
          onClick={() => {
            sessionStore.setItem(DISMISSED, '1')
            setDismissed(true)
          }}
        >
          <CloseIcon />
        </button>
      </div>
    </aside>
  )
}
