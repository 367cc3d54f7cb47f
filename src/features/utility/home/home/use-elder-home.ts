import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { vipAgingPaths } from '#paths/activities/vip-aging.ts'
import { isElderEdition } from '#platform/display/display.ts'

/** Leads to the home of the edition for older people, where that is chosen; also when shown again. */
export function useElderHome(): boolean {
  const navigate = useNavigate()
  useEffect(() => {
    if (isElderEdition()) void navigate(vipAgingPaths.vipAgingHome.to(), { replace: true })
  }, [navigate])
  return isElderEdition()
}
