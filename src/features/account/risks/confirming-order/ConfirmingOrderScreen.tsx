import { risksPaths } from '#paths/risks.ts'
import type { PathInput } from '#paths/path.ts'
import { FundPage } from '#shared/parts/fund/FundPage.tsx'
import { orderAddress } from '#paths/order-address.ts'
import { ResultLoaded } from '../parts/ResultLoaded.tsx'
import { useState } from 'react'
import { CallRefused } from '#api/client.ts'
import { compareRisk, type FundRiskLevel, type RiskMatch } from '#domain/identity/risk.ts'
import { FormTemplate } from '#templates/FormTemplate.tsx'
import { FundLine } from '#shared/parts/fund/FundLine.tsx'
import { RiskLine } from '#templates/RiskLine.tsx'
import { useShell } from '#templates/shell-context.ts'
import { useReplace } from '#templates/ways/use-replace.ts'
import { BulletList } from '#ui/lists/BulletList.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { CheckLine } from '#ui/fields/CheckLine.tsx'
import { dialog } from '#ui/overlays/dialog.ts'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import {
  MATCH_WORDS,
  riskStatements,
  className,
  fundRiskName,
} from '#domain/identity/risk-words.ts'
import { investorClass, type Result } from '../parts/RiskResult.tsx'

type Input = PathInput<typeof risksPaths.confirmingOrder>

/** The full comparison of a fund's risk with the investor's class, before the order continues. */
export default function ConfirmingOrderScreen({
  input: { fundCode, from },
}: {
  readonly input: Input
}) {
  return (
    <FundPage fundCode={fundCode} ownTemplate>
      {(fund) => (
        <ResultLoaded way={{ from: orderAddress(fundCode, from, null) }}>
          {(result) => <ConfirmForm fund={fund} result={result} from={from} />}
        </ResultLoaded>
      )}
    </FundPage>
  )
}

interface Props {
  readonly fund: Parameters<typeof FundLine>[0]['fund'] & {
    readonly fundRiskLevel: FundRiskLevel
  }
  readonly result: Result
  /** The address of the order, with the values that were entered. */
  readonly from: string | undefined
}

/** An expired assessment allows no comparison. */
type Way = RiskMatch | 'expired'

/**
 * Compares a fund's risk with the investor's class; for a higher risk, with the statements that
 * must be read and accepted.
 */
function ConfirmForm({ fund, result, from }: Props) {
  const shell = useShell()
  const [agreed, setAgreed] = useState(false)
  const { fundCode } = fund
  const level = investorClass(result)
  const match = compareRisk(level, fund.fundRiskLevel)
  const way: Way = result.expired ? 'expired' : match
  const go = useReplace()
  const order = orderAddress(fundCode, from, null)

  /**
   * Runs the gate without its risk warning, which this page replaces. All its other checks apply.
   */
  async function goOn() {
    try {
      const passed = await shell.tradeGate(fundCode, ['riskWarning'])
      if (passed !== null) go(orderAddress(fundCode, from, passed.cfmTime))
    } catch (error) {
      // After a network failure the network toast has been shown.
      if (error instanceof CallRefused)
        await dialog.alert({ content: error.retMsg || '暂时无法继续，请稍后再试' })
    }
  }

  const actions: Readonly<Record<Way, Parameters<typeof FormTemplate>[0]['action']>> = {
    allowed: { text: '继续买入', missing: null, onClick: () => go(order) },
    warn: {
      text: '知悉风险，继续购买',
      missing: agreed ? null : { reason: '请先阅读并勾选承担风险的声明' },
      onClick: goOn,
    },
    blocked: { text: '返回', missing: null, onClick: shell.back },
    expired: {
      text: '重新测评',
      missing: null,
      onClick: () => go(risksPaths.assessment.to({ from: order })),
    },
  }
  const agreement = (
    <CheckLine checked={agreed} onChange={setAgreed}>
      我已阅读以上内容，了解并愿意自行承担风险
    </CheckLine>
  )
  return (
    <FormTemplate
      action={actions[way]}
      note={way === 'warn' ? agreement : undefined}
      footNote={<RiskLine />}
    >
      <FundLine fund={fund} />
      <Card title="风险匹配">
        <KeyValue
          items={[
            { label: '基金风险等级', value: fundRiskName(fund.fundRiskLevel) },
            {
              label: '您的类别',
              value: className(level),
              note: result.expired ? '已过期' : undefined,
            },
            { label: '匹配结果', value: result.expired ? '请重新测评' : MATCH_WORDS[match].short },
          ]}
        />
      </Card>
      {way === 'warn' ? (
        <Card title="购买前请了解">
          <BulletList items={riskStatements(level, fund.fundRiskLevel)} />
        </Card>
      ) : null}
    </FormTemplate>
  )
}
