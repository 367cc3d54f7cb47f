import type { LoginWords } from '#domain/sign-in/arrival.ts'
import { withoutEntryWords } from '#domain/navigation/entry-words.ts'
import { isOwnAddress } from '#domain/navigation/own-address.ts'
import { joinTrip } from '#session/history.ts'
import { endTrip, keepAdvertising, keepCampaign, session } from '#session/session.ts'
import { sessionStore } from '#platform/stores/session-store.ts'

const withoutWords = (url: URL, asked = ''): string =>
  `${url.pathname}${withoutEntryWords(url.search, asked)}${url.hash}`

/** The address to show: where a sign-in began, where a link says that it leads, or this one. */
function shownAddress(url: URL, cameBack: boolean): string {
  if (cameBack && isOwnAddress(session.redirectUrl)) return session.redirectUrl
  const wanted = url.searchParams.get('redirectUrl') ?? ''
  return isOwnAddress(wanted)
    ? withoutWords(new URL(wanted, location.origin))
    : withoutWords(url, session.wxAuthProcessing)
}

/**
 * Keeps what the address brings for the session and removes it from the address
 * (rules.md#entry-words), and joins the history of before a trip. To be called before anything is
 * drawn.
 */
export function takeEntryWords(): LoginWords {
  const url = new URL(location.href)
  const word = (name: string) => url.searchParams.get(name) ?? ''
  const words = {
    code: word('code'),
    state: word('state'),
    token: word('token'),
    appletVersion: word('appletVersion'),
  }
  keepAdvertising(sessionStore, url.search)
  keepCampaign(sessionStore, url.search)
  const isAnswer = session.wxAuthProcessing !== '' && words.state === session.wxAuthProcessing
  const shown = shownAddress(url, isAnswer || words.token !== '')
  if (shown !== `${url.pathname}${url.search}${url.hash}`) {
    history.replaceState(history.state, '', shown)
  }
  if (session.isRedirect === '1') joinTrip(sessionStore)
  endTrip(sessionStore)
  return words
}
