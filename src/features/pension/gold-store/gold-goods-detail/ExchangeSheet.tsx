import { FrozenNotice } from '#templates/frozen/FrozenNotice.tsx'
import { useFrozenStop } from '#templates/frozen/use-frozen-stop.ts'
import { useState } from 'react'
import { unitAmount } from '#domain/ledger/unit-words.ts'
import { Button } from '#ui/base/Button.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { Sheet } from '#ui/overlays/Sheet.tsx'
import { AddressChoice } from './AddressChoice.tsx'
import { useExchange, type GoodsDetail } from './use-exchange.ts'

interface Props {
  readonly goods: GoodsDetail
  readonly balance: number
  readonly open: boolean
  readonly onClose: () => void
}

const coinsOf = (amount: number): string => `${unitAmount(amount, 'plain')} 金币`

/** Shows what it costs, what is left then, where a thing goes; exchanging. */
export function ExchangeSheet({ goods, balance, open, onClose }: Props) {
  const [addressId, setAddressId] = useState<string | null>(null)
  const exchange = useExchange(goods, addressId)
  const stop = useFrozenStop('exchangeGoldGoods')
  const isThing = goods.kind === 'thing'
  const missing =
    isThing && addressId === null ? { reason: '请选择收货地址', target: 'exchange-address' } : null
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={`兑换${goods.title}`}
      footer={
        <Button
          size="large"
          block
          missing={stop?.missing ?? missing}
          busy={exchange.at === 'sending'}
          onClick={() => exchange.start()}
        >
          {`确认兑换，${coinsOf(goods.coins)}`}
        </Button>
      }
    >
      <FrozenNotice stop={stop} />
      <KeyValue
        items={[
          { label: '现有', value: coinsOf(balance) },
          { label: '兑换后', value: coinsOf(balance - goods.coins) },
        ]}
      />
      {isThing ? <AddressChoice value={addressId} onChange={setAddressId} /> : null}
    </Sheet>
  )
}
