import { useLayoutEffect, useRef, type ComponentType, type MouseEvent } from 'react'

import { classes } from '#ui/classes.ts'
import spoken from '#ui/spoken.module.css'
import { Spoken } from '#ui/text/Spoken.tsx'
import { setTabBarHeight } from './bottom-bar-height.ts'
import { followKeyboard } from './keyboard.ts'
import styles from './TabBar.module.css'

export interface TabItem {
  readonly name: string
  readonly label: string
  readonly href: string
  readonly Icon: ComponentType<{ readonly filled: boolean }>
  /** A number up to `99+`; `dot` for what is not counted. */
  readonly badge?: string | null
}

export interface TabBarProps {
  readonly items: readonly TabItem[]
  /** The name of the tab in view. */
  readonly current: string
  /** True if what the tab in view shows is being loaded again. */
  readonly refreshing: boolean
  readonly onTap: (name: string, href: string) => void
}

function Badge({ badge }: { readonly badge: string }) {
  const isDot = badge === 'dot'
  return (
    <>
      <span className={isDot ? styles.dot : styles.badge}>{isDot ? null : badge}</span>
      <Spoken>{isDot ? '，有新内容' : ' 条未读'}</Spoken>
    </>
  )
}

/** The product's roots at the foot of the page, fixed above the safe area. */
export function TabBar({ items, current, refreshing, onTap }: TabBarProps) {
  const bar = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const root = document.documentElement
    const element = bar.current
    if (element === null) return undefined
    followKeyboard()
    // The screen's own bar has its place above this one.
    root.dataset['tabs'] = 'shown'
    const observer =
      typeof ResizeObserver === 'undefined'
        ? null
        : new ResizeObserver(() => setTabBarHeight(element.offsetHeight))
    observer?.observe(element)
    return () => {
      observer?.disconnect()
      setTabBarHeight(0)
      delete root.dataset['tabs']
    }
  }, [])
  const tap = (event: MouseEvent, { name, href }: TabItem) => {
    // In a window of its own it is a link as any other.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onTap(name, href)
  }
  return (
    <>
      <div className={styles.spacer} />
      <nav ref={bar} className={styles.bar} aria-label="主导航">
        <div className={styles.items}>
          {items.map((item) => {
            const { name, label, href, Icon, badge } = item
            const isCurrent = name === current
            return (
              <a
                key={name}
                href={href}
                className={classes(styles.item, isCurrent && styles.current)}
                aria-current={isCurrent ? 'page' : undefined}
                data-track="tab"
                data-track-id={name}
                onClick={(event) => tap(event, item)}
              >
                <span className={styles.label}>{label}</span>
                <span className={classes(styles.picture, isCurrent && refreshing && styles.busy)}>
                  <Icon filled={isCurrent} />
                  {badge ? <Badge badge={badge} /> : null}
                </span>
              </a>
            )
          })}
        </div>
        <p className={spoken.spoken} role="status">
          {refreshing ? '刷新中' : ''}
        </p>
      </nav>
    </>
  )
}
