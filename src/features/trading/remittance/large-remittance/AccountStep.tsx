import { cardName } from '#domain/bank/card-name.ts'
import { FlowTemplate } from '#templates/FlowTemplate.tsx'
import { RiskLine } from '#templates/RiskLine.tsx'
import { Button } from '#ui/base/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { copyText, CopyLine } from '#ui/text/CopyLine.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { RulesCard } from './RulesCard.tsx'
import { accountText, STEPS, type Account, type Card as BankCard } from './remittance-words.ts'

interface Props {
  readonly account: Account
  readonly card: BankCard
  readonly onBack: () => void
  readonly onNext: () => void
}

/** The account to transfer to; each field can be copied into the bank's app. */
export function AccountStep({ account, card, onBack, onNext }: Props) {
  return (
    <FlowTemplate
      steps={STEPS}
      current={1}
      action={{ text: '已完成转账，查看到账', missing: null, onClick: onNext }}
      footNote={<RiskLine />}
    >
      <Banner tone="info" action={{ text: '更换', onClick: onBack }}>
        {`请在银行 App 或柜台，用${cardName(card)}向下面的账户转账`}
      </Banner>
      <Card
        title="收款账户"
        extra={
          <Button
            kind="text"
            size="small"
            onClick={() => copyText('收款信息', accountText(account))}
          >
            全部复制
          </Button>
        }
        flush
      >
        <RowList label="收款账户">
          <CopyLine label="户名" value={account.accountName} />
          <CopyLine label="账号" value={account.accountNo} />
          <CopyLine label="开户银行" value={account.bankName} />
          <CopyLine label="开户网点" value={account.branchName} />
          <CopyLine
            label="附言"
            value={account.remarkCode}
            note="请填写在转账附言（备注）里，便于核对到账"
          />
        </RowList>
      </Card>
      <RulesCard account={account} />
    </FlowTemplate>
  )
}
