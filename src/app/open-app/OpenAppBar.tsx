import { useEffect, useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { brand } from '#domain/brand.ts'
import { inviteFriends2025Paths } from '#paths/activities/invite-friends2025.ts'
import { inviteFriends2025v2Paths } from '#paths/activities/invite-friends2025v2.ts'
import { homePaths } from '#paths/home.ts'
import { now14 } from '#platform/clock.ts'
import { offersApp } from '#platform/open-app.ts'
import { deviceStore } from '#platform/stores/device-store.ts'
import { useShell } from '#templates/shell-context.ts'
import { classes } from '#ui/classes.ts'
import { CloseIcon } from '#ui/icons.tsx'
import { useBottomBarHeight } from '#ui/layout/bottom-bar-height.ts'
import { Button } from '#ui/base/Button.tsx'
import styles from './OpenAppBar.module.css'
import { useAtRest } from './use-at-rest.ts'

const DAY = 'openAppShownOn'

const today = (): string => now14().slice(0, 8)
/** Returns whether the bar has been shown today on this device. */
const wasShown = (): boolean => deviceStore.getItem(DAY) === today()

/** The pages that an invitation opens: their readers are to go on in the app. */
const INVITED: ReadonlySet<string> = new Set([
  inviteFriends2025Paths.inviteeHome.pattern,
  inviteFriends2025v2Paths.inviteeHomeV2.pattern,
])

/**
 * Opens the app (rules.md#opening-the-app), from the page of an invitation, and from home once a
 * day: there it stays as long as home does, and is not there when one comes back.
 */
export function OpenAppBar() {
  const { pathname } = useLocation()
  const isHome = pathname === homePaths.home.pattern
  if (!offersApp() || (!isHome && !INVITED.has(pathname))) return null
  return <Bar key={pathname} onceADay={isHome} />
}

/**
 * The bar itself. It comes once the screen is at rest; where the screen's own bar comes later, it
 * goes until the screen is at rest again.
 */
function Bar({ onceADay }: { readonly onceADay: boolean }) {
  const shell = useShell()
  const at = useLocation()
  const barHeight = useBottomBarHeight()
  const [dismissed, setDismissed] = useState(onceADay && wasShown())
  const isAtRest = useAtRest(`${at.pathname} ${barHeight ?? 0}`)
  const shown = !dismissed && isAtRest
  useEffect(() => {
    if (shown && onceADay) deviceStore.setItem(DAY, today())
  }, [shown, onceADay])
  // A page leaves room for what floats above its end, so that its last line can be read.
  useLayoutEffect(() => {
    if (!shown) return undefined
    const { style } = document.documentElement
    style.setProperty('--floating-bar-room', 'calc(var(--touch) + var(--space-2))')
    return () => void style.removeProperty('--floating-bar-room')
  }, [shown])
  // The programs that look at screens wait for it.
  if (!shown) return dismissed ? null : <span hidden data-to-come />
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
          aria-label="关闭"
          onClick={() => setDismissed(true)}
        >
          <CloseIcon />
        </button>
      </div>
    </aside>
  )
}
