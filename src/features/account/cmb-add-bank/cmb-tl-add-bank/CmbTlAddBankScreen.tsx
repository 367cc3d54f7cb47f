import { cmbAddBankPaths } from '#paths/cmb-add-bank.ts'
import type { PathInput } from '#paths/path.ts'
import { useAgreements } from '#shared/engines/agreement/use-agreements.ts'
import { AddOrdinaryCard } from '#shared/engines/bank/add-card/AddOrdinaryCard.tsx'
import { ordinaryCard } from '#shared/engines/bank/add-card/ordinary-card.ts'
import type { Bank } from '#shared/engines/bank/bank.ts'
import { useWayBack } from '#shared/engines/person/use-way-back.ts'

type Input = PathInput<typeof cmbAddBankPaths.cmbTlAddBank>

const SETUP = {
  ...ordinaryCard,
  words: { ...ordinaryCard.words, steps: ['填写银行卡', '短信签约', '添加成功'] },
  draftKey: 'tlAddBank',
  signAt: (from: string | undefined) => cmbAddBankPaths.cmbGuide.to({ from }),
  refuses: ({ bank }: { readonly bank: Bank }) =>
    bank.signBy === 'page'
      ? `${bank.bankName}的卡须在银行页面签约，请在“支持的银行”中选择该银行`
      : null,
} as const

/** Adds a card by the express channel: with a code of its bank, without the bank's own page. */
export default function CmbTlAddBankScreen({ input }: { readonly input: Input }) {
  const wayBack = useWayBack(input.from)
  const agreements = useAgreements('express')
  return (
    <AddOrdinaryCard
      purpose="添加银行卡"
      setup={SETUP}
      from={input.from}
      agreements={agreements}
      onAdded={wayBack.done}
    />
  )
}
