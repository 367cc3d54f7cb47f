import { cmbAddBankPaths } from '#paths/cmb-add-bank.ts'
import { icbcPaths } from '#paths/icbc.ts'
import type { PathInput } from '#paths/path.ts'
import { AddOrdinaryCard } from '#shared/engines/bank/add-card/AddOrdinaryCard.tsx'
import { ordinaryCard } from '#shared/engines/bank/add-card/ordinary-card.ts'
import { useWayBack } from '#shared/engines/person/use-way-back.ts'
import { useReplace } from '#templates/ways/use-replace.ts'

type Input = PathInput<typeof icbcPaths.thBindCard>

const SETUP = {
  ...ordinaryCard,
  draftKey: 'thBindCard',
  signAt: (from: string | undefined) => cmbAddBankPaths.cmbGuide.to({ purpose: 'pension', from }),
} as const

/** Binds an ordinary card, which the pension account requires first, and goes on to the account. */
export default function ThBindCardScreen({ input }: { readonly input: Input }) {
  const replace = useReplace()
  const { changed } = useWayBack(input.from)
  return (
    <AddOrdinaryCard
      purpose="绑定银行卡"
      setup={SETUP}
      from={input.from}
      onAdded={() => {
        changed()
        replace(icbcPaths.openAccount.to(input))
      }}
    />
  )
}
