import type { Plan } from '#shared/parts/plan/plan-words.ts'
import { ActBar } from '#templates/acts/ActBar.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type * as v from 'valibot'
import { changePlansCard, queryPlansCardChange } from '#api/calls/plans/plan-overview.ts'
import { listPaymentAccount } from '#api/calls/trade.ts'
import { fetchIfFound, queryFor } from '#api/query.ts'
import { rereadAll } from '#api/reread.ts'
import { isOnCard } from '#domain/plan/card-change.ts'
import { cardName } from '#domain/bank/card-name.ts'
import { PayCard } from '#shared/engines/order/form/PayCard.tsx'
import { payingAccount } from '#shared/engines/order/value/pay-account.ts'
import { announceChange } from '#shared/engines/person/announce-change.ts'
import { TradingPasswordSheet } from '#shared/engines/person/TradingPasswordSheet.tsx'
import { newRequestNo } from '#shared/engines/proof/request-number.ts'
import {
  GENERAL,
  PASSWORD_ROWS,
  submissionCall,
} from '#shared/engines/submission/submission-call.ts'
import { noAnswer } from '#shared/engines/submission/submission-words.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import type { FormerCard } from '#domain/plan/former-cards.ts'

type Changes = v.InferOutput<typeof changePlansCard.payload>['plans']

const CHANGE = submissionCall(changePlansCard, {
  ...PASSWORD_ROWS,
  notFound: GENERAL,
  cardUnavailable: GENERAL,
  tokenExpired: GENERAL,
})

const WORDS: Readonly<Record<Changes[number]['change'], string>> = {
  changed: '已更换',
  same: '已从该卡扣款',
  locked: '今日扣款，15:00 后再试',
  overLimit: '超过该卡限额',
  fund: '该基金暂不支持',
}

interface Props {
  readonly former: FormerCard<Plan>
}

/** The new card, the plans that go over to it, and what became of each. */
export function ChangeCardForm({ former }: Props) {
  const queries = useQueryClient()
  const [requestNo, setRequestNo] = useState(newRequestNo)
  const [chosen, choose] = useState<{ bankSerial: string; channelId: string } | null>(null)
  const [done, setDone] = useState<Changes | null>(null)
  const fundCode = former.plans[0]?.fundCode ?? ''
  const accounts = useQuery(queryFor(listPaymentAccount, { fundCode }))
  const cards = (accounts.data?.accounts ?? []).filter(
    ({ bankSerial, walletBalance }) => walletBalance === null && bankSerial !== former.bankSerial,
  )
  const card = payingAccount(cards, chosen ?? { bankSerial: null, channelId: null })
  const changing = useSubmission({
    requiresPassword: true,
    idempotencyKey: requestNo,
    call: async ({ seal, password }) =>
      card === null
        ? null
        : CHANGE({
            requestNo,
            fromBankSerial: former.bankSerial,
            bankSerial: card.bankSerial,
            ...(await seal({ transPwd: password })),
          }),
    askOutcome: async () => (await fetchIfFound(queryPlansCardChange, { requestNo })) ?? false,
    onDone(answer) {
      announceChange('plan')
      setRequestNo(newRequestNo())
      if (answer !== null) setDone(answer.plans)
    },
    onSettled: () => rereadAll(queries),
    words: {
      unknown: { at: 'dialog', text: noAnswer('更换结果暂不确定，请稍后查看各定投的扣款卡') },
      notDone: { at: 'dialog', text: noAnswer('没有更换，请再试一次') },
    },
    repeatable: true,
  })
  if (done !== null) {
    const count = done.filter(({ change }) => isOnCard(change)).length
    return (
      <>
        <Banner tone={count === done.length ? 'info' : 'warning'}>
          {`${done.length} 个定投中 ${count} 个已更换扣款卡`}
        </Banner>
        <RowCard title="更换结果">
          {done.map(({ planNo, planName, change }) => (
            <Row key={planNo} title={planName} value={WORDS[change]} />
          ))}
        </RowCard>
      </>
    )
  }
  return (
    <>
      <Loaded query={accounts} skeleton={<Skeleton shape="rows" />}>
        {() => <PayCard accounts={cards} chosen={card} onChoose={choose} />}
      </Loaded>
      <RowCard title="一起更换的定投">
        {former.plans.map(({ planNo, planName, fundName }) => (
          <Row key={planNo} title={planName} note={fundName} />
        ))}
      </RowCard>
      <ActBar
        acts={[
          {
            text: `更换 ${former.plans.length} 个定投的扣款卡`,
            sends: 'changePlansCard',
            missing: card === null ? { reason: '没有可以更换的银行卡，请先添加' } : null,
            onClick: () => changing.start(),
          },
        ]}
      />
      <TradingPasswordSheet
        open={changing.asking}
        title="请输入交易密码"
        subtitle={card === null ? '更换扣款卡' : `以后从${cardName(card)}扣款`}
        error={changing.problem('password')}
        onComplete={changing.enter}
        onClose={changing.cancel}
      />
    </>
  )
}
