import { useNavigate } from 'react-router-dom'
import { cmbAddBankPaths } from '#paths/cmb-add-bank.ts'
import { icbcPaths } from '#paths/icbc.ts'
import type { PathInput } from '#paths/path.ts'
import { AddCard } from '#shared/bank/add-card/AddCard.tsx'
import { ordinaryCard } from '#shared/bank/add-card/ordinary-card.ts'
import { useWayBack } from '#shared/person/use-way-back.ts'
import { VerifiedOnly } from '#shared/person/VerifiedOnly.tsx'
import { useTaskReport } from '#shared/reward/use-task-report.ts'
import { toast } from '#ui/overlays/toast.ts'

type Input = PathInput<typeof icbcPaths.thBindCard>

const SETUP = {
  ...ordinaryCard,
  draftKey: 'thBindCard',
  signAt: (from: string | undefined) => cmbAddBankPaths.cmbGuide.to({ purpose: 'pension', from }),
} as const

/** Binds an ordinary card, which the pension account requires first, and goes on to the account. */
export default function ThBindCardScreen({ input }: { readonly input: Input }) {
  const navigate = useNavigate()
  const { changed } = useWayBack(input.from)
  const next = icbcPaths.openAccount.to(input)
  const report = useTaskReport()
  const onAdded = () => {
    toast.show('添加成功')
    report('binding_card')
    changed()
    void navigate(next, { replace: true })
  }
  return (
    <VerifiedOnly purpose="绑定银行卡">
      {({ custName }) => (
        <AddCard setup={SETUP} custName={custName} from={input.from} onAdded={onAdded} />
      )}
    </VerifiedOnly>
  )
}
