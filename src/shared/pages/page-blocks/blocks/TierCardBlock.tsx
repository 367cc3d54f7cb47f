import { useSnapshot } from 'valtio'
import { tierCard } from '#domain/page/blocks/campaign-blocks.ts'
import { vipPaths } from '#paths/activities/vip.ts'
import { isSignedIn, session } from '#session/session.ts'
import { blockView } from '#shared/pages/page-blocks/block-view.ts'
import { TierCard as Tier } from '#shared/parts/vip/TierCard.tsx'
import { useVip } from '#shared/parts/vip/use-vip.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { BlockToCome, Cards, SignInCard } from './BlockStates.tsx'

/** The tier of the user; of who is none or signed out, the way to it. */
export const TierCard = blockView(tierCard, ({ title }) => {
  useSnapshot(session)
  const signedIn = isSignedIn()
  const { data, error, refetch } = useVip()
  const name = title === '' ? '我的会员' : title
  if (!signedIn) return <SignInCard title={name} text="登录后查看等级与权益" />
  if (data === undefined) return <BlockToCome title={name} lines={4} {...{ error, refetch }} />
  if (data.member === null)
    return (
      <Card title={name} flush>
        <Row title="还没有开通会员" note="查看等级与权益" href={vipPaths.vipEntry.to()} />
      </Card>
    )
  return (
    <Cards>
      <Tier title={name} {...data} member={data.member} />
      <Card flush>
        <Row title="会员中心" note="权益与成长值明细" href={vipPaths.vipHome.to()} />
      </Card>
    </Cards>
  )
})
