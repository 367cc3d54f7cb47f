import { useState } from 'react'
import { cardProblem } from '#shared/bank/bank-fields.ts'
import { CardNumberField } from '#shared/bank/BankFields.tsx'
import { TradingPasswordSheet } from '#shared/person/TradingPasswordSheet.tsx'
import { useLeaveFor } from '#shared/person/use-way-back.ts'
import { FormTemplate } from '#templates/FormTemplate.tsx'
import { useTitle } from '#templates/use-title.ts'
import { Button } from '#ui/fields/Button.tsx'
import { Choices } from '#ui/fields/Choices.tsx'
import { lacking } from '#ui/fields/missing.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { useActivation, type BoundCard } from './use-activation.ts'

const NUMBER = 'activation-card'

interface Props {
  readonly from: string | undefined
  readonly cards: readonly BoundCard[]
}

/** One card of the user's, by its whole number, and the trading password. */
export function Activation({ from, cards }: Props) {
  const activation = useActivation(from)
  const leaveFor = useLeaveFor()
  useTitle('激活账户')
  const [chosen, setChosen] = useState(cards.find((it) => it.available)?.bankSerial ?? null)
  const card = cards.find((it) => it.bankSerial === chosen)
  const reason = card === undefined ? '请选择一张银行卡' : cardProblem(activation.cardNo)
  const action =
    activation.activating.unknown || card === undefined
      ? { text: '查询激活结果', missing: null, onClick: activation.activating.ask }
      : {
          text: '下一步，验证交易密码',
          missing: lacking(reason, NUMBER),
          onClick: () => activation.checkCard(card),
        }
  return (
    <FormTemplate action={action} footNote="卡号加密后发送，不会保存在本机">
      {activation.activating.unknown ? (
        <Banner tone="warning">正在确认结果：没有收到激活结果，请查询后再决定下一步</Banner>
      ) : (
        <Banner tone="info">账户长期没有使用，核对一张银行卡和交易密码后即可恢复交易</Banner>
      )}
      <Card flush>
        <Choices
          title="选择银行卡"
          choices={cards.map((it) => ({
            key: it.bankSerial,
            label: `${it.bankName}（尾号 ${it.cardTail}）`,
            notes: it.available ? [] : [it.unavailableReason],
            disabled: !it.available,
          }))}
          value={chosen}
          onChange={(key) => {
            setChosen(key)
            activation.type('')
          }}
        />
      </Card>
      <Card
        id={NUMBER}
        title="核对卡号"
        extra={
          <Button kind="text" size="small" onClick={() => leaveFor('card')}>
            卡已停用，添加新卡
          </Button>
        }
      >
        <CardNumberField
          value={activation.cardNo}
          onChange={activation.type}
          note="请填写所选银行卡的完整卡号"
          error={activation.activating.problem('card')}
        />
      </Card>
      <TradingPasswordSheet
        open={activation.activating.asking}
        title="请输入交易密码"
        subtitle="激活账户"
        error={activation.activating.problem('password')}
        onComplete={activation.activating.enter}
        onClose={activation.activating.cancel}
      />
    </FormTemplate>
  )
}
