import { useEffect, useLayoutEffect, useMemo } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { homePaths } from '#paths/home.ts'
import { bridge } from '#platform/bridge.ts'
import { screenPainted } from '#platform/pack-boot.ts'
import type { LoadedScreen, ScreenRow } from '#templates/screen.ts'
import { useShell } from '#templates/shell-context.ts'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { Guard } from './Guard.tsx'

interface Props {
  readonly row: ScreenRow
  readonly draw: LoadedScreen['draw']
}

/** One screen in its place: its URL checked, its title and tag set, its needs met. */
export function ScreenRoute({ row, draw }: Props) {
  const shell = useShell()
  const navigate = useNavigate()
  const params = useParams()
  const [query] = useSearchParams()
  const text = JSON.stringify({ ...Object.fromEntries(query), ...params })
  const drawn = useMemo(() => draw(JSON.parse(text)), [draw, text])

  // Before the screen's own effects: one that knows its title better (a fund's name) sets it after this.
  useLayoutEffect(() => shell.setTitle(row.title), [shell, row])
  useEffect(screenPainted, [])
  useEffect(() => {
    // Without the tag the page works; only the app's "back to" would not find it.
    if (row.tag !== undefined)
      bridge()
        .call('setPageTag', { tag: row.tag })
        .catch(() => {})
  }, [row])

  if (drawn === null) {
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
    <Guard row={row} input={drawn.input}>
      {drawn.element}
    </Guard>
  )
}
