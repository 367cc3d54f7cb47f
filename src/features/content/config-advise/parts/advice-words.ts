import type { CapKind } from '#domain/advice/match.ts'
import { ASSET_CLASSES, ASSET_NAMES, LADDER, type Rung } from '#domain/advice/ladder.ts'

/** The caps of a match, as a sentence names them. */
export const CAP_WORDS: Readonly<Record<CapKind, string>> = {
  class: '风险等级',
  time: '用钱时间',
  loss: '能承受的亏损',
}

/** The reason why a cap bound, in a sentence. */
export const BOUND_WORDS: Readonly<Record<CapKind, string>> = {
  class: '由您的风险等级决定：更高档的组合超出风险等级，不提供',
  time: '由用钱时间决定：离用钱越近，波动越要小',
  loss: '由能承受的亏损决定：更高档在压力情形下会亏得更多',
}

/** The classes of a portfolio of the ladder: 权益 40% · 固收 50%. */
export const mixWords = (rung: Rung): string => mixFacts(rung).join(' · ')

/** The same, each class by itself. */
export const mixFacts = (rung: Rung): readonly string[] =>
  ASSET_CLASSES.filter((it) => LADDER[rung].mix[it] > 0).map(
    (it) => `${ASSET_NAMES[it]} ${LADDER[rung].mix[it]}%`,
  )

export const STRESS_NOTE =
  '压力情形：权益跌 45%、固收跌 4%、黄金跌 20%。是假设，不是预测，实际可能更差'
