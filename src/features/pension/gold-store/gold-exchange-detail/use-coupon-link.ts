import { useQuery } from '@tanstack/react-query'
import { couponCenterPaths } from '#paths/activities/coupon-center.ts'
import { useShell } from '#templates/shell-context.ts'

/** Returns where a coupon is looked at; null without one, or where the app has no such screen. */
export function useCouponLink(cardId: string | null): string | null {
  const shell = useShell()
  const address = cardId === null ? '' : couponCenterPaths.couponDetail.to({ cardId })
  const { data } = useQuery({
    queryKey: ['hasScreen', address],
    queryFn: () => shell.hasScreen(address),
    enabled: address !== '',
    staleTime: Infinity,
  })
  return data === true ? address : null
}
