import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { formatDateTime } from '#domain/calendar/format-dates.ts'
import type { UntieType, UntyingBlock } from '#domain/binding/untying.ts'
import { pensionAccountPaths } from '#paths/pension/pension-account.ts'
import { HelpRow } from '#shared/parts/help/HelpRow.tsx'
import { useLeaveFor } from '#shared/engines/person/use-way-back.ts'
import { FlowTemplate } from '#templates/FlowTemplate.tsx'
import type { Missing } from '#ui/base/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { BulletList } from '#ui/lists/BulletList.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { UNTIE_WORDS } from '#domain/binding/untying-words.ts'

/** The element id of the obstacles: the button leads here. */
export const LOAD = 'card-load'

interface Props {
  readonly type: UntieType
  readonly block: UntyingBlock | null
  readonly coolDownUntil: string | null
  /** A request to replace the card, which is being decided. */
  readonly onProgress?: () => void
  readonly onGoOn: () => void
  /** The subject of it, and the things that it carries. */
  readonly children?: ReactNode
}

const restEnd = (until: string | null) => formatDateTime(until, { seconds: false })

function missingFor(block: UntyingBlock | null, until: string | null): Missing | null {
  if (block === 'inUse') return { reason: '请先处理这张卡上的资产和计划', target: LOAD }
  if (block === 'resting') return { reason: `请于 ${restEnd(until)} 之后再办理` }
  return null
}

/** The first step: what ends and what stays, or the obstacles. */
export function UntyingTerms(props: Props) {
  const { type, block, coolDownUntil, onProgress, onGoOn, children } = props
  const leaveFor = useLeaveFor()
  const navigate = useNavigate()
  const words = UNTIE_WORDS[type]
  const action = {
    text: words.goOn,
    missing: missingFor(block, coolDownUntil),
    onClick: onGoOn,
  }
  // A frozen account can still deal with the obstacles.
  const instead =
    block === 'noPassword'
      ? { text: '先设置交易密码', onClick: () => leaveFor('tradingPassword') }
      : block === 'replacing' && onProgress !== undefined
        ? { text: '查看换卡进度', onClick: onProgress }
        : block === 'pensionCard'
          ? {
              text: '查看养老金账户',
              onClick: () => void navigate(pensionAccountPaths.home.to()),
            }
          : null
  return (
    <FlowTemplate
      steps={words.steps}
      current={0}
      action={{ ...action, ...(instead === null ? {} : { ...instead, sends: null }) }}
    >
      {block === 'resting' ? (
        <Banner tone="warning">
          {`您刚更换了手机号，为保护资金安全，${restEnd(coolDownUntil)} 之后才能办理`}
        </Banner>
      ) : null}
      {block === 'replacing' ? (
        <Banner tone="info">这张卡正在办理更换，审核结束前不能解绑或重复提交</Banner>
      ) : null}
      {block === 'pensionCard' ? (
        <Banner tone="warning">这张卡是个人养老金资金账户，请到开户银行办理换卡</Banner>
      ) : null}
      {block === 'noPassword' ? (
        <Banner tone="info">办理需要验证交易密码，您还没有设置</Banner>
      ) : null}
      {block === 'resting' || block === 'pensionCard' ? (
        <RowCard>
          <HelpRow source="untie" />
        </RowCard>
      ) : null}
      {children}
      <Card title={type === '4' ? '会有哪些影响' : '办理后'}>
        <BulletList items={words.ends} />
      </Card>
      <Card title={type === '4' ? '哪些会转到新卡' : '不受影响'}>
        <BulletList items={words.stays} />
      </Card>
    </FlowTemplate>
  )
}
