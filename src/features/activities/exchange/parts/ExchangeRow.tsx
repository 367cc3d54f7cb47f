import type * as v from 'valibot'
import type { queryExchange } from '#api/calls/coupons/exchange.ts'
import { formatDateTime } from '#domain/calendar/format-dates.ts'
import { exchangePaths } from '#paths/activities/exchange.ts'
import { Row } from '#ui/lists/Row.tsx'
import { KINDS, STATES } from './exchange-words.ts'

export type CodeExchange = v.InferOutput<typeof queryExchange.payload>['exchange']

/** One code, and what it was exchanged for. */
export function ExchangeRow({ exchange }: { readonly exchange: CodeExchange }) {
  const { exchangeId, title, kind, time, state } = exchange
  return (
    <Row
      title={title}
      note={formatDateTime(time, { seconds: false })}
      value={STATES[state]}
      valueNote={KINDS[kind]}
      href={exchangePaths.detail.to({ exchangeId })}
    />
  )
}
