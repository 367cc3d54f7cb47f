import { openingBegan } from '#platform/vitals.ts'
import { createElement, useEffect, useLayoutEffect, type FunctionComponent } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { subscribe } from 'valtio'
import { withoutEntryWords } from '#domain/navigation/entry-words.ts'
import { addressIn, ownAddress, readOwnAddress } from '#domain/navigation/own-address.ts'
import {
  NEW_PAGE,
  warmStep,
  type WarmEvent,
  type WarmStep,
} from '#domain/navigation/warm-opening.ts'
import { isBlankPage } from '#platform/blank-page.ts'
import { bridge, type Opening } from '#platform/bridge.ts'
import { track } from '#platform/tracking/track.ts'
import { applyDisplay, currentDisplay } from '#platform/display/display.ts'
import { hideAmountsAtStart } from '#platform/display/hidden-at-start.ts'
import { forgetRecords } from '#session/history.ts'
import {
  keepAdvertising,
  keepCampaign,
  session,
  settle,
  signIn,
  signOut,
} from '#session/session.ts'
import { isOfScreen } from '#api/aside.ts'
import { followApp } from '#app/boot/follow-app.ts'
import { forgetScreens, forgetUser } from '#app/forget/forget-page.ts'
import { leaveDeviceTo } from '#app/forget/leave-device.ts'
import { pendingMutationCount } from '#app/data/pending-mutations.ts'
import { preloadFirstScreen } from '#app/frame/first-screen.ts'
import { preloadScreens, prefetchFirstData } from '#app/router/screen-loader.ts'
import { queries } from '#app/data/queries.ts'
import { measureNotch } from '#app/viewport/use-notch.ts'
import { handAnswers } from '#app/sign-in/hand-answers.ts'
import { loadVisit } from '#app/router/visit.ts'
import { sessionStore } from '#platform/stores/session-store.ts'
import { readAnswers } from './opening-answers.ts'
import { drawSpecimen } from './Specimen.tsx'

type Shown = 'screen' | 'waiting' | 'refused'

/** The time for which an opening waits for the first data of its screen, in ms. */
const PATIENCE = 500
/** The number of other spellings of an address that lead on to the next. */
const MOST_MOVES = 3

/** The address that another leads to in the end, so that no frame is lost on the way. */
async function settledUrl(path: string): Promise<URL> {
  let url = new URL(path, location.origin)
  for (let moves = 0; moves < MOST_MOVES; moves += 1) {
    // The router tries again what cannot be loaded now, and says so.
    const visit = await loadVisit(url).catch(() => null)
    if (visit === null || visit.row !== null || visit.movedTo === null) break
    url = new URL(visit.movedTo, location.origin)
  }
  return url
}

/**
 * Steps back to the first entry of the page's history, so that there is no entry behind the screen
 * that is opened next.
 */
async function rewind(): Promise<void> {
  const state: unknown = history.state
  const at = typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : 0
  if (!(at > 0)) return
  await new Promise((there) => {
    window.addEventListener('popstate', there, { once: true })
    history.go(-at)
  })
}

/** Brings a screen's file and its first data; whether all of them came in time. */
async function bring(url: URL, signedIn: boolean, patience: number): Promise<boolean> {
  await preloadFirstScreen(url)
  const data = prefetchFirstData(url, signedIn).then(
    () => true,
    // The screen asks again, and says what failed.
    () => true,
  )
  const late = new Promise<boolean>((done) => setTimeout(() => done(false), patience))
  return Promise.race([data, late])
}

interface DrawnProps {
  readonly App: FunctionComponent
  readonly after: 'layout' | 'effects'
  readonly onDrawn: () => void
}

/** The app, which says when it is in the page: before its first frame, or after its effects. */
function Drawn({ App, after, onDrawn }: DrawnProps) {
  useLayoutEffect(() => {
    if (after === 'layout') onDrawn()
  }, [after, onDrawn])
  useEffect(() => {
    if (after === 'effects') onDrawn()
  }, [after, onDrawn])
  return createElement(App)
}

/**
 * A page that an app loads ahead of its opening. It is blank until the event `open`; then the
 * screen, its data and its user appear in one frame. It never shows a second user anything.
 */
export function waitForOpenings(
  container: HTMLElement,
  App: FunctionComponent,
  patience = PATIENCE,
): void {
  let page = NEW_PAGE
  let root: Root | null = null

  const next = (event: WarmEvent): WarmStep => {
    const [after, step] = warmStep(page, event)
    page = after
    return step
  }
  const clear = () => {
    root?.unmount()
    root = null
  }
  const report = (opening: string, shown: Shown) => {
    // An app that gets no report opens the address in another page.
    bridge()
      .call('pageOpened', { opening, shown })
      .catch(() => {})
  }
  /** For good: the app ends this page. */
  const refuse = (opening: string, openId: string) => {
    clear()
    // The memory that modules have of the user ends with their session alone.
    if (session.openId !== openId) signOut(sessionStore)
    forgetUser()
    report(opening, 'refused')
  }

  async function open({
    opening,
    path,
    openId,
    encOpenId,
    packBoot,
    tappedAt,
    answers,
  }: Opening): Promise<void> {
    openingBegan(tappedAt)
    track({ name: 'visit' })
    const own = readOwnAddress(path)
    const to = own === null || isBlankPage(own.pathname) ? null : addressIn(own)
    const asked = { opening, openId, acts: pendingMutationCount(), isScreen: to !== null }
    const step = next({ type: 'asked', ...asked })
    if (step === 'refuse' || to === null) return refuse(opening, openId)
    if (step === 'start') {
      forgetUser()
      followApp()
    } else {
      clear()
      forgetScreens()
      forgetRecords(sessionStore)
      await rewind()
    }
    // Another opening may have come meanwhile, even one that ended the page.
    if (next({ type: 'emptied', opening, openId }) === 'rest') return
    const signedIn = openId !== '' && encOpenId !== ''
    if (signedIn) signIn(sessionStore, { openId, encOpenId })
    else signOut(sessionStore)
    settle(sessionStore)
    const left = leaveDeviceTo(session.openId)
    handAnswers(signedIn ? openId : '', readAnswers(answers))
    const url = await settledUrl(to)
    const complete = await bring(url, signedIn, patience)
    await left
    const end = next({ type: 'brought', opening, openId })
    if (end === 'refuse') return refuse(opening, openId)
    if (end === 'rest') return
    keepAdvertising(sessionStore, url.search)
    keepCampaign(sessionStore, url)
    url.search = withoutEntryWords(url.search)
    if (packBoot !== '') window.packBoot = packBoot
    history.replaceState(null, '', url)
    hideAmountsAtStart()
    // It may have been changed since this page was loaded.
    applyDisplay(currentDisplay())
    const named = queries.getQueryCache().getAll().some(isOfScreen)
    const drawn = createRoot(container)
    root = drawn
    // Not at once: its effects would be run before the first frame.
    drawn.render(
      createElement(Drawn, {
        App,
        // A screen that names no first data asks for its own in its effects.
        after: named ? 'layout' : 'effects',
        onDrawn() {
          const hasData = complete && (named || queries.isFetching({ predicate: isOfScreen }) === 0)
          report(opening, hasData ? 'screen' : 'waiting')
        },
      }),
    )
  }

  forgetUser()
  // Whoever signs in here later has been shown something, too.
  subscribe(session, () => {
    if (session.ready) next({ type: 'userKnown', openId: session.openId })
  })
  bridge().on('open', (asked) => void open(asked))
  const likely = new URLSearchParams(location.search).get('likely')?.split(',') ?? []
  const ready = [
    drawSpecimen(),
    measureNotch(),
    preloadScreens(likely.flatMap((path) => ownAddress(path) ?? [])),
  ]
  // The opening gets what could not be had now.
  void Promise.allSettled(ready)
    .then(() => bridge().call('pageReady', {}))
    .catch(() => {})
}
