import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import {
  listPrivateContracts,
  queryPrivateProduct,
  signPrivateContract,
} from '#api/calls/private-plan.ts'
import { fetchOrThrow } from '#api/query.ts'
import { rereadAll } from '#api/reread.ts'
import { useCurrent } from '#api/use-current.ts'
import { amountForm } from '#domain/money/amount-text.ts'
import { formatAmount, formatRate, formatShortYuan } from '#domain/money/format-figures.ts'
import { roundCent } from '#domain/money/money.ts'
import {
  amountProblem,
  FIRST_MINIMUM,
  MORE_MINIMUM,
  payment,
  type AmountProblem,
} from '#domain/private-plan/amounts.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { inOwnChannel } from '#platform/open-app.ts'
import { sessionStore } from '#platform/stores/session-store.ts'
import { dropDraft, useDraft } from '#session/draft.ts'
import { PasswordSheet } from '#shared/engines/person/PasswordSheet.tsx'
import { newRequestNo } from '#shared/engines/proof/request-number.ts'
import {
  GENERAL,
  PASSWORD_ROWS,
  submissionCall,
} from '#shared/engines/submission/submission-call.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { DataTemplate } from '#templates/DataTemplate.tsx'
import { FormTemplate } from '#templates/FormTemplate.tsx'
import { useReplace } from '#templates/ways/use-replace.ts'
import { AmountField } from '#ui/fields/AmountField.tsx'
import { CheckLine } from '#ui/fields/CheckLine.tsx'
import { lacking } from '#ui/fields/missing.ts'
import { Card } from '#ui/layout/Card.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { DocumentRows } from '../parts/DocumentRows.tsx'
import styles from '../parts/PrivateStack.module.css'
import { planStop } from '../parts/plan-stop.ts'
import { PrivateRiskLine } from '../parts/PrivateGate.tsx'
import { STEP_WORDS, type PrivateProduct, type PrivateState } from '../parts/private-steps.ts'
import { signDraft, signDraftKey } from './sign-draft.ts'

const SIGN = submissionCall(signPrivateContract, {
  ...PASSWORD_ROWS,
  notFound: GENERAL,
  notQualified: GENERAL,
  quotaFull: GENERAL,
  notOpenDay: GENERAL,
  amountOutOfRange: GENERAL,
  riskMismatch: GENERAL,
  agreementUnread: { at: 'dialog', action: 'again' },
  handOver: GENERAL,
  tokenExpired: GENERAL,
})

const CERTIFICATES = fundDetailPaths.advanceCertificateProblems.to()

const AMOUNT = 'private-amount'
const CLAUSES = 'private-clauses'
const PAPERS = 'private-papers'

const PROBLEMS: Readonly<Record<AmountProblem, (least: string) => string>> = {
  number: () => '请输入投资金额',
  small: (least) => `投资金额不能低于 ${formatShortYuan(least)}`,
  step: () => '投资金额须为 1 万元的整数倍',
  large: () => '投资金额超过单次上限',
}

interface Props {
  readonly fundCode: string
  readonly state: PrivateState
}

/** The signing of a contract: the amount, every clause by itself, the papers, the password. */
export function SignForm({ fundCode, state }: Props) {
  const query = useCurrent(queryPrivateProduct, { fundCode })
  return (
    <DataTemplate
      query={query}
      title={() => '签署合同'}
      skeleton={<SkeletonScreen shape="rules" />}
    >
      {(plan) => <Form plan={plan} state={state} />}
    </DataTemplate>
  )
}

function Form({ plan, state }: { readonly plan: PrivateProduct; readonly state: PrivateState }) {
  const { fundCode, clauses, contract, riskReveal, holds, kind } = plan
  const replace = useReplace()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const key = signDraftKey(fundCode)
  const [draft, change] = useDraft(key, signDraft, {
    requestNo: newRequestNo(),
    amount: '',
    ticked: [],
    read: [],
  })
  const { requestNo, amount, ticked, read } = draft
  const hashes = [contract.hash, riskReveal.hash]
  const signing = useSubmission({
    requiresPassword: true,
    idempotencyKey: requestNo,
    call: async ({ seal, password }) =>
      SIGN({
        requestNo,
        fundCode,
        amount: roundCent(amount),
        clauses: ticked,
        hashes,
        ...(await seal({ transPwd: password })),
      }),
    async askOutcome() {
      const { contracts } = await fetchOrThrow(listPrivateContracts, {})
      return contracts.some((it) => it.requestNo === requestNo)
    },
    async onDone() {
      dropDraft(sessionStore, key)
      await rereadAll(queries)
      replace(fundDetailPaths.advanceContractList.to())
    },
    actions: { again: () => rereadAll(queries) },
    repeatable: true,
  })
  const edit = (next: Partial<typeof draft>) => {
    signing.edited()
    change(next)
  }
  const problem = amountProblem(amount, { kind, holds })
  const least = holds ? MORE_MINIMUM : FIRST_MINIMUM[kind]
  const said = problem === null ? null : PROBLEMS[problem](least)
  const left = clauses.filter(({ clauseId }) => !ticked.includes(clauseId)).length
  const [step] = state.missing
  const stop =
    (inOwnChannel() ? null : '签约请在 App、公众号或官网办理') ??
    (step === undefined || step === 'ready' ? null : `请先完成${STEP_WORDS[step].name}`) ??
    planStop(plan, state)
  const missing =
    lacking(stop) ??
    lacking(said, AMOUNT) ??
    lacking(left === 0 ? null : `还有 ${left} 条风险揭示没有确认`, CLAUSES) ??
    lacking(hashes.every((it) => read.includes(it)) ? null : '请阅读合同和风险揭示书', PAPERS)
  return (
    <FormTemplate
      action={{
        text: '签署合同',
        missing,
        sends: 'signPrivateContract',
        onClick: () => signing.start(),
      }}
      footNote={<PrivateRiskLine />}
    >
      {stop === null ? null : (
        <Banner
          tone="warning"
          action={
            step === 'qualify'
              ? { text: '去认定', onClick: () => void navigate(CERTIFICATES) }
              : undefined
          }
        >
          {stop}
        </Banner>
      )}
      <Card id={AMOUNT} title={plan.fundName}>
        <div className={styles.stack}>
          <AmountField
            label="投资金额"
            value={amount}
            onChange={(value) => edit({ amount: value })}
            form={amountForm}
            unit="元"
            placeholder={`${formatShortYuan(least)}起`}
            error={amount === '' ? undefined : (said ?? undefined)}
          />
          <KeyValue
            items={[
              {
                label: '应付金额',
                value:
                  problem === null
                    ? `${formatAmount(payment(amount, plan.purchaseRate))} 元`
                    : '--',
                note: `含申购费 ${formatRate(plan.purchaseRate)}，签署后从本人银行卡汇入募集账户`,
              },
            ]}
          />
        </div>
      </Card>
      <Card id={CLAUSES} title={`风险揭示 ${clauses.length - left}/${clauses.length}`}>
        {clauses.map(({ clauseId, text }) => (
          <CheckLine
            key={clauseId}
            checked={ticked.includes(clauseId)}
            onChange={(checked) =>
              edit({
                ticked: checked ? [...ticked, clauseId] : ticked.filter((it) => it !== clauseId),
              })
            }
          >
            {text}
          </CheckLine>
        ))}
      </Card>
      <Card id={PAPERS} flush title="合同与风险揭示书">
        <DocumentRows
          plan={plan}
          read={read}
          onRead={(hash) => edit({ read: [...read.filter((it) => it !== hash), hash] })}
        />
      </Card>
      <PasswordSheet of={signing} subtitle="签署资产管理合同" />
    </FormTemplate>
  )
}
