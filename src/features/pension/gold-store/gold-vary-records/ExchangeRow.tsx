import type * as v from 'valibot'
import type { listGoldExchanges } from '#api/calls/gold/mall.ts'
import { unitAmount } from '#domain/ledger/unit-words.ts'
import { formatDateTime } from '#domain/calendar/format-dates.ts'
import { goldStorePaths } from '#paths/pension/gold-store.ts'
import { Row } from '#ui/lists/Row.tsx'
import { FactLine } from '#ui/text/FactLine.tsx'
import { KIND_WORDS, STATE_WORDS } from '../parts/exchange-words.ts'

type Exchange = v.InferOutput<typeof listGoldExchanges.payload>['records'][number]

/** One exchange, and how far it is. */
export function ExchangeRow({ exchange }: { readonly exchange: Exchange }) {
  const { exchangeNo, kind, title, coins, state, time } = exchange
  return (
    <Row
      title={title}
      note={<FactLine facts={[formatDateTime(time, { seconds: false }), KIND_WORDS[kind]]} />}
      value={STATE_WORDS[state]}
      valueNote={`${unitAmount(coins, 'plain')} 金币`}
      href={goldStorePaths.goldExchangeDetail.to({ exchangeNo })}
    />
  )
}
