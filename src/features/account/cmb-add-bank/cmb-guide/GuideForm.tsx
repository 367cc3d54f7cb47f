import { useState } from 'react'
import type { Bank } from '#shared/engines/bank/bank.ts'
import { DataTemplate } from '#templates/DataTemplate.tsx'
import { FormTemplate } from '#templates/FormTemplate.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { BulletList } from '#ui/lists/BulletList.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { Timeline } from '#ui/lists/Timeline.tsx'
import { cmbAddBankPaths } from '#paths/cmb-add-bank.ts'
import { useNavigate } from 'react-router-dom'
import { EarlierNotice } from './EarlierNotice.tsx'
import { useGuideData, type GuideData } from './guide-data.ts'
import { BANK_ASKS, GUIDE_WORDS, signingFor, type GuidePurpose } from './guide-words.ts'
import { bankLimits } from '#shared/engines/bank/BankRows.tsx'
import { Choices } from '#ui/fields/Choices.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { formatShortYuan } from '#domain/money/format-figures.ts'
import { Banner } from '#ui/text/Banner.tsx'

const AGREEMENTS = 'signing-agreements'

interface Props {
  readonly purpose: GuidePurpose
  readonly from: string | undefined
  readonly onLeave: (bank: Bank) => Promise<void>
}

/** The guide of who may sign: the bank and its limits, the steps, the agreements. */
export function GuideForm(props: Props) {
  const { other } = GUIDE_WORDS[props.purpose]
  const navigate = useNavigate()
  const data = useGuideData(signingFor(props.purpose))
  return (
    <DataTemplate
      query={data}
      skeleton={<SkeletonScreen shape="steps" />}
      isEmpty={({ banks }) => banks.length === 0}
      empty={
        <EmptyState
          kind="empty"
          title="目前没有在银行页面签约的银行"
          actionText={other.text}
          onAction={() => void navigate(other.to(props.from))}
        />
      }
    >
      {(known) => <Guide {...props} data={known} onAsk={data.refetch} />}
    </DataTemplate>
  )
}

interface GuideProps extends Props {
  readonly data: GuideData
  readonly onAsk: () => Promise<unknown>
}

function Guide({ purpose, from, onLeave, data, onAsk }: GuideProps) {
  const { last, other } = GUIDE_WORDS[purpose]
  const { banks, protocols, agreed } = data
  const [chosen, setChosen] = useState(() => (banks.find((it) => it.available) ?? banks[0])?.bankId)
  const bank = banks.find(({ bankId }) => bankId === chosen)
  const closed = bank === undefined ? '请选择银行' : bank.available ? null : bank.unavailableReason
  const unread = agreed ? null : { reason: '请先阅读并同意签约协议', target: AGREEMENTS }
  return (
    <FormTemplate
      action={{
        text: data.earlier === 'open' ? '继续签约' : '去银行签约',
        sends: 'cmbOpenSignPage',
        missing: closed === null ? unread : { reason: closed || '该银行暂不可用' },
        onClick: async () => {
          if (bank !== undefined) await onLeave(bank)
        },
      }}
      footNote="签约由银行办理，我们不会向您索取银行卡密码"
    >
      <EarlierNotice data={data} onAsk={onAsk} />
      <BankCard banks={banks} chosen={chosen} onChoose={setChosen} />
      <Card title="办理步骤">
        <Timeline
          steps={[
            { key: 'read', label: '阅读并同意签约协议', state: agreed ? 'done' : 'now' },
            { key: 'sign', label: '在银行页面签约', state: agreed ? 'now' : 'pending' },
            { key: 'last', label: '回到这里', note: last, state: 'pending' },
          ]}
        />
      </Card>
      <Card title="银行会请您填写">
        <BulletList items={BANK_ASKS} />
      </Card>
      <Card id={AGREEMENTS} title="签约协议" flush>
        <RowList>
          {protocols.map(({ hash, title }) => (
            <Row
              key={hash}
              title={title}
              value={agreed ? '已同意' : '去阅读'}
              href={cmbAddBankPaths.protocolList.to({ purpose, from })}
            />
          ))}
        </RowList>
      </Card>
      <Card title="没有这家银行的卡" flush>
        <RowList>
          <Row title={other.text} href={other.to(from)} />
        </RowList>
      </Card>
    </FormTemplate>
  )
}

interface BankProps {
  readonly banks: readonly Bank[]
  readonly chosen: string | undefined
  readonly onChoose: (bankId: string) => void
}

/** The bank to sign at, with its limits; a choice where there are several. */
function BankCard({ banks, chosen, onChoose }: BankProps) {
  const [only, second] = banks
  if (only !== undefined && second === undefined) {
    return (
      <Card title={`在${only.bankName}签约`}>
        <KeyValue
          items={[
            { label: '单笔限额', value: formatShortYuan(only.singleLimit) },
            { label: '单日限额', value: formatShortYuan(only.dayLimit) },
          ]}
        />
        {only.available ? null : (
          <Banner tone="warning">{only.unavailableReason || '该银行暂不可用'}</Banner>
        )}
      </Card>
    )
  }
  return (
    <Choices
      title="选择银行"
      value={chosen ?? null}
      onChange={onChoose}
      choices={banks.map((bank) => ({
        key: bank.bankId,
        label: bank.bankName,
        notes: [bank.available ? bankLimits(bank) : bank.unavailableReason],
        disabled: !bank.available,
      }))}
    />
  )
}
