import { useState } from 'react'
import { amountProblem } from '../../../../domain/purchase-amount.ts'
import { formatAmount } from '../../../../domain/format-figures.ts'
import { useDraft } from '../../../../session/draft.ts'
import { Loaded } from '../../../../templates/Loaded.tsx'
import { RiskLine } from '../../../../templates/RiskLine.tsx'
import { BottomBar } from '../../../../ui/BottomBar.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Page } from '../../../../ui/Page.tsx'
import { PasscodeSheet } from '../../../../ui/PasscodeSheet.tsx'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import { AgreementLine } from './AgreementLine.tsx'
import { AmountCard } from './AmountCard.tsx'
import { DatesCard } from './DatesCard.tsx'
import { FundLine } from './FundLine.tsx'
import { PayCard } from './PayCard.tsx'
import {
  draftKey,
  EMPTY_DRAFT,
  purchaseDraft,
  usePurchaseFacts,
  type PurchaseFacts,
} from './purchase-data.ts'
import { usePlaceOrder } from './use-place-order.ts'

export interface PurchaseInput {
  readonly fundCode: string
  readonly cfmTime?: string | undefined
}

export interface PurchaseKind {
  readonly type: 'purchase' | 'deposit'
  readonly verb: '买入' | '存入'
}

interface Props extends PurchaseKind {
  readonly input: PurchaseInput
}

/** One purchase, from the amount to the trading password. What is entered survives a reload. */
export function PurchaseForm({ input, ...kind }: Props) {
  const facts = usePurchaseFacts(input.fundCode)
  return (
    <Loaded query={facts} skeleton={<Skeleton shape="detail" />}>
      {(data) => (
        <Fields input={input} facts={data} onStale={() => void facts.refetch()} {...kind} />
      )}
    </Loaded>
  )
}

interface FieldsProps extends Props {
  readonly facts: PurchaseFacts
  /** The cut-off has passed: the dates shown no longer hold. */
  readonly onStale: () => void
}

function Fields({ input, facts, onStale, type, verb }: FieldsProps) {
  const { fund, config, accounts, protocols } = facts
  const [draft, update] = useDraft(draftKey(fund.fundCode), purchaseDraft, EMPTY_DRAFT)
  const [touched, setTouched] = useState(false)
  const usable = accounts.filter((account) => account.available)
  const account =
    usable.find(({ bankSerial }) => bankSerial === draft.bankSerial) ?? usable[0] ?? null
  const problem = amountProblem(draft.amount, { ...config, card: account })
  const order = usePlaceOrder({
    facts,
    draft,
    update,
    account,
    cfmTime: input.cfmTime ?? null,
    type,
  })
  const ready = problem === null && account !== null && draft.agreed

  return (
    <>
      <Page footNote={<RiskLine />}>
        <FundLine fund={fund} />
        <AmountCard
          facts={facts}
          account={account}
          verb={verb}
          amount={draft.amount}
          problem={touched ? problem : null}
          onChange={(amount) => update({ amount })}
          onLeave={() => setTouched(true)}
        />
        <PayCard
          accounts={accounts}
          chosen={account}
          onChoose={(bankSerial) => update({ bankSerial })}
        />
        <DatesCard fund={fund} config={config} verb={verb} onStale={onStale} />
        <AgreementLine
          protocols={protocols}
          agreed={draft.agreed}
          onChange={(agreed) => update({ agreed })}
        />
      </Page>
      <BottomBar>
        <Button size="large" block disabled={!ready} busy={order.opening} onClick={order.open}>
          {problem === null ? `确认${verb} ${formatAmount(draft.amount)} 元` : `确认${verb}`}
        </Button>
      </BottomBar>
      <PasscodeSheet
        open={order.asking}
        title="请输入交易密码"
        subtitle={`${verb} ${fund.fundName}`}
        amount={problem === null ? formatAmount(draft.amount) : ''}
        error={order.passwordError}
        busy={order.placing}
        onComplete={order.place}
        onClose={order.cancel}
      />
    </>
  )
}
