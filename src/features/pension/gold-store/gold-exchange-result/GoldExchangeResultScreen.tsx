import { queryGoldExchange } from '#api/calls/gold/mall.ts'
import { prefetchCall } from '#api/query.ts'
import { isEnded } from '#domain/mall/exchange.ts'
import { unitAmount } from '#domain/ledger/unit-words.ts'
import type { PathInput } from '#paths/path.ts'
import { goldStorePaths } from '#paths/pension/gold-store.ts'
import { notPlaced } from '#shared/engines/outcome/outcome.ts'
import { OutcomeScreen } from '#shared/engines/outcome/OutcomeScreen.tsx'
import { useOutcome } from '#shared/engines/outcome/use-outcome.ts'
import type { Prefetch } from '#templates/screen.ts'
import { useReplace } from '#templates/ways/use-replace.ts'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { CopyLine } from '#ui/text/CopyLine.tsx'
import { resultWords } from './result-words.ts'

type Input = PathInput<typeof goldStorePaths.goldExchangeResult>

export const prefetch: Prefetch<Input> = (input) => [prefetchCall(queryGoldExchange, input)]

/** Shows what has come of an exchange, by the provider's word alone. */
export default function GoldExchangeResultScreen({ input }: { readonly input: Input }) {
  const replace = useReplace()
  const { exchangeNo } = input
  const { found, ...asked } = useOutcome({
    applyNo: '',
    detail: queryGoldExchange,
    detailRequest: () => ({ input: { exchangeNo }, known: true }),
    isOpen: ({ kind, state }) => kind !== 'thing' && !isEnded(state),
    reported: null,
    onPlaced: () => {},
  })
  const words =
    found === undefined
      ? notPlaced('unknown', {
          unknown: { title: '还没有收到兑换结果', note: '请稍后刷新，或在兑换记录中查看' },
          notDone: '没有兑换',
          untouched: '金币没有扣除',
        })
      : resultWords(found)
  const store = () => replace(goldStorePaths.goldStoreHome.to())
  return (
    <OutcomeScreen
      asked={asked}
      words={words}
      acts={{
        detail: {
          text: '查看详情',
          onClick: () => replace(goldStorePaths.goldExchangeDetail.to({ exchangeNo })),
        },
        store: { text: '回到商城', onClick: store },
        again: store,
      }}
      head={found === undefined ? null : { subject: found.title }}
    >
      {found === undefined ? null : (
        <Card>
          <KeyValue
            items={[{ label: '使用金币', value: `${unitAmount(found.coins, 'plain')} 金币` }]}
          />
          <CopyLine label="兑换编号" value={exchangeNo} />
        </Card>
      )}
    </OutcomeScreen>
  )
}
