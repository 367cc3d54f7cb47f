import { unitAmount } from '#domain/ledger/unit-words.ts'
import { GROWTH_NAME, tierName } from '#domain/vip/vip-words.ts'
import { vipPaths } from '#paths/activities/vip.ts'
import { useVip } from '#shared/parts/vip/use-vip.ts'
import { FailedLine } from '#templates/FailedLine.tsx'
import { Row } from '#ui/lists/Row.tsx'

/** The tier and what ages within thirty days; nothing of who is no member. */
export function ElderMember() {
  const { data, error, refetch } = useVip()
  if (data === undefined)
    return error === null ? null : <FailedLine what="会员等级" onRetry={refetch} />
  if (data.member === null) return null
  const { tier, ageing } = data.member
  const aged = ageing.reduce((sum, { points }) => sum + points, 0)
  return (
    <Row
      whole
      title={`会员 ${tierName(tier)}`}
      note={
        aged === 0
          ? '30 天内没有失效的成长值'
          : `30 天内失效 ${unitAmount(aged, 'plain')} ${GROWTH_NAME}`
      }
      href={vipPaths.vipHome.to()}
    />
  )
}
