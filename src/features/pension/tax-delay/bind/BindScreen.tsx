import { Navigate } from 'react-router-dom'
import { icbcPaths } from '#paths/icbc.ts'
import type { PathInput } from '#paths/path.ts'
import { taxDelayPaths } from '#paths/pension/tax-delay.ts'
import { AgreementPart } from '#shared/engines/agreement/AgreementPart.tsx'
import { useAgreements } from '#shared/engines/agreement/use-agreements.ts'
import { TradingPasswordSheet } from '#shared/engines/person/TradingPasswordSheet.tsx'
import { FormTemplate } from '#templates/FormTemplate.tsx'
import { Loaded } from '#templates/Loaded.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { BulletList } from '#ui/lists/BulletList.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import {
  usePensionAccount,
  type PensionAccount,
} from '#shared/engines/pension/use-pension-account.ts'
import { useFundAccount } from './use-fund-account.ts'

type Input = PathInput<typeof taxDelayPaths.bind>

const FACTS = [
  '只能用资金账户的钱买入 Y 类份额，卖出的钱回到资金账户',
  '开通不收费，开通后不缴存、不买入也可以',
  '符合领取条件前，资金账户里的钱不能支取',
]

/** Opens the company's fund account for pensions, tied to the bound card. */
export default function BindScreen({ input }: { readonly input: Input }) {
  const query = usePensionAccount()
  const { from } = input
  return (
    <Loaded query={query} skeleton={<SkeletonScreen shape="form" />}>
      {(account) => {
        if (account.status !== 'bound') {
          return <Navigate to={icbcPaths.bindCard.to({ from })} replace />
        }
        return account.fundAccountFlag === '1' ? (
          <Navigate to={taxDelayPaths.bindResult.to({ from })} replace />
        ) : (
          <Opening account={account} from={from} />
        )
      }}
    </Loaded>
  )
}

interface Props {
  readonly account: PensionAccount
  readonly from: string | undefined
}

function Opening({ account, from }: Props) {
  const agreements = useAgreements('pension')
  const opening = useFundAccount(from)
  const { bankName, cardTail } = account
  return (
    <FormTemplate
      action={{
        text: '下一步，验证交易密码',
        missing: agreements.missing,
        sends: 'bindPensionFundAccount',
        onClick: () => opening.start(),
      }}
    >
      <Card title="资金账户">
        <KeyValue
          items={[
            { label: '开户银行', value: bankName },
            { label: '账户尾号', value: cardTail ?? '--' },
          ]}
        />
      </Card>
      <Card title="开通前请了解">
        <BulletList items={FACTS} />
      </Card>
      <AgreementPart agreements={agreements} />
      <TradingPasswordSheet
        open={opening.asking}
        title="请输入交易密码"
        subtitle="开通养老金基金账户"
        error={opening.problem('password')}
        onComplete={opening.enter}
        onClose={opening.cancel}
      />
    </FormTemplate>
  )
}
