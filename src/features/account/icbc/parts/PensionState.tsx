import { Navigate } from 'react-router-dom'
import { icbcPaths } from '#paths/icbc.ts'
import { pensionAccountPaths } from '#paths/pension/pension-account.ts'
import { taxDelayPaths } from '#paths/pension/tax-delay.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { ResultTemplate } from '#templates/ResultTemplate.tsx'
import { useReplace } from '#templates/ways/use-replace.ts'
import { Card } from '#ui/layout/Card.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { BulletList } from '#ui/lists/BulletList.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { Row } from '#ui/lists/Row.tsx'
import {
  usePensionAccount,
  type PensionAccount,
} from '#shared/engines/pension/use-pension-account.ts'
import { ACCOUNT, possibleNow } from './pension-words.ts'
import { useFlowEnd } from '#shared/engines/pension/use-flow-end.ts'

interface Props {
  readonly from: string | undefined
}

/** Shows how far the pension account is, by the provider's word, and what to do next. */
export function PensionState({ from }: Props) {
  const query = usePensionAccount()
  return (
    <Loaded query={query} skeleton={<SkeletonScreen shape="steps" />}>
      {(account) => <State account={account} from={from} />}
    </Loaded>
  )
}

function State({ account, from }: Props & { readonly account: PensionAccount }) {
  const replace = useReplace()
  const end = useFlowEnd(from)
  const { status, bankName, cardTail, authorized, pending } = account
  const to = (path: 'openAccount' | 'getAuth' | 'bindCard') => () =>
    replace(icbcPaths[path].to({ from }))
  const later = { text: '稍后再办', onClick: end.go }
  switch (status) {
    case 'opening':
      return pending === null ? null : (
        <Navigate to={icbcPaths.result.to({ signNo: pending.signNo, from })} replace />
      )
    case 'none':
      return (
        <EmptyState
          kind="empty"
          title={`您还没有开立${ACCOUNT}`}
          note="开立前可以先了解缴存、支取和税收规则"
          actionText="去开立"
          onAction={to('openAccount')}
        />
      )
    case 'opened':
      return authorized === '1' ? (
        <ResultTemplate
          tone="done"
          title={`${bankName}已开立资金账户`}
          note={`资金账户尾号 ${cardTail ?? '--'}，绑定后可以在这里查看和管理`}
          primary={{ text: '绑定资金账户', onClick: to('bindCard') }}
          secondary={later}
        />
      ) : (
        <ResultTemplate
          tone="waiting"
          title="还需要您的查询授权"
          note={`您已在${bankName}开立资金账户，授权后才能核对和绑定`}
          primary={{ text: '去授权', onClick: to('getAuth') }}
          secondary={later}
        />
      )
    case 'bound':
      return (
        <ResultTemplate
          tone="done"
          title="资金账户已绑定"
          note="额度、缴存和买入的基金在养老金账户查看"
          primary={{ text: end.text, onClick: end.go }}
        >
          <Card title={ACCOUNT}>
            <KeyValue
              items={[
                { label: '开户银行', value: bankName },
                { label: '账户尾号', value: cardTail ?? '--' },
                { label: '查询授权', value: authorized === '1' ? '已授权' : '未授权' },
              ]}
            />
          </Card>
          <Card title="现在可以">
            <BulletList items={possibleNow(bankName, authorized === '1')} />
          </Card>
          <Card flush>
            <Row
              title="养老金账户"
              note="缴存额度、持有的基金"
              href={pensionAccountPaths.home.to()}
            />
            <Row
              title="办理进度"
              note="开通养老金基金账户，缴存与买入"
              href={taxDelayPaths.taxDelayHome.to({ from })}
            />
            <Row
              title="管理查询授权"
              note="授权用于展示缴存金额和剩余额度"
              href={icbcPaths.getAuth.to({ from })}
            />
          </Card>
        </ResultTemplate>
      )
  }
}
