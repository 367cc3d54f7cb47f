import { useState } from 'react'
import { formatWan } from '../../../../domain/format-figures.ts'
import { Card } from '../../../../ui/Card.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { Row } from '../../../../ui/Row.tsx'
import { RowList } from '../../../../ui/RowList.tsx'
import { Sheet } from '../../../../ui/Sheet.tsx'
import { WalletIcon } from '../../../../ui/icons.tsx'
import type { Account } from './purchase-data.ts'

const limits = (account: Account): string =>
  account.available
    ? `单笔 ${formatWan(account.singleLimit, { trim: true })}，单日 ${formatWan(account.dayLimit, { trim: true })}，今日剩余 ${formatWan(account.dayLeft, { trim: true })}`
    : account.unavailableReason

const nameOf = (account: Account): string => `${account.bankName}（尾号 ${account.cardTail}）`

interface Props {
  readonly accounts: readonly Account[]
  readonly chosen: Account | null
  readonly onChoose: (bankSerial: string) => void
}

/** Which card pays, with its limits. */
export function PayCard({ accounts, chosen, onChoose }: Props) {
  const [open, setOpen] = useState(false)
  if (chosen === null) {
    return (
      <Card title="付款方式">
        <Notice tone="warning">
          {accounts[0]?.unavailableReason ?? '没有可用的银行卡，请先在 App 内绑定银行卡'}
        </Notice>
      </Card>
    )
  }
  return (
    <>
      <Card title="付款方式" flush>
        <Row
          icon={<WalletIcon />}
          title={nameOf(chosen)}
          note={limits(chosen)}
          onClick={() => setOpen(true)}
          arrow
        />
      </Card>
      <Sheet open={open} onClose={() => setOpen(false)} title="选择付款方式">
        <RowList label="银行卡">
          {accounts.map((account) => (
            <Row
              key={account.bankSerial}
              icon={<WalletIcon />}
              title={nameOf(account)}
              note={limits(account)}
              value={account === chosen ? '已选' : ''}
              {...(account.available
                ? {
                    onClick: () => {
                      onChoose(account.bankSerial)
                      setOpen(false)
                    },
                  }
                : {})}
            />
          ))}
        </RowList>
      </Sheet>
    </>
  )
}
