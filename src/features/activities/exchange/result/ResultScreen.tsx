import { queryExchange } from '#api/calls/coupons/exchange.ts'
import { prefetchCall } from '#api/query.ts'
import { useCurrent } from '#api/use-current.ts'
import { exchangePaths } from '#paths/activities/exchange.ts'
import type { PathInput } from '#paths/path.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { ResultTemplate } from '#templates/ResultTemplate.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { useReplace } from '#templates/ways/use-replace.ts'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { INVALID, KINDS, STATES } from '../parts/exchange-words.ts'

type Input = PathInput<typeof exchangePaths.result>

const NOTES = {
  coupon: '已放入卡券中心',
  coins: '金币已到账，可在金币明细中查看',
  card: '卡号在详情中查看',
} as const

export const prefetch: Prefetch<Input> = (input) => [prefetchCall(queryExchange, input)]

const refused = () => <NotExchanged />

function NotExchanged() {
  const replace = useReplace()
  return (
    <EmptyState
      kind="notfound"
      title={INVALID}
      actionText="重新兑换"
      onAction={() => replace(exchangePaths.home.to())}
    />
  )
}

/** Shows what a code was exchanged for, by the provider's word alone. */
export default function ResultScreen({ input }: { readonly input: Input }) {
  const replace = useReplace()
  const query = useCurrent(queryExchange, input)
  const go = (to: string) => replace(to)
  return (
    <Loaded query={query} skeleton={<SkeletonScreen shape="detail" />} refused={refused}>
      {({ exchange: { kind, title, state } }) => (
        <ResultTemplate
          tone={state === 'usable' ? 'done' : 'failed'}
          title={state === 'usable' ? '兑换成功' : STATES[state]}
          note={state === 'usable' ? NOTES[kind] : `该${KINDS[kind]}${STATES[state]}`}
          subject={title}
          primary={{ text: '查看详情', onClick: () => go(exchangePaths.detail.to(input)) }}
          secondary={{ text: '继续兑换', onClick: () => go(exchangePaths.home.to()) }}
        />
      )}
    </Loaded>
  )
}
