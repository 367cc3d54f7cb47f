import { useCurrent } from '#api/use-current.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { listBankCards } from '#api/calls/bank.ts'
import { listPensionBanks } from '#api/calls/pension/pension-bank.ts'
import { queryFor } from '#api/query.ts'
import { unreadable } from '#api/rows.ts'
import { formatDateTime } from '#domain/calendar/format-dates.ts'
import { pensionStart } from '#domain/pension/pension-account.ts'
import { icbcPaths } from '#paths/icbc.ts'
import { AgreementPart } from '#shared/engines/agreement/AgreementPart.tsx'
import { useAgreements } from '#shared/engines/agreement/use-agreements.ts'
import { FlowTemplate } from '#templates/FlowTemplate.tsx'
import { Loaded } from '#templates/Loaded.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { combineAnswers } from '#templates/combine-queries.ts'
import { useReplace } from '#templates/ways/use-replace.ts'
import { Choices } from '#ui/fields/Choices.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import type { PensionAccount } from '#shared/engines/pension/use-pension-account.ts'
import { PENSION_STEPS } from './pension-words.ts'
import type { PensionBank } from '#shared/engines/pension/use-bank-visit.ts'
import * as v from 'valibot'

/** The element id of the banks to choose from. */
const BANKS = 'pension-banks'
const TITLES = { openAccount: '选择开户银行', getAuth: '您的开户银行' } as const

interface Props {
  readonly screen: 'openAccount' | 'getAuth'
  readonly account: PensionAccount
  readonly input: { readonly from?: string | undefined; readonly bankId?: string | undefined }
  /** The act at the bank, for the button: 开立. */
  readonly act: string
  readonly onLeave: (bank: PensionBank) => Promise<void>
  /** The facts to know before. */
  readonly children: ReactNode
  readonly footNote: ReactNode
}

/** Choosing the bank of the pension account and leaving for its page. */
export function BankVisitForm(props: Props) {
  const banks = useQuery(queryFor(listPensionBanks, {}))
  const cards = useCurrent(listBankCards, {})
  const query = combineAnswers({ banks, cards })
  return (
    <Loaded
      query={query}
      skeleton={<SkeletonScreen shape="steps" />}
      isEmpty={(all) => all.banks.banks.length === 0}
      empty={
        <EmptyState
          kind="empty"
          title="暂时没有可以办理的银行"
          note="请稍后再来，您已有的账户不受影响"
          actionText="重新加载"
          onAction={() => void query.refetch()}
        />
      }
    >
      {(all) => (
        <Form
          {...props}
          banks={all.banks.banks}
          // A card that cannot be read is one all the same.
          hasCard={all.cards.cards.length + unreadable(all.cards.cards) > 0}
        />
      )}
    </Loaded>
  )
}

interface FormProps extends Props {
  readonly banks: v.InferOutput<typeof listPensionBanks.payload>['banks']
  /** True if the user has an ordinary card. */
  readonly hasCard: boolean
}

function Form(props: FormProps) {
  const { screen, account, input, act, onLeave, children, footNote, banks, hasCard } = props
  const go = useReplace()
  const agreements = useAgreements('pension')
  const { from } = input
  const { pending } = account
  const start = pensionStart(pending, hasCard)
  /** The bank that is given already: of the account, or of the visit under way. */
  const held = account.bankId === '' ? null : account
  const wished = banks.find((it) => it.bankId === input.bankId && it.available)
  const bank = held ?? wished

  const missing =
    bank === undefined ? { reason: '请先选择银行', target: BANKS } : agreements.missing
  const action =
    start === 'ordinaryCard'
      ? {
          text: '先绑定一张银行卡',
          missing: null,
          onClick: () => go(icbcPaths.thBindCard.to({ ...input })),
        }
      : {
          text: bank === undefined ? `前往银行${act}` : `前往${bank.bankName}${act}`,
          missing,
          sends: 'openPensionBankPage' as const,
          onClick: async () => (bank === undefined ? undefined : onLeave(bank)),
        }
  return (
    <FlowTemplate steps={PENSION_STEPS} current={0} action={{ ...action }} footNote={footNote}>
      {start === 'ordinaryCard' ? (
        <Banner tone="warning">办理前请先绑定一张本人的普通银行卡，用于核对身份</Banner>
      ) : null}
      {start === 'goOn' && pending !== null ? (
        <Banner
          tone="info"
          action={{
            text: '查询结果',
            onClick: () => go(icbcPaths.result.to({ signNo: pending.signNo, from })),
          }}
        >
          {`您在${account.bankName}的办理还没有结束，可以继续。如需更换银行，请在 ${formatDateTime(pending.dueTime, { seconds: false })} 后重新选择`}
        </Banner>
      ) : null}
      {children}
      <UnreadableNotice of={[banks]} />
      <div id={BANKS}>
        <Choices
          title={TITLES[screen]}
          choices={banks.map(({ bankId, bankName, available }) => ({
            key: bankId,
            label: bankName,
            notes: available ? [] : ['系统维护中，暂不可用'],
            disabled: !available || (held !== null && held.bankId !== bankId),
          }))}
          value={bank?.bankId ?? null}
          onChange={(bankId) => go(icbcPaths[screen].to({ from, bankId }))}
        />
      </div>
      <AgreementPart agreements={agreements} />
    </FlowTemplate>
  )
}
