import { useNavigate } from 'react-router-dom'
import { unitAmount } from '#domain/ledger/unit-words.ts'
import { GROWTH_NAME, protectionText, tierName } from '#domain/vip/vip-words.ts'
import { downloadPaths } from '#paths/download.ts'
import { vipPaths } from '#paths/activities/vip.ts'
import { useSignedIn } from '#shared/engines/person/use-signed-in.ts'
import { useVip, useVipRights } from '#shared/parts/vip/use-vip.ts'
import type { Member } from '#shared/parts/vip/tier-progress.ts'
import { FailedLine } from '#templates/FailedLine.tsx'
import { useShell } from '#templates/shell-context.ts'
import { Card } from '#ui/layout/Card.tsx'
import { SkeletonBlock } from '#ui/layout/Skeleton.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { Banner } from '#ui/text/Banner.tsx'

/** Tier, points and rights as plain text, with the ways to the whole page and to a newer app. */
export function PlainMember() {
  const shell = useShell()
  const navigate = useNavigate()
  const signedIn = useSignedIn()
  const { data, error, refetch } = useVip()
  return (
    <>
      <Banner
        tone="info"
        action={{
          text: '更新',
          onClick: () => void navigate(downloadPaths.download.to({ to: vipPaths.vipHome.to() })),
        }}
      >
        建议更新到最新版 App，会员页面更完整
      </Banner>
      {data === undefined ? (
        error === null ? (
          <SkeletonBlock tall />
        ) : (
          <FailedLine what="会员信息" onRetry={refetch} />
        )
      ) : data.member === null ? null : (
        <Plain member={data.member} today={data.serverTime.slice(0, 8)} />
      )}
      <RowCard label="会员">
        {signedIn ? (
          <Row
            title={data?.member === null ? '开通会员' : '会员中心'}
            href={data?.member === null ? vipPaths.vipEntry.to() : vipPaths.vipHome.to()}
          />
        ) : (
          <Row title="登录查看等级" onClick={() => void shell.login()} />
        )}
      </RowCard>
    </>
  )
}

function Plain({ member, today }: { readonly member: Member; readonly today: string }) {
  const { data, isPending } = useVipRights()
  // Their names take more lines than the place of one.
  if (isPending) return <SkeletonBlock tall />
  const open = data?.rights.filter(({ minTier }) => minTier <= member.tier)
  return (
    <Card title="我的会员">
      <KeyValue
        items={[
          {
            label: '等级',
            value: tierName(member.tier),
            note: protectionText(member, member.points, today),
          },
          { label: `有效${GROWTH_NAME}`, value: unitAmount(member.points, 'plain') },
          {
            label: '可用权益',
            value:
              open === undefined
                ? '--'
                : open.length === 0
                  ? '暂无'
                  : open.map(({ title }) => title).join('、'),
          },
        ]}
      />
    </Card>
  )
}
