import { queries } from '#app/queries.ts'
import { querySecurity } from '#api/calls/security.ts'
import { queryFor } from '#api/query.ts'
import { myCenterPaths } from '#paths/my-center.ts'
import { followForUser } from '#shared/message/follow-for-user.ts'
import styles from './FrozenBanner.module.css'

const WORDS = '账户已冻结，交易、扣款和变更已停止'

/** The banner that is above every screen while the account is frozen: of the page, not of a screen. */
function frozenBanner(): HTMLElement {
  const link = document.createElement('a')
  link.href = myCenterPaths.security.to()
  link.className = styles['banner'] ?? ''
  const words = document.createElement('span')
  words.textContent = WORDS
  const act = document.createElement('span')
  act.className = styles['act'] ?? ''
  act.textContent = '去解除'
  link.append(words, act)
  const place = document.createElement('aside')
  place.setAttribute('aria-label', '账户状态')
  place.append(link)
  return place
}

/**
 * Shows one banner above all screens while the user's account is frozen. Ends by what it returns.
 */
export function followFrozen(): () => void {
  const banner = frozenBanner()
  // Read again when the page is seen again: what freezes an account here says so itself.
  const options = {
    ...queryFor(querySecurity, {}),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: 'always',
  } as const
  const end = followForUser(queries, options, (data) => {
    const isFrozen = data?.frozen === '1'
    if (isFrozen === banner.isConnected) return
    if (isFrozen) document.body.prepend(banner)
    else banner.remove()
  })
  return () => {
    end()
    banner.remove()
  }
}
