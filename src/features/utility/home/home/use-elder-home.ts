import { useEffect } from 'react'
import { vipAgingPaths } from '#paths/activities/vip-aging.ts'
import { isElderEdition } from '#platform/display/display.ts'
import { useReplace } from '#templates/ways/use-replace.ts'

/** Leads to the home of the edition for older people, where that is chosen; also when shown again. */
export function useElderHome(): boolean {
  const replace = useReplace()
  useEffect(() => {
    if (isElderEdition()) replace(vipAgingPaths.vipAgingHome.to())
  }, [replace])
  return isElderEdition()
}
