import { useQuery } from '@tanstack/react-query'
import { querySupportBankCards } from '#api/calls/bank.ts'
import { queryFor } from '#api/query.ts'
import { formatShortYuan } from '#domain/money/format-figures.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { Sheet } from '#ui/overlays/Sheet.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { Tag } from '#ui/text/Tag.tsx'
import type { Bank } from './add-bank-rules.ts'

/** The bank's limits per payment and per day: `单笔 5万元，单日 20万元`. */
export const bankLimits = ({
  singleLimit,
  dayLimit,
}: Pick<Bank, 'singleLimit' | 'dayLimit'>): string =>
  `单笔 ${formatShortYuan(singleLimit)}，单日 ${formatShortYuan(dayLimit)}`

interface Props {
  readonly open: boolean
  readonly onClose: () => void
  /** Called with a bank that signs cards on its own page, for which no number is needed here. */
  readonly onSign: (bank: Bank) => void
}

/** The banks whose cards can be added, with their limits. */
export function AddBankBanks({ open, onClose, onSign }: Props) {
  const banks = useQuery({ ...queryFor(querySupportBankCards, {}), enabled: open })
  return (
    <Sheet open={open} onClose={onClose} title="支持的银行与限额" flush>
      <Loaded query={banks} skeleton={<Skeleton shape="rows" lines={6} />}>
        {(data) => (
          <RowList label="支持的银行">
            {data.banks.map((bank) => (
              <BankRow key={bank.bankId} bank={bank} onSign={onSign} />
            ))}
          </RowList>
        )}
      </Loaded>
    </Sheet>
  )
}

function BankRow({ bank, onSign }: { readonly bank: Bank; readonly onSign: Props['onSign'] }) {
  if (!bank.available) {
    return (
      <Row
        title={bank.bankName}
        note={bank.unavailableReason}
        value={<Tag tone="warning">暂不可用</Tag>}
      />
    )
  }
  return bank.signBy === 'page' ? (
    <Row
      title={bank.bankName}
      note={`${bankLimits(bank)}，在银行页面签约`}
      value="去签约"
      onClick={() => onSign(bank)}
    />
  ) : (
    <Row title={bank.bankName} note={bankLimits(bank)} />
  )
}
