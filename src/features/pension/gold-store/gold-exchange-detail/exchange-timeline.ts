import { exchangeStep, type ExchangeState, type GoodsKind } from '#domain/mall/exchange.ts'
import { formatDateTime } from '#domain/calendar/format-dates.ts'
import type { Step } from '#ui/lists/Timeline.tsx'
import { STATE_WORDS } from '../parts/exchange-words.ts'

interface Followed {
  readonly kind: GoodsKind
  readonly state: ExchangeState
  readonly steps: readonly { readonly state: ExchangeState; readonly time: string }[]
  readonly expectedAt: string | null
  readonly reason: string
}

const moment = (time: string): string => formatDateTime(time, { seconds: false })

/** Returns what is still to come: of a thing that it is sent, of all that they are done. */
function ahead({ kind, state }: Followed): readonly ExchangeState[] {
  const path: readonly ExchangeState[] =
    kind === 'thing' ? ['processing', 'shipped', 'done'] : ['done']
  const canGoOn = exchangeStep(state, 'complete') !== null
  return canGoOn ? path.slice(path.indexOf(state) + 1) : []
}

/** Returns what has happened to an exchange, then what is expected. */
export function exchangeTimeline(it: Followed): readonly Step[] {
  const { steps, expectedAt, reason } = it
  return [
    ...steps.map(({ state, time }) => ({
      key: state,
      label: STATE_WORDS[state],
      date: moment(time),
      state: state === 'failed' ? ('failed' as const) : ('done' as const),
      note: state === 'failed' ? reason : state === 'cancelled' ? '金币已退回' : '',
    })),
    ...ahead(it).map((state, index) => ({
      key: state,
      label: STATE_WORDS[state],
      state: 'pending' as const,
      date: index === 0 && expectedAt !== null ? moment(expectedAt) : '',
    })),
  ]
}
