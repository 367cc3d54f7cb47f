import { queryGoldExchange } from '#api/calls/gold/mall.ts'
import { prefetchCall } from '#api/query.ts'
import { useCurrent } from '#api/use-current.ts'
import { unitAmount } from '#domain/ledger/unit-words.ts'
import { canCancel } from '#domain/mall/exchange.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import type { PathInput } from '#paths/path.ts'
import { goldStorePaths } from '#paths/pension/gold-store.ts'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { Button } from '#ui/base/Button.tsx'
import { BottomBar } from '#ui/layout/BottomBar.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { Timeline } from '#ui/lists/Timeline.tsx'
import { CopyLine } from '#ui/text/CopyLine.tsx'
import { COIN_NOTE, STATE_WORDS } from '../parts/exchange-words.ts'
import { CoveredCode } from './CoveredCode.tsx'
import { exchangeTimeline } from './exchange-timeline.ts'
import { useCancel, type ExchangeDetail } from './use-cancel.ts'
import { useCouponLink } from './use-coupon-link.ts'

type Input = PathInput<typeof goldStorePaths.goldExchangeDetail>

export const prefetch: Prefetch<Input> = (input) => [prefetchCall(queryGoldExchange, input)]

const actions = (it: ExchangeDetail) =>
  canCancel(it.kind, it.state) ? <CancelBar exchange={it} /> : null

/** An exchange: how far it is, what it has brought, and taking it back before it is sent. */
export default function GoldExchangeDetailScreen({ input }: { readonly input: Input }) {
  const query = useCurrent(queryGoldExchange, input)
  return (
    <DetailTemplate query={query} footNote={COIN_NOTE} actions={actions}>
      {(it) => (
        <>
          <Card title={it.title} extra={STATE_WORDS[it.state]}>
            <Timeline steps={exchangeTimeline(it)} />
          </Card>
          <Brought exchange={it} />
          <Card title="兑换信息">
            <KeyValue
              items={[{ label: '使用金币', value: `${unitAmount(it.coins, 'plain')} 金币` }]}
            />
            <CopyLine label="兑换编号" value={it.exchangeNo} />
          </Card>
          <Card flush>
            <Row
              title="查看商品"
              href={goldStorePaths.goldGoodsDetail.to({ goodsId: it.goodsId })}
            />
          </Card>
        </>
      )}
    </DetailTemplate>
  )
}

/** The coupon, the code, the parcel with its address, the coins that came back. */
function Brought({ exchange }: { readonly exchange: ExchangeDetail }) {
  const { cardId, code, codeUntil, parcel, address, returned } = exchange
  const coupon = useCouponLink(cardId)
  return (
    <>
      {cardId === null ? null : (
        <Card title="优惠券" flush>
          <Row title="已放入卡券中心" note="兑换后 30 天内有效" href={coupon ?? undefined} />
        </Card>
      )}
      {code === null ? null : <CoveredCode code={code} until={codeUntil} />}
      {parcel === null ? null : (
        <Card title="物流">
          <CopyLine label={parcel.carrier} value={parcel.trackingNo} />
        </Card>
      )}
      {address === null ? null : (
        <Card title="收货地址">
          <KeyValue
            items={[
              { label: '收件人', value: `${address.name} ${address.mobile}` },
              { label: '地址', value: address.place },
            ]}
          />
        </Card>
      )}
      {returned.length === 0 ? null : (
        <Card title="退回的金币">
          <KeyValue
            items={returned.map(({ amount, expiresAt }) => ({
              label: `${unitAmount(amount, 'plain')} 金币`,
              value: `${formatDate(expiresAt)} 到期`,
            }))}
          />
        </Card>
      )}
    </>
  )
}

function CancelBar({ exchange }: { readonly exchange: ExchangeDetail }) {
  const cancel = useCancel(exchange)
  return (
    <BottomBar note="发货前可以取消，金币按原到期日退回">
      <Button
        kind="secondary"
        size="large"
        block
        busy={cancel.at === 'sending'}
        onClick={() => cancel.start()}
      >
        取消兑换
      </Button>
    </BottomBar>
  )
}
