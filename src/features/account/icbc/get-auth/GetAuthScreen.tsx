import type { icbcPaths } from '#paths/icbc.ts'
import type { PathInput } from '#paths/path.ts'
import { Card } from '#ui/layout/Card.tsx'
import { BulletList } from '#ui/lists/BulletList.tsx'
import { BankVisit } from '../parts/BankVisit.tsx'
import { BankVisitForm } from '../parts/BankVisitForm.tsx'
import { ACCOUNT, AUTHORIZED_DATA, NOT_AUTHORIZED } from '../parts/pension-words.ts'
import { Authorized } from './Authorized.tsx'

type Input = PathInput<typeof icbcPaths.getAuth>

/** Authorizes the company to read the account at its bank, and takes that back. */
export default function GetAuthScreen({ input }: { readonly input: Input }) {
  return (
    <BankVisit screen="getAuth" from={input.from}>
      {(account, leaveFor) =>
        account.authorized === '1' ? (
          <Authorized account={account} from={input.from} />
        ) : (
          <BankVisitForm
            screen="getAuth"
            account={account}
            input={input}
            act="授权"
            onLeave={leaveFor}
            footNote={`请选择您开立${ACCOUNT}的银行，授权在该银行的页面完成`}
          >
            <Card title="授权后我们可以查询">
              <BulletList items={[...AUTHORIZED_DATA, NOT_AUTHORIZED]} />
            </Card>
          </BankVisitForm>
        )
      }
    </BankVisit>
  )
}
