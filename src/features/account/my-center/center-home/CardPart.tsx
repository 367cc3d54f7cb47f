import type { FrozenStop } from '#templates/frozen/use-frozen-stop.ts'
import { formatShortYuan } from '#domain/money/format-figures.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { bindingPaths } from '#paths/binding.ts'
import { cardName } from '#domain/bank/card-name.ts'
import type { BoundCard } from '#shared/engines/bank/bank.ts'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { Tag } from '#ui/text/Tag.tsx'
import styles from './CardPart.module.css'

interface Props {
  readonly card: BoundCard
  /** The request to replace it that is being decided; null without one. */
  readonly replacing: { readonly requestNo: string; readonly dueDate: string } | null
  /** Its bank signs on a page of its own, where the contract can be ended. */
  readonly signed: boolean
  /** The reason why it cannot be made the main card now. */
  readonly stop: FrozenStop | null
  readonly onMain: () => void
  readonly onLimits: () => void
}

const limitWords = (single: string, day: string): string =>
  `单笔 ${formatShortYuan(single)}，单日 ${formatShortYuan(day)}`

/** One card: what it can do, and what can be done with it. */
export function CardPart({ card, replacing, signed, stop, onMain, onLimits }: Props) {
  const name = cardName(card)
  const { ownSingleLimit, ownDayLimit, unbindBlock } = card
  const isMain = card.isMain === '1'
  const isPension = card.pension === '1'
  const untie = (type: '3' | '4' | '5') =>
    bindingPaths.untieBinding.to({ type, step: '1', bankSerial: card.bankSerial })
  const hasOwn = ownSingleLimit !== null && ownDayLimit !== null
  return (
    <section aria-label={name} className={styles.card}>
      <h3 className={styles.name}>
        <span>{name}</span>
        {isMain ? <Tag tone="brand">主卡</Tag> : null}
        {isPension ? <Tag tone="gold">养老金</Tag> : null}
        {card.available ? null : <Tag tone="warning">暂不可用</Tag>}
      </h3>
      <p className={styles.note}>{`银行限额：${limitWords(card.singleLimit, card.dayLimit)}`}</p>
      {card.available ? null : (
        <p className={styles.reason}>
          {replacing === null ? card.unavailableReason : '银行卡已挂失，换卡申请审核中'}
        </p>
      )}
      <RowList label={name}>
        {replacing !== null ? (
          <Row
            title="查看换卡进度"
            note={`预计 ${formatDate(replacing.dueDate)} 前完成`}
            href={bindingPaths.untieSuccess.to({ type: '4', requestNo: replacing.requestNo })}
          />
        ) : card.lost === '1' ? (
          <Row
            title="更换银行卡"
            note="份额和定投计划转到同一银行的新卡，不用卖出"
            href={untie('4')}
          />
        ) : null}
        {isMain || !card.available || isPension ? null : (
          <Row
            title="设为主卡"
            note={stop?.text ?? '买入时优先使用'}
            {...(stop === null
              ? { onClick: onMain }
              : { value: stop.act.text, onClick: stop.act.onClick })}
          />
        )}
        {isPension ? null : (
          <Row
            title="本人限额"
            value={hasOwn ? limitWords(ownSingleLimit, ownDayLimit) : '未设置，按银行限额'}
            onClick={onLimits}
          />
        )}
        {signed && card.available ? (
          <Row title="解除签约" note="在银行页面办理，解除后不能用这张卡付款" href={untie('5')} />
        ) : null}
        {unbindBlock === '' ? (
          <Row title="解绑" href={untie('3')} />
        ) : (
          <Row title="暂不能解绑" note={unbindBlock} href={untie('3')} />
        )}
      </RowList>
    </section>
  )
}
