import { useQuery } from '@tanstack/react-query'
import { querySupportBankCards } from '#api/calls/bank.ts'
import { queryFor } from '#api/query.ts'
import { banksToShow } from '#domain/bank/add-card.ts'
import { authenticPaths } from '#paths/authentic.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { Sheet } from '#ui/overlays/Sheet.tsx'
import type { Bank } from './bank.ts'
import { BankRows } from './BankRows.tsx'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
  /** Called with a bank that signs on its own page; null where such banks are not taken. */
  readonly onSign: ((bank: Bank) => void) | null
}

/** The banks whose cards can be added here, with their limits. */
export function BankSheet({ open, onClose, onSign }: Props) {
  const banks = useQuery({ ...queryFor(querySupportBankCards, {}), enabled: open })
  return (
    <Sheet open={open} onClose={onClose} title="支持的银行与限额" flush>
      <Loaded query={banks} skeleton={<Skeleton shape="rows" lines={6} />}>
        {(data) => (
          <>
            <Row
              title="搜索银行"
              note="按名称查找限额、签约方式和维护情况"
              href={authenticPaths.supportBank.to()}
            />
            <UnreadableNotice of={[data.banks]} />
            {onSign === null ? (
              <BankRows
                banks={banksToShow(data.banks, '').filter(({ signBy }) => signBy === 'message')}
              />
            ) : (
              <BankRows banks={banksToShow(data.banks, '')} onSign={onSign} />
            )}
          </>
        )}
      </Loaded>
    </Sheet>
  )
}
