import {
  createElement,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { homePaths } from '#paths/home.ts'
import { bridge, inApp, inform } from '#platform/bridge.ts'
import { now14 } from '#platform/clock.ts'
import { requestConsent } from '#platform/consent.ts'
import { notUrgent } from '#platform/pack-boot.ts'
import {
  backBeyondTrip,
  backStep,
  historyIndex,
  loadRecords,
  saveRecords,
  stepOut,
  type BackStep,
} from '#session/history.ts'
import { ShellContext, type Shell } from '#templates/shell-context.ts'
import { closeTopOverlay } from '#ui/overlays/overlays.ts'
import { ToastHost } from '#ui/overlays/ToastHost.tsx'
import { brand } from '#domain/brand.ts'
import { sessionStore } from '#platform/stores/session-store.ts'
import { ownAddress } from '#domain/navigation/own-address.ts'
import { ConsentNotice } from '#app/consent/ConsentNotice.tsx'
import { loadTradeGate } from '#app/gate/load-trade-gate.ts'
import { PageHeader } from './PageHeader.tsx'
import { hasScreen, preloadScreens } from '#app/router/screen-loader.ts'
import { flowEnded, pageArrived } from '#app/history/settle-history.ts'
import { requestSignIn } from '#app/sign-in/sign-in.ts'
import { useNotch } from '#app/viewport/use-notch.ts'
import { useOwnLinks } from '#app/links/use-own-links.ts'
import { useTabs } from '#app/tabs/use-tabs.ts'
import { useScrollMemory } from '#app/viewport/use-scroll-memory.ts'
import { loadedVisit, type Visit } from '#app/router/visit.ts'

/** A title that a screen has given itself, such as a fund's name. */
interface OwnTitle {
  readonly path: string
  readonly text: string
}

/** The title of a visit's row; the company's name where there is none. */
const rowTitle = (visit: Visit | null): string => visit?.row?.title ?? brand.company

/**
 * Returns whether nothing is to go back to: home, and the root of a tab as which the page was
 * opened.
 */
const isStart = (pathname: string, visit: Visit | null): boolean =>
  pathname === homePaths.home.pattern ||
  (visit?.row?.tab !== undefined && (historyIndex() ?? 0) === 0)

interface Props {
  /** The visit in view; null where the rows of its module could not be loaded. */
  readonly visit: Visit | null
  readonly children: ReactNode
}

/**
 * The frame of every screen: the header where the container has none, records of the history,
 * toasts.
 */
export function ShellLayout({ visit, children }: Props) {
  const navigate = useNavigate()
  const location = useLocation()
  const how = useNavigationType()
  const [ownTitle, setOwnTitle] = useState<OwnTitle | null>(null)
  const main = useRef<HTMLElement>(null)
  const Tabs = useTabs()
  const [AppBar, setAppBar] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (inApp()) return
    notUrgent
      .then(() => import('#app/open-app/OpenAppBar.tsx'))
      .then(({ OpenAppBar }) => setAppBar(() => OpenAppBar))
      .catch(() => {})
  }, [])
  useNotch()
  useOwnLinks()
  useScrollMemory(visit?.row?.tab)

  // A layout effect, which comes before what the page's own effects say of it.
  useLayoutEffect(() => {
    const { pathname: path, search, hash, key, state } = location
    const address = `${path}${search}`
    pageArrived({ path, address, url: `${address}${hash}`, key, state, how })
  }, [location, how])
  // A screen reader starts at the new screen, not at the button that led there.
  const { pathname } = location
  const first = useRef(pathname)
  useEffect(() => {
    // On a new page it starts at the beginning by itself: a focus would cost a layout before the
    // first frame.
    if (pathname === first.current) return
    first.current = ''
    main.current?.focus({ preventScroll: true })
  }, [pathname])

  useEffect(
    () =>
      bridge().on('returned', ({ path }) => {
        const own = ownAddress(path)
        if (own !== null) void navigate(own)
      }),
    [navigate],
  )

  const setTitle = useCallback((text: string, path = window.location.pathname) => {
    document.title = text
    // The row's own is drawn without it: what layout effects change is drawn before the frame.
    const isRows = text === rowTitle(loadedVisit(window.location))
    setOwnTitle(isRows ? null : { path, text })
    // The document has the title already; without this the app's title bar keeps its own.
    inform((app) => app.call('setPageTitle', { title: text }))
  }, [])
  const goBack = useCallback(
    (step: BackStep) => {
      if (step.to === 'entry') return void navigate(-step.steps)
      saveRecords(sessionStore, step.records)
      void navigate(step.address, { replace: true })
    },
    [navigate],
  )
  const goOrLeave = useCallback(
    (step: BackStep | null) => {
      if (step !== null) return goBack(step)
      const showHome = (home: string) => void navigate(home, { replace: true })
      void import('#app/leave/leave-page.ts').then(
        ({ leavePage }) => leavePage(showHome),
        () => showHome(homePaths.home.to()),
      )
    },
    [navigate, goBack],
  )
  const back = useCallback(() => goOrLeave(backStep(loadRecords(sessionStore))), [goOrLeave])

  // Closes first what is open on the page, as the back key does.
  const pressBack = () => {
    if (!closeTopOverlay()) back()
  }

  const shell = useMemo<Shell>(
    () => ({
      setTitle,
      back,
      leaveFlow: () => goOrLeave(stepOut(loadRecords(sessionStore))),
      flowEnded,
      login: async () => (await requestConsent()) && (await requestSignIn()) === 'signed-in',
      signOut: async () => (await import('#app/sign-in/sign-out.ts')).signOutUser(),
      tradeGate: async (fundCode, answered = [], verb = '购买') => {
        const { runTradeGate } = await loadTradeGate()
        const order = `${window.location.pathname}${window.location.search}`
        const end = await runTradeGate(fundCode, order, answered, verb)
        if (end.end === 'sentTo') void navigate(end.to)
        if (end.end !== 'passed') return null
        return { cfmTime: end.pass.riskAcknowledged ? now14() : null }
      },
      leave: async (departure) => {
        const { leave } = await import('#app/leave/leave.ts')
        await leave(departure, { navigate: (to) => void navigate(to) })
      },
      preload: preloadScreens,
      hasScreen,
      backTo: (tag, otherwise) => {
        const beyond = backBeyondTrip(loadRecords(sessionStore), (address) => {
          const at = new URL(address, window.location.origin)
          return loadedVisit(at)?.row?.tag === tag
        })
        if (beyond !== null) return goBack(beyond)
        const elsewhere = () => void navigate(otherwise, { replace: true })
        bridge()
          .call('goBackByTag', { tag })
          .then(({ found }) => (found ? undefined : elsewhere()), elsewhere)
      },
    }),
    [setTitle, back, goBack, goOrLeave, navigate],
  )

  return (
    <ShellContext.Provider value={shell}>
      {inApp() ? null : (
        <PageHeader
          title={ownTitle?.path === pathname ? ownTitle.text : rowTitle(visit)}
          onBack={isStart(pathname, visit) ? null : pressBack}
        />
      )}
      <main ref={main} tabIndex={-1} style={{ outline: 'none' }}>
        {children}
      </main>
      {Tabs === null ? null : createElement(Tabs, { current: visit?.row?.tab })}
      <ConsentNotice pathname={pathname} />
      {AppBar ? <AppBar /> : null}
      <ToastHost />
    </ShellContext.Provider>
  )
}
