import { formatShortYuan } from '#domain/money/format-figures.ts'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { Tag } from '#ui/text/Tag.tsx'
import type { Bank } from './bank.ts'

/** The bank's limits per payment and per day: `单笔 5万元，单日 20万元`. */
export const bankLimits = ({
  singleLimit,
  dayLimit,
}: Pick<Bank, 'singleLimit' | 'dayLimit'>): string =>
  `单笔 ${formatShortYuan(singleLimit)}，单日 ${formatShortYuan(dayLimit)}`

interface Props {
  readonly banks: readonly Bank[]
  /** Called with a bank that signs cards on its own page; without it such a row only informs. */
  readonly onSign?: ((bank: Bank) => void) | undefined
}

/** Banks with their limits; one that signs by page leads there. */
export function BankRows({ banks, onSign }: Props) {
  return (
    <RowList label="支持的银行">
      {banks.map((bank) => (
        <BankRow key={bank.bankId} bank={bank} onSign={onSign} />
      ))}
    </RowList>
  )
}

function BankRow({ bank, onSign }: { readonly bank: Bank } & Pick<Props, 'onSign'>) {
  if (!bank.available) {
    return (
      <Row
        title={bank.bankName}
        note={bank.unavailableReason}
        value={<Tag tone="warning">暂不可用</Tag>}
      />
    )
  }
  const limits = bankLimits(bank)
  if (bank.signBy === 'message') return <Row title={bank.bankName} note={`${limits}，短信签约`} />
  const note = `${limits}，银行页面签约`
  return onSign === undefined ? (
    <Row title={bank.bankName} note={note} />
  ) : (
    <Row title={bank.bankName} note={note} value="去签约" onClick={() => onSign(bank)} />
  )
}
