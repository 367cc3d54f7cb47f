import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { rereadAll } from '#api/reread.ts'
import { formatDateTime } from '#domain/calendar/format-dates.ts'
import { formatAmount } from '#domain/money/format-figures.ts'
import { CONTRACT_STATE_NAMES, isCancellable } from '#domain/private-plan/contract.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { inOwnChannel } from '#platform/open-app.ts'
import { PasswordSheet } from '#shared/engines/person/PasswordSheet.tsx'
import { HandOverSheet } from '#shared/parts/outside/HandOverSheet.tsx'
import { Button } from '#ui/base/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { useHiddenAmounts } from '#ui/text/hide-amounts.ts'
import { CopyLine } from '#ui/text/CopyLine.tsx'
import { Note } from '#ui/text/Note.tsx'
import { Tag } from '#ui/text/Tag.tsx'
import styles from '../parts/PrivateStack.module.css'
import { Countdown } from '../parts/Countdown.tsx'
import type { Contract } from '../parts/private-steps.ts'
import { contractFacts } from './contract-facts.ts'
import { useCancelling } from './use-cancelling.ts'
import { VisitSheet } from './VisitSheet.tsx'

const TONES = {
  unpaid: 'warning',
  cooling: 'brand',
  visit: 'warning',
  effective: 'brand',
  cancelled: 'neutral',
  lapsed: 'neutral',
} as const

/** A contract with its state, the one thing that is next, and the way to cancel it. */
export function ContractCard({ contract }: { readonly contract: Contract }) {
  const { contractNo, state, fundCode } = contract
  const navigate = useNavigate()
  const cancelling = useCancelling(contract)
  const { veil } = useHiddenAmounts()
  const [sheet, setSheet] = useState<'none' | 'visit' | 'handOver'>('none')
  const close = () => setSheet('none')
  return (
    <Card
      title={contract.fundName}
      extra={<Tag tone={TONES[state]}>{CONTRACT_STATE_NAMES[state]}</Tag>}
    >
      <div className={styles.stack}>
        <Next contract={contract} />
        <KeyValue items={contractFacts(contract, veil)} />
        {state === 'unpaid' ? <PayLines contract={contract} /> : null}
        {state === 'visit' ? (
          <Button
            size="large"
            block
            onClick={() => setSheet(inOwnChannel() ? 'visit' : 'handOver')}
          >
            {inOwnChannel() ? '完成回访' : '去 App 回访'}
          </Button>
        ) : null}
        {isCancellable(state) ? (
          <Button kind="text" block onClick={() => cancelling.start()}>
            解除合同
          </Button>
        ) : null}
        {state === 'effective' ? (
          <Button
            kind="secondary"
            block
            onClick={() => void navigate(fundDetailPaths.fundDetailAdvance.to({ fundCode }))}
          >
            产品与持有人报告
          </Button>
        ) : null}
      </div>
      <PasswordSheet of={cancelling} subtitle="解除合同" />
      <VisitSheet open={sheet === 'visit'} onClose={close} contract={contract} />
      <HandOverSheet
        open={sheet === 'handOver'}
        onClose={close}
        to={fundDetailPaths.advanceContractList.to()}
        act={`合同 ${contractNo} 的回访`}
      />
    </Card>
  )
}

/** The next thing to happen, with the time that is left on the provider's clock. */
function Next({ contract: { state, payUntil, coolingUntil } }: { readonly contract: Contract }) {
  const queries = useQueryClient()
  const reread = () => void rereadAll(queries)
  if (state === 'unpaid')
    return (
      <Banner tone="warning">
        {`请在 ${formatDateTime(payUntil, { seconds: false })} 前汇入募集账户，`}
        <Countdown until={payUntil} before="还剩 " onOver={reread} />
      </Banner>
    )
  if (state === 'cooling' && coolingUntil !== null)
    return (
      <Banner tone="info">
        {`冷静期至 ${formatDateTime(coolingUntil)}，`}
        <Countdown until={coolingUntil} before="还剩 " onOver={reread} />
        。期间可以解除合同，全额退款
      </Banner>
    )
  if (state === 'visit')
    return <Banner tone="info">冷静期已满。回访确认后合同生效，在此之前仍可以解除</Banner>
  return null
}

function PayLines({ contract: { account, payment } }: { readonly contract: Contract }) {
  const { hidden } = useHiddenAmounts()
  return (
    <>
      <RowList label="募集账户">
        <CopyLine label="户名" value={account.name} />
        <CopyLine label="账号" value={account.number} />
        <CopyLine label="开户银行" value={account.bank} />
        {hidden ? null : (
          <CopyLine label="金额" value={payment} note={`${formatAmount(payment)} 元，含申购费`} />
        )}
        <CopyLine label="附言" value={account.remark} note="请填写在转账附言（备注）里" />
      </RowList>
      <Note>从本人名下已绑定的银行卡汇出，他人账户或金额不符的汇款会退回</Note>
    </>
  )
}
