import { useSnapshot } from 'valtio'
import { tierCard } from '#domain/page/blocks/plain-blocks.ts'
import { vipPaths } from '#paths/activities/vip.ts'
import { isSignedIn, session } from '#session/session.ts'
import { BlockFailed } from '#shared/page-blocks/BlockFailed.tsx'
import { blockView } from '#shared/page-blocks/block-view.ts'
import { TierCard as Tier } from '#shared/vip/TierCard.tsx'
import { useVip } from '#shared/vip/use-vip.ts'
import { useShell } from '#templates/shell-context.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { Row } from '#ui/lists/Row.tsx'

/** The tier of the user; of who is none or signed out, the way to it. */
export const TierCard = blockView(tierCard, ({ title }) => {
  const shell = useShell()
  useSnapshot(session)
  const signedIn = isSignedIn()
  const { data, error, refetch } = useVip()
  const name = title === '' ? '我的会员' : title
  if (!signedIn)
    return (
      <Card title={name} flush>
        <Row title="登录后查看等级与权益" onClick={() => void shell.login()} />
      </Card>
    )
  if (data === undefined)
    return (
      <Card title={name}>
        {error === null ? <Skeleton lines={4} /> : <BlockFailed onRetry={refetch} />}
      </Card>
    )
  if (data.member === null)
    return (
      <Card title={name} flush>
        <Row title="还没有开通会员" note="查看等级与权益" href={vipPaths.vipEntry.to()} />
      </Card>
    )
  return (
    <>
      <Tier title={name} {...data} member={data.member} />
      <Card flush>
        <Row title="会员中心" note="权益与成长值明细" href={vipPaths.vipHome.to()} />
      </Card>
    </>
  )
})
