import { listVipRights, queryVip } from '#api/calls/vip/vip.ts'
import { useCurrent } from '#api/use-current.ts'

/** Tiers and the own standing, as they are now. */
export const useVip = () => useCurrent(queryVip, {}, { refetchOnMount: 'always' })

/** The rights of all tiers, with what was used. */
export const useVipRights = () => useCurrent(listVipRights, {}, { refetchOnMount: 'always' })
