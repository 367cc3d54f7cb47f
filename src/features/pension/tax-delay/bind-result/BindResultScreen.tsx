import type { PathInput } from '#paths/path.ts'
import { pensionAccountPaths } from '#paths/pension/pension-account.ts'
import { taxDelayPaths } from '#paths/pension/tax-delay.ts'
import { useWayBack } from '#shared/engines/person/use-way-back.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { ResultTemplate } from '#templates/ResultTemplate.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import {
  usePensionAccount,
  type PensionAccount,
} from '#shared/engines/pension/use-pension-account.ts'
import { useReplace } from '#templates/ways/use-replace.ts'

type Input = PathInput<typeof taxDelayPaths.bindResult>

/** Shows whether the fund account is open, by the provider's word alone. */
export default function BindResultScreen({ input }: { readonly input: Input }) {
  const query = usePensionAccount()
  return (
    <Loaded query={query} skeleton={<SkeletonScreen shape="steps" />}>
      {(account) => (
        <Result
          account={account}
          from={input.from}
          onAgain={async () => {
            await query.refetch()
          }}
        />
      )}
    </Loaded>
  )
}

interface Props {
  readonly account: PensionAccount
  readonly from: string | undefined
  readonly onAgain: () => Promise<void>
}

function Result({ account, from, onAgain }: Props) {
  const replace = useReplace()
  const { goOn } = useWayBack(from)
  const { bankName, cardTail, fundAccountFlag } = account
  const toAccount = () => replace(pensionAccountPaths.home.to())
  const toHome = () => replace(taxDelayPaths.taxDelayHome.to({ from }))
  if (fundAccountFlag !== '1') {
    return (
      <ResultTemplate
        tone="waiting"
        title="还没有查到开通结果"
        note="如果刚刚提交过，请稍后再次查询；没有提交过，可以回到办理进度"
        primary={{ text: '再次查询', onClick: onAgain }}
        secondary={{ text: '回到办理进度', onClick: toHome }}
      />
    )
  }
  return (
    <ResultTemplate
      tone="done"
      title="养老金基金账户已开通"
      note={`缴存请到${bankName}办理，每年最多 12,000 元`}
      primary={
        from === undefined
          ? { text: '查看养老金账户', onClick: toAccount }
          : { text: '继续', onClick: goOn }
      }
    >
      <Card title="资金账户">
        <KeyValue
          items={[
            { label: '开户银行', value: bankName },
            { label: '账户尾号', value: cardTail ?? '--' },
          ]}
        />
      </Card>
    </ResultTemplate>
  )
}
