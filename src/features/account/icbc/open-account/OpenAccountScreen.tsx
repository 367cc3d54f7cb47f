import { prefetchCall } from '#api/query.ts'
import { listPensionBanks, queryPensionAccount } from '#api/calls/pension/pension-bank.ts'
import { pensionTermsOn } from '#domain/pension/pension-terms.ts'
import { icbcPaths } from '#paths/icbc.ts'
import type { PathInput } from '#paths/path.ts'
import { now14 } from '#platform/clock.ts'
import { Card } from '#ui/layout/Card.tsx'
import { BulletList } from '#ui/lists/BulletList.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { BankVisit } from '../parts/BankVisit.tsx'
import { BankVisitForm } from '../parts/BankVisitForm.tsx'
import { CONDITIONS } from '../parts/pension-words.ts'
import { termsSource } from '#domain/pension/opening-facts.ts'
import { FactsCard } from './FactsCard.tsx'

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
