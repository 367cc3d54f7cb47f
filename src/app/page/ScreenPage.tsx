import { useEffect, useLayoutEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { homePaths } from '#paths/home.ts'
import { inApp, inform } from '#platform/bridge.ts'
import { notUrgent, screenPainted } from '#platform/pack-boot.ts'
import { trackPage } from '#platform/tracking/track.ts'
import type { LoadedScreen } from '#templates/screen.ts'
import { useShell } from '#templates/shell-context.ts'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { Guard } from '#app/gate/Guard.tsx'
import { offerShare } from '#app/sharing/offer-share.ts'
import { keepSnapshot } from '#app/snapshots/snapshots.ts'
import type { ScreenVisit } from '#app/router/visit.ts'

interface Props {
  readonly visit: ScreenVisit
  readonly screen: LoadedScreen
}

/** One screen with its URL's fields checked, its title and tag set, and its needs met. */
export function ScreenPage({ visit, screen: { default: Screen } }: Props) {
  const { row, input } = visit
  const shell = useShell()
  const navigate = useNavigate()

  // A layout effect, which runs first: a screen with a title of its own (a fund's name) sets it
  // after this.
  useLayoutEffect(() => shell.setTitle(row.title), [shell, row])
  useEffect(screenPainted, [])
  useEffect(() => keepSnapshot(visit), [visit])
  const isTracked = input === null || row.tracks?.(input) !== false
  // Not by the visit: a filter in the address is no other page.
  useEffect(() => (isTracked ? trackPage(row.path) : undefined), [row, isTracked])
  useEffect(() => offerShare(visit), [visit])
  useEffect(() => {
    // A failure is ignored: the bars keep their colours.
    if (inApp())
      notUrgent
        .then(() => import('#app/native/native-frame.ts'))
        .then(({ frameScreen }) => frameScreen(row))
        .catch(() => {})
  }, [row])
  useEffect(() => {
    // Without its tag only the app's "back to" cannot find a page.
    const { tag } = row
    if (tag !== undefined) inform((app) => app.call('setPageTag', { tag }))
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
