import { useQuery } from '@tanstack/react-query'
import { listVipRights, queryVip } from '#api/calls/vip/vip.ts'
import { queryFor } from '#api/query.ts'

/** Tiers and the own standing, as they are now. */
export const useVip = () =>
  useQuery({ ...queryFor(queryVip, {}), staleTime: 0, refetchOnMount: 'always' })

/** The rights of all tiers, with what was used. */
export const useVipRights = () =>
  useQuery({ ...queryFor(listVipRights, {}), staleTime: 0, refetchOnMount: 'always' })
