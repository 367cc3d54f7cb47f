import { useLocation, useNavigate } from 'react-router-dom'
import type { CampaignNeed } from '#domain/campaign/campaign-state.ts'
import { wayBackTo } from '#domain/navigation/way-back.ts'
import { useRealName } from '#shared/engines/person/use-real-name.ts'
import { MET_AT, VERIFY } from '#templates/activity/met-at.ts'
import { useShell } from '#templates/shell-context.ts'

interface Remedy {
  readonly text: string
  readonly go: () => void | Promise<void>
}

/**
 * Returns how the user meets what a coupon asks for, and comes back; null where nothing can be
 * done.
 */
export function useRemedy(): (need: CampaignNeed) => Remedy | null {
  const shell = useShell()
  const navigate = useNavigate()
  const verify = useRealName()
  const { pathname, search } = useLocation()
  return (need) => {
    if (need === 'login') return { text: '登录领取', go: () => void shell.login() }
    if (need === 'verified') return { text: VERIFY, go: async () => void (await verify()) }
    const met = MET_AT[need]?.(wayBackTo(`${pathname}${search}`) ?? '/')
    if (met === undefined) return null
    const { text, to } = met
    return { text, go: () => void navigate(to) }
  }
}
