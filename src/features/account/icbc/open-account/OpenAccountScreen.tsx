import { prefetchCall } from '#api/query.ts'
import { listPensionBanks, queryPensionAccount } from '#api/calls/pension/pension-bank.ts'
import { pensionTermsOn, type PensionTerms } from '#domain/tax/pension-terms.ts'
import { icbcPaths } from '#paths/icbc.ts'
import type { PathInput } from '#paths/path.ts'
import { now14 } from '#platform/clock.ts'
import { Card } from '#ui/layout/Card.tsx'
import { BulletList } from '#ui/lists/BulletList.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { BankVisit } from '../parts/BankVisit.tsx'
import { BankVisitForm } from '../parts/BankVisitForm.tsx'
import { CONDITIONS } from '../parts/pension-words.ts'
import { termsSource, openingFacts } from '#domain/pension/opening-facts.ts'
import { useState } from 'react'
import { Button } from '#ui/base/Button.tsx'
import { payoutReasons } from '#shared/engines/pension/payout-reasons.ts'
import { RowList } from '#ui/lists/RowList.tsx'
import { Sheet } from '#ui/overlays/Sheet.tsx'

type Input = PathInput<typeof icbcPaths.openAccount>

export const prefetch = (_input: Input, signedIn: boolean) => [
  prefetchCall(listPensionBanks, {}),
  ...(signedIn ? [prefetchCall(queryPensionAccount, {})] : []),
]

/** Opens a pension account on the page of a bank, after what cannot be undone is said. */
export default function OpenAccountScreen({ input }: { readonly input: Input }) {
  const terms = pensionTermsOn(now14().slice(0, 8))
  return (
    <BankVisit screen="openAccount" from={input.from}>
      {(account, leaveFor) => (
        <BankVisitForm
          screen="openAccount"
          account={account}
          input={input}
          act="开立"
          onLeave={leaveFor}
          footNote={termsSource(terms)}
        >
          <FactsCard terms={terms} />
          <Card title="开立条件">
            <BulletList items={CONDITIONS} />
          </Card>
          <Card flush>
            <Row
              title="已在银行开立"
              note="授权查询后即可绑定，不必重新开立"
              href={icbcPaths.getAuth.to({ from: input.from })}
            />
          </Card>
        </BankVisitForm>
      )}
    </BankVisit>
  )
}

/** The three facts to know before the tap that cannot be undone, and when money is paid out. */
function FactsCard({ terms }: { readonly terms: PensionTerms }) {
  const [open, setOpen] = useState(false)
  return (
    <Card
      title="开立前请了解"
      flush
      extra={
        <Button kind="text" size="small" onClick={() => setOpen(true)}>
          领取条件
        </Button>
      }
    >
      <RowList label="开立前请了解">
        {openingFacts(terms).map(({ title, note }) => (
          <Row key={title} whole title={title} note={note} />
        ))}
      </RowList>
      <Sheet open={open} onClose={() => setOpen(false)} title="符合以下情形之一可以领取">
        <BulletList items={payoutReasons(terms)} />
      </Sheet>
    </Card>
  )
}
