import { queries } from '#app/data/queries.ts'
import { querySecurity } from '#api/calls/security.ts'
import { queryFor } from '#api/query.ts'
import { myCenterPaths } from '#paths/my-center.ts'
import {
  hasFrozenRoom,
  keepWasFrozen,
  setFrozenFoot,
  setFrozenRoom,
} from '#platform/display/frozen-room.ts'
import { followForUser } from '#shared/engines/message/follow-for-user.ts'
import { barsAtFoot, setFootLineHeight, watchFoot } from '#ui/layout/bottom-bar-height.ts'
import styles from './FrozenBanner.module.css'

const WORDS = '账户已冻结，交易、扣款和变更已停止'

/** The banner that is above every screen while the account is frozen: of the page, not of a screen. */
function frozenBanner(): HTMLElement {
  const link = document.createElement('a')
  link.href = myCenterPaths.security.to()
  link.className = styles['banner'] ?? ''
  const words = document.createElement('span')
  words.className = styles['words'] ?? ''
  words.textContent = WORDS
  const act = document.createElement('span')
  act.className = styles['act'] ?? ''
  act.textContent = '去解除'
  link.append(words, act)
  const place = document.createElement('aside')
  place.setAttribute('aria-label', '账户状态')
  place.className = styles['place'] ?? ''
  place.append(link)
  return place
}

const mainOnPage = () => document.querySelector('main')

/** The banner begins where the content of a screen does: below the page's own title bar, if any. */
function putAbove(banner: HTMLElement): void {
  const top = (mainOnPage()?.getBoundingClientRect().top ?? 0) + window.scrollY
  banner.style.bottom = ''
  banner.style.top = `${top}px`
  document.body.prepend(banner)
}

/** The banner on a screen without room for it: a line above the bars, above which the page ends. */
function putAtFoot(banner: HTMLElement): () => void {
  const { style, dataset } = banner
  style.top = ''
  dataset['at'] = 'foot'
  document.body.append(banner)
  const settle = () => {
    const bars = barsAtFoot()
    style.bottom = `${bars}px`
    // The bars have the safe area already.
    dataset['raised'] = bars > 0 ? 'yes' : 'no'
  }
  settle()
  setFrozenFoot(true)
  const end = watchFoot(settle)
  // None while a form in view says it, which may have known before the banner came.
  const sizes =
    typeof ResizeObserver === 'undefined'
      ? null
      : new ResizeObserver(() => setFootLineHeight(banner.offsetHeight))
  sizes?.observe(banner)
  return () => {
    end()
    sizes?.disconnect()
    delete dataset['at']
    setFootLineHeight(0)
    setFrozenFoot(false)
  }
}

/**
 * Shows one banner on all screens while the user's account is frozen. Nothing moves when it comes
 * or goes, and nothing is covered: its room above a screen is kept from the opening after, or else
 * from the next screen, and until then it is at the foot. Ends by what it returns.
 */
export function followFrozen(): () => void {
  const banner = frozenBanner()
  let isFrozen = false
  let isKnown = false
  let leaveFoot: (() => void) | null = null
  function take(): void {
    leaveFoot?.()
    leaveFoot = null
    banner.remove()
  }
  function put(): void {
    const isAbove = hasFrozenRoom()
    if (isFrozen && banner.isConnected && isAbove === (leaveFoot === null)) return
    take()
    if (!isFrozen) return
    if (isAbove) putAbove(banner)
    else leaveFoot = putAtFoot(banner)
  }
  // Each screen is a new child of main; what it had before is not seen any more.
  const nextScreen = new MutationObserver(() => {
    nextScreen.disconnect()
    setFrozenRoom(isFrozen)
    put()
  })
  /** Gives the banner its room: at once only where the user's own act changes the whole screen. */
  function settleRoom(): void {
    nextScreen.disconnect()
    if (hasFrozenRoom() === isFrozen) return
    if (isKnown && location.pathname === myCenterPaths.security.pattern) setFrozenRoom(isFrozen)
    const main = mainOnPage()
    if (main !== null) nextScreen.observe(main, { childList: true })
  }
  // Read again when the page is seen again: what freezes an account here says so itself.
  const options = {
    ...queryFor(querySecurity, {}),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: 'always',
  } as const
  const end = followForUser(queries, options, (data) => {
    isFrozen = data?.frozen === '1'
    if (data !== undefined) keepWasFrozen(isFrozen)
    settleRoom()
    put()
    isKnown = data !== undefined
  })
  return () => {
    end()
    nextScreen.disconnect()
    take()
    setFrozenRoom(false)
  }
}
