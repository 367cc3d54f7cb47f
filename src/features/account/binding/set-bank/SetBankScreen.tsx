import { useQuery } from '@tanstack/react-query'
import { listBankCards, querySupportBankCards } from '#api/calls/bank.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import type { bindingPaths } from '#paths/binding.ts'
import type { PathInput } from '#paths/path.ts'
import { useLeaveFor } from '#shared/person/use-way-back.ts'
import { VerifiedOnly } from '#shared/person/VerifiedOnly.tsx'
import { combineQueries } from '#templates/combine-queries.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { StateWithBack } from '#templates/ways/StateWithBack.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { SetBankForm } from './SetBankForm.tsx'

type Input = PathInput<typeof bindingPaths.setBank>

/**
 * Proves by a bank card who is there, so that a trading password can be set: the first one, one in
 * place of a forgotten one, or of one that is locked.
 */
export default function SetBankScreen({ input }: { readonly input: Input }) {
  return (
    <VerifiedOnly purpose="设置交易密码">
      {({ custName, tpwdFlag }) => (
        <LoadedCards custName={custName} isSet={tpwdFlag === '1'} from={input.from} />
      )}
    </VerifiedOnly>
  )
}

export const prefetch = () => [
  prefetchCall(listBankCards, {}),
  prefetchCall(querySupportBankCards, {}),
]

interface Props {
  readonly custName: string
  /** Whether a password is set, which the new one replaces. */
  readonly isSet: boolean
  readonly from: string | undefined
}

function LoadedCards(props: Props) {
  const leaveFor = useLeaveFor()
  const cards = useQuery({ ...queryFor(listBankCards, {}), staleTime: 0 })
  const banks = useQuery(queryFor(querySupportBankCards, {}))
  const data =
    cards.data === undefined || banks.data === undefined
      ? undefined
      : { cards: cards.data.cards, banks: banks.data.banks }
  return (
    <Loaded
      query={combineQueries([cards, banks], data)}
      skeleton={<SkeletonScreen shape="steps" />}
      isEmpty={(all) => all.cards.length === 0}
      empty={
        <StateWithBack
          kind="empty"
          title="请先添加一张银行卡"
          note="交易密码通过您本人的银行卡验证设置"
          actionText="添加银行卡"
          onAction={() => leaveFor('card')}
        />
      }
    >
      {(all) => (
        <SetBankForm
          {...props}
          cards={all.cards}
          byPage={all.banks.filter((it) => it.signBy === 'page').map((it) => it.bankId)}
        >
          <UnreadableNotice of={[all.cards]} />
        </SetBankForm>
      )}
    </Loaded>
  )
}
