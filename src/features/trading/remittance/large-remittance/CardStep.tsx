import { cardName } from '#domain/bank/card-name.ts'
import { useLeaveFor } from '#shared/engines/person/use-way-back.ts'
import { unreadable } from '#api/rows.ts'
import { FlowTemplate } from '#templates/FlowTemplate.tsx'
import { RiskLine } from '#templates/RiskLine.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Button } from '#ui/base/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { Tag } from '#ui/text/Tag.tsx'
import { WalletIcon } from '#ui/icons.tsx'
import { RulesCard } from './RulesCard.tsx'
import { STEPS, type Account, type Card as BankCard } from './remittance-words.ts'

interface Props {
  readonly account: Account
  readonly chosen: BankCard | null
  readonly onChoose: (bankSerial: string) => void
  readonly onNext: () => void
  readonly onTransfers: () => void
}

/** The choice of the card from which the user will transfer. */
export function CardStep({ account, chosen, onChoose, onNext, onTransfers }: Props) {
  const leaveFor = useLeaveFor()
  const addCard = () => leaveFor('card')
  if (chosen === null) {
    if (unreadable(account.cards) > 0) return <UnreadableNotice of={[account.cards]} />
    return (
      <EmptyState
        kind="empty"
        title="还没有可以转账的银行卡"
        note="大额存入需要从本人已绑定的银行卡转出"
        actionText="添加银行卡"
        onAction={addCard}
        secondaryText="查看转账记录"
        onSecondary={onTransfers}
      />
    )
  }
  return (
    <FlowTemplate
      steps={STEPS}
      current={0}
      action={{ text: '下一步，查看收款账户', missing: null, onClick: onNext }}
      footNote={<RiskLine />}
    >
      <Card
        title="从哪张卡转出"
        extra={
          <Button kind="text" size="small" onClick={onTransfers}>
            转账记录
          </Button>
        }
        flush
      >
        <UnreadableNotice of={[account.cards]} />
        <RowList label="银行卡">
          {account.cards.map((card) => (
            <Row
              key={card.bankSerial}
              icon={<WalletIcon />}
              title={cardName(card)}
              arrow={false}
              value={card.bankSerial === chosen.bankSerial ? <Tag tone="brand">已选</Tag> : ''}
              onClick={() => onChoose(card.bankSerial)}
            />
          ))}
          <Row title="添加银行卡" onClick={addCard} />
        </RowList>
      </Card>
      <RulesCard account={account} />
    </FlowTemplate>
  )
}
