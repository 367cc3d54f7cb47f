import { bindingPaths } from '#paths/binding.ts'
import { cardName } from '#shared/bank/card-name.ts'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { CardLoad } from './CardLoad.tsx'
import { LOAD } from './UntyingTerms.tsx'
import type { CardFacts } from './use-card-facts.ts'

interface Props {
  readonly type: '3' | '4' | '5'
  readonly facts: CardFacts
  readonly from: string | undefined
}

/** What follows for the user's other cards; null where nothing does. */
function warning({ bound, cards }: CardFacts): string | null {
  const next = cards.find((it) => it.bankSerial !== bound.bankSerial)
  if (next === undefined) return '这是您唯一的银行卡，解绑后需先添加银行卡才能买入'
  if (bound.isMain !== '1') return null
  return `这是您的主卡，解绑后由${cardName(next)}接替`
}

/** The card that is meant, what it carries, and what its untying means for the others. */
export function CardSummary({ type, facts, from }: Props) {
  const { bound, use } = facts
  const { bankSerial } = bound
  const isFree = Object.values(facts.card?.load ?? {}).every((it) => it === 0 || it === false)
  const warned = type === '3' ? warning(facts) : null
  const link = (to: '3' | '4', title: string, note: string) => (
    <RowCard>
      <Row
        title={title}
        note={note}
        href={bindingPaths.untieBinding.to({ type: to, step: '1', bankSerial, from })}
      />
    </RowCard>
  )
  return (
    <>
      <Card>
        <KeyValue
          items={[
            { label: '银行卡', value: cardName(bound) },
            ...(bound.available ? [] : [{ label: '状态', value: bound.unavailableReason }]),
            ...(type === '4'
              ? [{ label: '卡上有', value: carried(facts) }]
              : isFree
                ? [{ label: '卡上资产', value: '没有份额、在途交易和定投计划' }]
                : []),
          ]}
        />
      </Card>
      {warned === null ? null : <Banner tone="warning">{warned}</Banner>}
      {type === '3' && !isFree ? (
        <>
          <div id={LOAD}>
            <Banner tone="info">卡上还有以下资产或计划，处理完后才能解绑</Banner>
          </div>
          <CardLoad bankSerial={bankSerial} use={use} />
          {link('4', '这张卡已丢失或注销', '不用卖出，份额和计划可以转到同一银行的新卡')}
        </>
      ) : null}
      {type === '5' && use.plans.length > 0 ? (
        <Banner tone="warning">
          {`卡上有 ${use.plans.length} 个定投计划，解除签约后将扣款失败，请先更换扣款银行卡`}
        </Banner>
      ) : null}
      {type === '4' && isFree
        ? link('3', '直接解绑这张卡', '卡上没有资产和计划，解绑后添加新卡即可，无需审核')
        : null}
    </>
  )
}

function carried({ use }: CardFacts): string {
  const parts = [
    [use.shares.length, '只基金'],
    [use.plans.length, '个定投计划'],
    [use.orders.length, '笔在途交易'],
    [use.arriving.length, '笔未到账款项'],
  ] as const
  const said = parts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`)
  return said.length === 0 ? '没有份额、在途交易和定投计划' : said.join('，')
}
