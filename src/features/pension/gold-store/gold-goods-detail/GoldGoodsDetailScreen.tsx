import { ActBar } from '#templates/acts/ActBar.tsx'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { queryGoldGoods } from '#api/calls/gold/mall.ts'
import { prefetchCall } from '#api/query.ts'
import { useCurrent } from '#api/use-current.ts'
import { unitAmount } from '#domain/ledger/unit-words.ts'
import { goodsOffer } from '#domain/mall/goods-offer.ts'
import { formatDateTime } from '#domain/calendar/format-dates.ts'
import type { PathInput } from '#paths/path.ts'
import { goldStorePaths } from '#paths/pension/gold-store.ts'
import { useRealName } from '#shared/engines/person/use-real-name.ts'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { useShell } from '#templates/shell-context.ts'
import { Card } from '#ui/layout/Card.tsx'
import { BulletList } from '#ui/lists/BulletList.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { Picture } from '#ui/pictures/Picture.tsx'
import { NumberText } from '#ui/text/NumberText.tsx'
import { COIN_NOTE, KIND_WORDS } from '../parts/exchange-words.ts'
import { offerWords } from '../parts/goods-words.ts'
import { ExchangeSheet } from './ExchangeSheet.tsx'
import styles from './GoldGoodsDetailScreen.module.css'
import type { GoodsDetail } from './use-exchange.ts'

type Input = PathInput<typeof goldStorePaths.goldGoodsDetail>

export const prefetch: Prefetch<Input> = (input) => [prefetchCall(queryGoldGoods, input)]

const actions = (goods: GoodsDetail) => <Acts goods={goods} />

/** One of the goods: what it costs and what it is good for; exchanging it. */
export default function GoldGoodsDetailScreen({ input }: { readonly input: Input }) {
  const query = useCurrent(queryGoldGoods, input)
  return (
    <DetailTemplate
      query={query}
      title={({ title }) => title}
      footNote={COIN_NOTE}
      actions={actions}
    >
      {(goods) => (
        <>
          <Card>
            <div className={styles.picture}>
              <Picture src={goods.pictureUrl} alt="" width={3} height={2} eager />
            </div>
            <h2 className={styles.title}>{goods.title}</h2>
            <div className={styles.coins}>
              <NumberText
                size="figure"
                value={unitAmount(goods.coins, 'plain')}
                unit="金币"
                tone="inherit"
              />
            </div>
          </Card>
          <Card title="兑换说明">
            <KeyValue items={terms(goods)} />
          </Card>
          <Card title="使用规则">
            <BulletList items={goods.rules} />
          </Card>
        </>
      )}
    </DetailTemplate>
  )
}

function terms({
  kind,
  left,
  limit,
  own,
  validity,
  delivery,
  memberOnly,
  from,
  until,
}: GoodsDetail) {
  const used = own === null ? '' : `，已兑 ${own.used} 份`
  return [
    { label: '类别', value: memberOnly ? `${KIND_WORDS[kind]}，会员专享` : KIND_WORDS[kind] },
    ...(left === null ? [] : [{ label: '剩余', value: `${left} 件` }]),
    { label: '每人限兑', value: limit === null ? '不限' : `${limit} 份${used}` },
    { label: '时效', value: validity },
    { label: '发放', value: delivery },
    ...(from === null || until === null
      ? []
      : [
          {
            label: '兑换时间',
            value: `${formatDateTime(from, { seconds: false })} 至 ${formatDateTime(until, { seconds: false })}`,
          },
        ]),
  ]
}

function Acts({ goods }: { readonly goods: GoodsDetail }) {
  const [open, setOpen] = useState(false)
  const navigate = useNavigate()
  const shell = useShell()
  const verify = useRealName()
  const { text, note, act } = offerWords(goodsOffer(goods, goods.own, goods.serverTime))
  const acts = {
    exchange: () => setOpen(true),
    earn: () => void navigate(goldStorePaths.goldCoinTask.to()),
    signIn: async () => void (await shell.login()),
    verify: async () => void (await verify()),
    others: () => void navigate(goldStorePaths.goldStoreHome.to()),
  }
  return (
    <>
      <ActBar
        note={note === '' ? null : note}
        acts={[
          {
            text,
            onClick: acts[act],
            sends: act === 'exchange' ? 'exchangeGoldGoods' : undefined,
          },
        ]}
      />
      {goods.own === null ? null : (
        <ExchangeSheet
          goods={goods}
          balance={goods.own.balance}
          open={open}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
