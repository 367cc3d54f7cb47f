import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { homePaths } from '#paths/home.ts'
import { bridge, inApp } from '#platform/bridge.ts'
import { now14 } from '#platform/clock.ts'
import { loadRecords, recordVisit, saveRecords, stepsBack } from '#session/history.ts'
import { ShellContext, type Shell } from '#templates/shell-context.ts'
import { ToastHost } from '#ui/overlays/ToastHost.tsx'
import { brand } from '#domain/brand.ts'
import { loadTradeGate } from './gate/load-trade-gate.ts'
import { PageHeader } from './PageHeader.tsx'
import { preloadScreens } from './screen-loader.ts'
import { requestSignIn } from './sign-in.ts'
import { useNotch } from './use-notch.ts'
import { useOwnLinks } from './links/use-own-links.ts'
import { useScrollMemory } from './use-scroll-memory.ts'

/** The index of the current history entry, which the router stores in `history.state.idx`. */
function historyIndex(): number {
  const state: unknown = window.history.state
  const index = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : 0
  return typeof index === 'number' ? index : 0
}

/**
 * What surrounds every screen: the header where the container has none, records of the history,
 * toasts.
 */
export function ShellLayout({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate()
  const location = useLocation()
  const [title, setOwnTitle] = useState<string>(brand.company)
  const main = useRef<HTMLElement>(null)
  useNotch()
  useOwnLinks()
  useScrollMemory()

  useEffect(() => {
    const visit = { index: historyIndex(), path: location.pathname }
    saveRecords(sessionStorage, recordVisit(loadRecords(sessionStorage), visit))
  }, [location])
  // A screen reader starts at the new screen, not at the button that led there.
  const { pathname } = location
  useEffect(() => {
    if (pathname !== '') main.current?.focus({ preventScroll: true })
  }, [pathname])

  const setTitle = useCallback((text: string) => {
    setOwnTitle(text)
    document.title = text
    // A failure is ignored: the document has the title, and the app's title bar keeps its own.
    bridge()
      .call('setPageTitle', { title: text.slice(0, 40) })
      .catch(() => {})
  }, [])
  const back = useCallback(() => {
    const steps = stepsBack(loadRecords(sessionStorage))
    if (steps !== null) void navigate(-steps)
    else if (pathname !== '/') void navigate(homePaths.home.to(), { replace: true })
    else window.close()
  }, [navigate, pathname])

  const shell = useMemo<Shell>(
    () => ({
      setTitle,
      back,
      login: async () => {
        try {
          return (await requestSignIn()) === 'signed-in'
        } catch {
          return false
        }
      },
      tradeGate: async (fundCode, answered = [], verb = '购买') => {
        const { runTradeGate } = await loadTradeGate()
        const order = `${window.location.pathname}${window.location.search}`
        const end = await runTradeGate(fundCode, order, answered, verb)
        if (end.end === 'sentTo') void navigate(end.to)
        if (end.end !== 'passed') return null
        return { cfmTime: end.pass.riskAcknowledged ? now14() : null }
      },
      preload: preloadScreens,
      backTo: (tag, otherwise) => {
        const elsewhere = () => void navigate(otherwise, { replace: true })
        bridge()
          .call('goBackByTag', { tag })
          .then(({ found }) => (found ? undefined : elsewhere()), elsewhere)
      },
    }),
    [setTitle, back, navigate],
  )

  return (
    <ShellContext.Provider value={shell}>
      {inApp() ? null : <PageHeader title={title} onBack={pathname === '/' ? null : back} />}
      <main ref={main} tabIndex={-1} style={{ outline: 'none' }}>
        {children}
      </main>
      <ToastHost />
    </ShellContext.Provider>
  )
}
