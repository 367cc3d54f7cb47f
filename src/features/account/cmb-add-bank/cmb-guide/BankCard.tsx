import type { Bank } from '#shared/bank/bank.ts'
import { bankLimits } from '#shared/bank/BankRows.tsx'
import { Choices } from '#ui/fields/Choices.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { formatShortYuan } from '#domain/money/format-figures.ts'
import { Banner } from '#ui/text/Banner.tsx'

interface Props {
  readonly banks: readonly Bank[]
  readonly chosen: string | undefined
  readonly onChoose: (bankId: string) => void
}

/** The bank to sign at, with its limits; a choice where there are several. */
export function BankCard({ banks, chosen, onChoose }: Props) {
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
