import type { PathInput } from '#paths/path.ts'
import { vipPaths } from '#paths/activities/vip.ts'
import { useVip } from '#shared/parts/vip/use-vip.ts'
import { FailedLine } from '#templates/FailedLine.tsx'
import { prefetchSlot, SlotTemplate } from '#templates/SlotTemplate.tsx'
import { SkeletonBlock } from '#ui/layout/Skeleton.tsx'
import { TierLadder } from '../parts/TierLadder.tsx'
import { Opening } from './Opening.tsx'

type Input = PathInput<typeof vipPaths.vipEntry>

export const prefetch = prefetchSlot('vip-entry')

/** Shows what a member is, which data it takes, what each tier adds, and becoming one. */
export default function VipEntryScreen({ input: { from } }: { readonly input: Input }) {
  return (
    <SlotTemplate slot="vip-entry" path={vipPaths.vipEntry.to()} below={<Entry from={from} />} />
  )
}

function Entry({ from }: Input) {
  const { data, error, refetch } = useVip()
  if (data === undefined)
    return error === null ? (
      <SkeletonBlock tall />
    ) : (
      <FailedLine what="会员等级" onRetry={refetch} />
    )
  return (
    <>
      <TierLadder tiers={data.tiers} own={data.member?.tier ?? null} />
      <Opening vip={data} from={from} />
    </>
  )
}
