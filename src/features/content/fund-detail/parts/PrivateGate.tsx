import { useState, type ReactNode } from 'react'
import { queryPrivateState } from '#api/calls/private-plan.ts'
import { useCurrent } from '#api/use-current.ts'
import { PRIVATE_STEPS, showsProducts } from '#domain/private-plan/steps.ts'
import { RISK_LINES } from '#domain/publicity/risk-lines.ts'
import { inOwnChannel } from '#platform/open-app.ts'
import { useRealName } from '#shared/engines/person/use-real-name.ts'
import { useLeaveFor } from '#shared/engines/person/use-way-back.ts'
import { HandOverSheet } from '#shared/parts/outside/HandOverSheet.tsx'
import { ActBar } from '#templates/acts/ActBar.tsx'
import { DataTemplate } from '#templates/DataTemplate.tsx'
import { RiskLine } from '#templates/RiskLine.tsx'
import { StaleNotice } from '#templates/StaleNotice.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { SkeletonScreen, type SkeletonShape } from '#ui/layout/Skeleton.tsx'
import { BulletList } from '#ui/lists/BulletList.tsx'
import { Timeline, type Step } from '#ui/lists/Timeline.tsx'
import { ConfirmSheet } from './ConfirmSheet.tsx'
import { STEP_WORDS, type PrivateState } from './private-steps.ts'

interface GateProps {
  /** The address at which the app goes on. */
  readonly to: string
  readonly skeleton?: SkeletonShape
  /** Shown below the general notice, to who has not confirmed too. */
  readonly besides?: ReactNode
  readonly children: (state: PrivateState) => ReactNode
}

/** Shows its children to who has confirmed, and to everyone else the general notice alone. */
export function PrivateGate({ to, skeleton = 'detail', besides, children }: GateProps) {
  const state = useCurrent(queryPrivateState, {})
  return (
    <DataTemplate query={state} skeleton={<SkeletonScreen shape={skeleton} />}>
      {(known) =>
        showsProducts(known.missing) ? (
          children(known)
        ) : (
          <PrivateNotice state={known} to={to} besides={besides} />
        )
      }
    </DataTemplate>
  )
}

export const PrivateRiskLine = () => <RiskLine>{RISK_LINES.private}</RiskLine>

/** The steps with what is done and what is next. */
export const privateSteps = ({ missing, reviewing }: PrivateState): readonly Step[] =>
  PRIVATE_STEPS.filter((step) => step !== 'ready').map((step) => ({
    key: step,
    label: STEP_WORDS[step].name,
    note: step === 'qualify' && reviewing ? '材料审核中' : STEP_WORDS[step].note,
    state: !missing.includes(step) ? 'done' : missing[0] === step ? 'now' : 'pending',
  }))

interface NoticeProps extends Pick<GateProps, 'to' | 'besides'> {
  readonly state: PrivateState
}

function PrivateNotice({ state, to, besides }: NoticeProps) {
  const [sheet, setSheet] = useState<'none' | 'confirm' | 'handOver'>('none')
  const leaveFor = useLeaveFor()
  const verify = useRealName()
  const close = () => setSheet('none')
  const [step = 'confirm'] = state.missing
  const words = step === 'ready' ? STEP_WORDS.confirm : STEP_WORDS[step]
  async function go() {
    if (!inOwnChannel()) return setSheet('handOver')
    if (step === 'verify') return void (await verify())
    if (step === 'assess') return leaveFor('assessment')
    return setSheet('confirm')
  }
  return (
    <>
      <Page footNote={<PrivateRiskLine />}>
        <StaleNotice />
        <Card title="专户理财">
          <BulletList
            items={[
              '专户只向合格投资者非公开募集，不公开介绍产品、业绩和持有人',
              '完成特定对象确认后，可以查看产品信息',
              '查看不代表购买，签约前还要认定资格并逐条确认风险',
            ]}
          />
        </Card>
        <Card title="开始前的步骤">
          <Timeline steps={privateSteps(state)} />
        </Card>
        {besides}
      </Page>
      <ActBar acts={[{ text: inOwnChannel() ? words.act : '去 App 办理', onClick: go }]} />
      <ConfirmSheet open={sheet === 'confirm'} onClose={close} state={state} />
      <HandOverSheet open={sheet === 'handOver'} onClose={close} to={to} act="专户确认和签约" />
    </>
  )
}
