import { initiativePaths } from '#paths/initiative.ts'
import { prefetchSlot, SlotTemplate } from '#templates/SlotTemplate.tsx'

export const prefetch = prefetchSlot('initiative')

/** Shows what active equity funds are, by style, with the people who manage them. */
export default function InitiativePrefectureScreen() {
  return <SlotTemplate slot="initiative" path={initiativePaths.initiativePrefecture.to()} />
}
