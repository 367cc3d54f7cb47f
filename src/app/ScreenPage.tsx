import { useEffect, useLayoutEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { homePaths } from '#paths/home.ts'
import { bridge } from '#platform/bridge.ts'
import { screenPainted } from '#platform/pack-boot.ts'
import type { LoadedScreen } from '#templates/screen.ts'
import { useShell } from '#templates/shell-context.ts'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { Guard } from './Guard.tsx'
import { keepSnapshot } from './snapshots.ts'
import type { ScreenVisit } from './visit.ts'

interface Props {
  readonly visit: ScreenVisit
  readonly screen: LoadedScreen
}

/** One screen in its place: its URL checked, its title and tag set, its needs met. */
export function ScreenPage({ visit, screen: { default: Screen } }: Props) {
  const { row, input } = visit
  const shell = useShell()
  const navigate = useNavigate()

  // Before the screen's own effects: one that knows its title better (a fund's name) sets it after
  // this.
  useLayoutEffect(() => shell.setTitle(row.title), [shell, row])
  useEffect(screenPainted, [])
  useEffect(() => keepSnapshot(visit), [visit])
  useEffect(() => {
    // Without the tag the page works; only the app's "back to" would not find it.
    if (row.tag !== undefined)
      bridge()
        .call('setPageTag', { tag: row.tag })
        .catch(() => {})
  }, [row])

  if (input === null) {
    return (
      <EmptyState
        kind="notfound"
        title="链接不完整或已失效"
        note="请回到首页重新进入"
        actionText="回到首页"
        onAction={() => void navigate(homePaths.home.to(), { replace: true })}
      />
    )
  }
  return (
    <Guard visit={visit} input={input}>
      <Screen input={input} />
    </Guard>
  )
}
