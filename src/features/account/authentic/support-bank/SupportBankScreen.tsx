import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { querySupportBankCards } from '#api/calls/bank.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { banksToShow } from '#domain/bank/add-card.ts'
import type { authenticPaths } from '#paths/authentic.ts'
import type { PathInput } from '#paths/path.ts'
import { BankRows } from '#shared/engines/bank/BankRows.tsx'
import { useWayBack } from '#shared/engines/person/use-way-back.ts'
import { useVariants } from '#shared/parts/search/use-variants.ts'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import { StateWithBack } from '#templates/ways/StateWithBack.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Button } from '#ui/base/Button.tsx'
import { SearchField } from '#ui/fields/SearchField.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'

type Input = PathInput<typeof authenticPaths.supportBank>

/** The banks whose cards can be bound: limits, how a card is signed, and who is closed and why. */
export default function SupportBankScreen({ input: { from } }: { readonly input: Input }) {
  const { goOn } = useWayBack(from)
  const [typed, setTyped] = useState('')
  const variants = useVariants(typed)
  const banks = useQuery(queryFor(querySupportBankCards, {}))
  return (
    <DetailTemplate
      query={banks}
      skeleton="list"
      isEmpty={(data) => data.banks.length === 0}
      empty={<StateWithBack kind="empty" title="暂时没有支持的银行" note="请稍后再来" />}
      footNote="限额由银行设定，可能随时调整；绑定后可以设置更低的本人限额"
    >
      {(data) => {
        const shown = banksToShow(data.banks, typed, variants)
        return (
          <>
            <UnreadableNotice of={[data.banks]} />
            <SearchField
              label="搜索银行"
              placeholder="银行名称"
              value={typed}
              onChange={setTyped}
              onClear={() => setTyped('')}
            />
            {shown.length === 0 ? (
              <EmptyState
                kind="empty"
                title={`没有找到“${typed.trim()}”`}
                note="该银行的卡暂不支持，请使用其他银行的储蓄卡"
                actionText="查看全部银行"
                onAction={() => setTyped('')}
              />
            ) : (
              <Card flush>
                <BankRows banks={shown} />
              </Card>
            )}
            {from === undefined ? null : (
              <Button kind="secondary" block onClick={goOn}>
                返回继续办理
              </Button>
            )}
          </>
        )
      }}
    </DetailTemplate>
  )
}

export const prefetch = () => [prefetchCall(querySupportBankCards, {})]
