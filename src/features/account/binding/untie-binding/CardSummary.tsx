import { otherCardsWarning, loadWords } from '#domain/binding/untying-words.ts'
import { isLoaded } from '#domain/binding/untying.ts'
import { bindingPaths } from '#paths/binding.ts'
import { cardName } from '#domain/bank/card-name.ts'
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

/** The card that is meant, what it carries, and what its untying means for the others. */
export function CardSummary({ type, facts, from }: Props) {
  const { bound, use } = facts
  const { bankSerial } = bound
  const { load } = facts.card
  const warned = type === '3' ? otherCardsWarning(bound, facts.cards) : null
  const isFree = !isLoaded(load)
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
              ? [{ label: '卡上有', value: loadWords(load) }]
              : isFree
                ? [{ label: '卡上资产', value: loadWords(load) }]
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
