import { useFrozenStop } from '#templates/frozen/use-frozen-stop.ts'
import { icbcPaths } from '#paths/icbc.ts'
import type { PathInput } from '#paths/path.ts'
import { Card } from '#ui/layout/Card.tsx'
import { BulletList } from '#ui/lists/BulletList.tsx'
import { BankVisit } from '../parts/BankVisit.tsx'
import { BankVisitForm } from '../parts/BankVisitForm.tsx'
import { ACCOUNT, AUTHORIZED_DATA, NOT_AUTHORIZED } from '../parts/pension-words.ts'
import { useQueryClient } from '@tanstack/react-query'
import { withdrawPensionAuthorization } from '#api/calls/pension/pension-bank.ts'
import { rereadAll } from '#api/reread.ts'
import { useAgreements } from '#shared/engines/agreement/use-agreements.ts'
import { submissionCall } from '#shared/engines/submission/submission-call.ts'
import { noAnswer } from '#shared/engines/submission/submission-words.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { FormTemplate } from '#templates/FormTemplate.tsx'
import { useReplace } from '#templates/ways/use-replace.ts'
import { Button } from '#ui/base/Button.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { dialog } from '#ui/overlays/dialog.ts'
import { toast } from '#ui/base/toast.ts'
import type { PensionAccount } from '#shared/engines/pension/use-pension-account.ts'
import { useFlowEnd } from '#shared/engines/pension/use-flow-end.ts'

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

interface AuthorizedProps {
  readonly account: PensionAccount
  readonly from: string | undefined
}

const WITHDRAW = submissionCall(withdrawPensionAuthorization, {})

/** Asks whether the user wants to end the authorization. */
const confirmed = (bound: boolean) =>
  dialog.confirmed({
    title: '撤回查询授权',
    content: bound
      ? '撤回后不再查询缴存金额和剩余额度。已绑定的账户和持有的基金不受影响，之后可以重新授权'
      : '撤回后不能核对和绑定资金账户，之后可以重新授权。您在银行的账户不受影响',
    confirmText: '撤回授权',
    cancelText: '暂不撤回',
    danger: true,
  })

/** Shows what is authorized, for which account, and the way to end it. */
function Authorized({ account, from }: AuthorizedProps) {
  const replace = useReplace()
  const queries = useQueryClient()
  const end = useFlowEnd(from)
  const agreements = useAgreements('pension')
  const stop = useFrozenStop('withdrawPensionAuthorization')
  const { bankName, cardTail, status } = account
  const bound = status === 'bound'
  const next = bound
    ? { text: end.text, onClick: end.go }
    : { text: '绑定资金账户', onClick: () => replace(icbcPaths.bindCard.to({ from })) }
  const withdrawing = useSubmission({
    check: () => confirmed(bound),
    call: () => WITHDRAW({}),
    onDone() {
      // A new authorization needs the agreements to be accepted again.
      agreements.update({ read: [], agreed: false })
      toast.show('已撤回授权')
    },
    // Also where the end is not known: the page then shows what the provider has.
    onSettled: () => rereadAll(queries),
    words: { unknown: { at: 'dialog', text: noAnswer('请查看授权状态后再试') } },
    repeatable: true,
  })
  return (
    <FormTemplate
      action={{ ...next, missing: null }}
      footNote="撤回授权只影响查询，不影响您在银行的账户"
    >
      <Card title="查询授权">
        <KeyValue
          items={[
            { label: '开户银行', value: bankName },
            { label: '账户尾号', value: cardTail ?? '--' },
            { label: '授权状态', value: '已授权' },
          ]}
        />
      </Card>
      <Card title="授权内容">
        <BulletList items={[...AUTHORIZED_DATA, NOT_AUTHORIZED]} />
      </Card>
      <Button kind="text" block missing={stop?.missing ?? null} onClick={() => withdrawing.start()}>
        撤回授权
      </Button>
    </FormTemplate>
  )
}
