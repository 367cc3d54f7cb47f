import { Choices } from '#ui/fields/Choices.tsx'

const choices = (verb: '卖出' | '转出') =>
  [
    { key: '1', label: `顺延${verb}`, notes: ['只确认一部分时，其余顺延到下一交易日'] },
    { key: '0', label: '取消剩余', notes: [`只确认一部分时，其余不再${verb}`] },
  ] as const

interface Props {
  /** The act of the order on the shares. */
  readonly verb: '卖出' | '转出'
  readonly value: '0' | '1'
  readonly onChange: (value: '0' | '1') => void
}

/**
 * The choice for the rest of an order when, on a day of large redemptions, the fund confirms only a
 * part.
 */
export function LargeRedeemChoices({ verb, value, onChange }: Props) {
  return <Choices title="遇巨额赎回时" choices={choices(verb)} value={value} onChange={onChange} />
}
