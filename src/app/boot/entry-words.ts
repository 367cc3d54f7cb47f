import { answersAuthorization, answersLogin, type LoginWords } from '#domain/sign-in/arrival.ts'
import { withoutEntryWords } from '#domain/navigation/entry-words.ts'
import { addressIn, ownAddress, readOwnAddress } from '#domain/navigation/own-address.ts'
import { homePaths } from '#paths/home.ts'
import { keepTabsWord } from '#platform/container-tabs.ts'
import { joinTrip } from '#session/history.ts'
import { endTrip, keepAdvertising, keepCampaign, session } from '#session/session.ts'
import { sessionStore } from '#platform/stores/session-store.ts'

/** The address without the words; home where what remains is no address of ours. */
function withoutWords(url: URL, asked = ''): string {
  const { pathname, search, hash } = url
  return ownAddress(`${pathname}${withoutEntryWords(search, asked)}${hash}`) ?? homePaths.home.to()
}

/** The address to show: where a sign-in began, where a link says that it leads, or this one. */
function shownAddress(url: URL, cameBack: boolean): string {
  const begun = cameBack ? ownAddress(session.redirectUrl) : null
  if (begun !== null) return begun
  const wanted = readOwnAddress(url.searchParams.get('redirectUrl') ?? '')
  return wanted === null ? withoutWords(url, session.wxAuthProcessing) : withoutWords(wanted)
}

/** Never throws: an engine that refuses an address shows the page at the one that it has. */
function replaceAddress(address: string): void {
  try {
    history.replaceState(history.state, '', address)
  } catch {
    // WebKit refuses more than a hundred in half a minute.
  }
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
    loginState: word('loginState'),
    appletVersion: word('appletVersion'),
  }
  keepAdvertising(sessionStore, url.search)
  keepCampaign(sessionStore, url)
  keepTabsWord(url.search)
  const awaited = { authorization: session.wxAuthProcessing, login: session.loginState }
  const shown = shownAddress(
    url,
    answersAuthorization(words, awaited) || answersLogin(words, awaited),
  )
  if (shown !== addressIn(url)) replaceAddress(shown)
  if (session.isRedirect === '1') joinTrip(sessionStore)
  endTrip(sessionStore)
  return words
}
