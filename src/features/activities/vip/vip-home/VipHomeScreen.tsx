import { useState } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { queryVip } from '#api/calls/vip/vip.ts'
import { prefetchCall } from '#api/query.ts'
import { unitAmount } from '#domain/ledger/unit-words.ts'
import { formatDate, formatNearDay } from '#domain/calendar/format-dates.ts'
import { protectionOn } from '#domain/vip/vip-tiers.ts'
import { GROWTH_NAME } from '#domain/vip/vip-words.ts'
import { vipPaths } from '#paths/activities/vip.ts'
import type { Member, Vip } from '#shared/parts/vip/tier-progress.ts'
import { TierCard } from '#shared/parts/vip/TierCard.tsx'
import { useOldApp } from './use-old-app.ts'
import { useVip } from '#shared/parts/vip/use-vip.ts'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { useHiddenAmounts } from '#ui/text/hide-amounts.ts'
import { MEMBER_NOTE } from '../parts/member-note.ts'
import { dayText } from './day-text.ts'
import { PointsSheet } from './PointsSheet.tsx'
import { RightsCard } from './RightsCard.tsx'

export const prefetch: Prefetch<object> = () => [prefetchCall(queryVip, {})]

/** Shows what a member has: tier and points, what ages, today's points and why, and the rights. */
export default function VipHomeScreen() {
  const query = useVip()
  return (
    <DetailTemplate query={query} skeleton="figures" footNote={MEMBER_NOTE}>
      {({ member, ...vip }) =>
        member === null ? (
          <Navigate replace to={vipPaths.vipEntry.to()} />
        ) : (
          <Cards vip={vip} member={member} />
        )
      }
    </DetailTemplate>
  )
}

interface Props {
  readonly vip: Omit<Vip, 'member'>
  readonly member: Member
}

function Cards({ vip: { tiers, serverTime }, member }: Props) {
  const navigate = useNavigate()
  const isOldApp = useOldApp()
  const today = serverTime.slice(0, 8)
  return (
    <>
      {isOldApp ? (
        <Banner
          tone="info"
          action={{ text: '简版', onClick: () => void navigate(vipPaths.compat.to()) }}
        >
          App 版本较旧，部分内容可能显示不全
        </Banner>
      ) : null}
      {protectionOn(member, today) === 'soon' ? (
        <Banner
          tone="warning"
          action={{ text: '查看', onClick: () => void navigate(vipPaths.upgrade.to()) }}
        >
          {`等级保护 ${formatDate(member.protectedUntil)} 到期`}
        </Banner>
      ) : null}
      <TierCard {...{ tiers, member, serverTime }} />
      <PointsCard member={member} today={today} />
      <RightsCard tier={member.tier} />
    </>
  )
}

/** The points of the latest day, what ages soon, and the ways to the whole list and upward. */
function PointsCard({ member, today }: { readonly member: Member; readonly today: string }) {
  const [open, setOpen] = useState(false)
  const { veil } = useHiddenAmounts()
  const { latest, ageing } = member
  const isToday = latest?.date === today
  const aged = ageing.reduce((sum, { points }) => sum + points, 0)
  const next = ageing[0]
  return (
    <>
      <RowCard title={GROWTH_NAME}>
        <Row
          whole
          title={isToday || latest === null ? '今日' : `${formatNearDay(latest.date, today)} 所得`}
          note={latest === null ? '今日 20:30 后计算' : dayText(latest, veil)}
          value={latest === null ? '--' : unitAmount(latest.points, 'signed')}
          valueNote={isToday || latest === null ? undefined : '今日未计算'}
        />
        <Row
          title="30 天内失效"
          note={
            next === undefined
              ? '30 天内没有失效的成长值'
              : `最近 ${formatDate(next.date)} 失效 ${unitAmount(next.points, 'plain')}`
          }
          value={unitAmount(aged, 'plain')}
          href={vipPaths.upgrade.to()}
        />
        <Row title="成长值明细" onClick={() => setOpen(true)} />
        <Row title="怎样升级" href={vipPaths.upgrade.to()} />
      </RowCard>
      <PointsSheet open={open} onClose={() => setOpen(false)} />
    </>
  )
}
