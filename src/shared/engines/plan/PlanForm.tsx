import type { ReactNode } from 'react'
import { CouponPicker } from '#shared/engines/coupon/CouponPicker.tsx'
import { FundLine } from '#shared/parts/fund/FundLine.tsx'
import { AgreementLine } from '#shared/engines/agreement/AgreementLine.tsx'
import { OrderForm } from '#shared/engines/order/form/OrderForm.tsx'
import { Loaded } from '#templates/Loaded.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Segments } from '#ui/fields/Segments.tsx'
import { SkeletonBlock, SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { BacktestCard } from './BacktestCard.tsx'
import { CycleCard } from './CycleCard.tsx'
import { DebitsCard } from './DebitsCard.tsx'
import { GoalCard } from './GoalCard.tsx'
import { KeepSteps, type KeepChallenge } from './KeepSteps.tsx'
import { PlanAmount } from './PlanAmount.tsx'
import { PlanPay } from './PlanPay.tsx'
import { SmartCard } from './SmartCard.tsx'
import { usePlanFacts } from './use-plan-facts.ts'
import { usePlanForm, type PlanFormInput } from './use-plan-form.ts'

const TYPES = [
  { key: 'ordinary', label: '普通定投' },
  { key: 'smart', label: '智能定投' },
] as const

interface Props extends Omit<PlanFormInput, 'facts'> {
  readonly fundCode: string
  /** Above the form: what is special about this plan. */
  readonly intro?: ReactNode
  /** Of a challenge: its steps, below the dates. */
  readonly challenge?: KeepChallenge
  /** The one cycle that can be chosen; null for any. */
  readonly onlyCycle?: 'weekly' | null
}

/** The form of a plan: to make one, to make another like one, or to change one. */
export function PlanForm({ fundCode, ...rest }: Props) {
  const facts = usePlanFacts(fundCode)
  return (
    <Loaded query={facts} skeleton={<SkeletonScreen shape="form" />}>
      {(data) => <Fields {...rest} facts={data} />}
    </Loaded>
  )
}

function Fields({
  intro,
  challenge,
  onlyCycle = null,
  ...input
}: Omit<Props, 'fundCode'> & PlanFormInput) {
  const { purpose, facts } = input
  const { fund, accounts, protocols, indexes } = facts
  const form = usePlanForm(input)
  const { draft, update, preview, index, smart } = form
  const cycle = { cycle: draft.cycle, cycleDay: draft.cycleDay }
  return (
    <OrderForm
      order={form.order}
      missing={form.missing}
      text={form.text}
      sends={
        purpose.kind === 'edit' ? 'editPlan' : smart === null ? 'createPlan' : 'createSmartPlan'
      }
    >
      {intro}
      <FundLine fund={fund} />
      <UnreadableNotice of={[indexes]} />
      {purpose.kind === 'make' && index !== null ? (
        <Segments
          label="定投方式"
          items={TYPES}
          value={draft.type}
          onChange={(type) => update({ type })}
        />
      ) : null}
      {purpose.kind === 'make' && index === null && draft.type === 'smart' ? (
        <Banner tone="warning">暂时没有可以参考的指数，按普通定投设置</Banner>
      ) : null}
      <Loaded query={preview} skeleton={<SkeletonBlock tall />}>
        {(ahead) => (
          <>
            <PlanAmount
              fund={fund}
              minAmount={ahead.minAmount}
              smart={smart !== null}
              text={draft.amount}
              amount={form.amount}
              error={form.amountError}
              onChange={(amount) => update({ amount })}
              onLeave={form.leaveAmount}
            />
            <CycleCard value={cycle} only={onlyCycle} onChange={(chosen) => update(chosen)} />
            <DebitsCard
              cycle={cycle}
              firstDay={ahead.firstDay}
              dates={ahead.debitDates}
              today={ahead.serverTime.slice(0, 8)}
              overseas={ahead}
              stale={preview.isPlaceholderData}
              first={purpose.kind === 'edit' ? '下次扣款' : '首次扣款'}
            />
            {challenge === undefined ? null : (
              <KeepSteps challenge={challenge} debits={ahead.debitDates} />
            )}
          </>
        )}
      </Loaded>
      {purpose.kind === 'edit' ? null : (
        <CouponPicker
          coupons={form.coupons}
          onChoose={(asked) => update({ cardIds: asked === null ? null : [...asked] })}
        />
      )}
      <PlanPay
        accounts={accounts}
        chosen={form.account}
        warnings={form.warnings}
        onChoose={({ bankSerial, channelId }) => update({ bankSerial, channelId })}
      />
      {smart === null || index === null ? null : (
        <SmartCard
          indexes={indexes}
          index={index}
          averageDays={smart.averageDays}
          measure={preview.isPlaceholderData ? undefined : preview.data?.smart}
          base={form.amount}
          onChange={(terms) => update(terms)}
        />
      )}
      {purpose.kind === 'keep' ? null : (
        <GoalCard
          on={draft.goalOn}
          goal={draft.goal}
          problem={form.wrongGoal}
          onChange={(goal) => update(goal)}
        />
      )}
      {preview.data === undefined ? null : (
        <BacktestCard
          fundCode={fund.fundCode}
          amount={form.amount}
          cycle={cycle}
          smart={smart}
          today={preview.data.serverTime.slice(0, 8)}
        />
      )}
      {purpose.kind === 'edit' ? null : (
        <AgreementLine
          fundCode={fund.fundCode}
          protocols={protocols}
          read={draft.read}
          agreed={draft.agreed}
          onChange={(consent) => update(consent)}
        />
      )}
    </OrderForm>
  )
}
