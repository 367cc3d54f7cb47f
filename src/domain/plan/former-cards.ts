import type { PlanStatus } from './plan-changes.ts'

interface Debited {
  readonly bankSerial: string
  /** The name of the payer; empty for a card that is untied. */
  readonly channelName: string
  readonly status: PlanStatus
}

/** A card from which plans are debited. */
export interface FormerCard<P> {
  readonly bankSerial: string
  readonly name: string
  readonly plans: readonly P[]
}

const UNTIED = '已解绑的银行卡'

/** The cards from which plans are debited, those first that cannot pay any more. */
export function formerCards<P extends Debited>(plans: readonly P[]): readonly FormerCard<P>[] {
  const serials = [...new Set(plans.map(({ bankSerial }) => bankSerial))]
  const cards = serials.map((bankSerial) => {
    const own = plans.filter((plan) => plan.bankSerial === bankSerial)
    const named = own.find(({ channelName }) => channelName !== '')
    return { bankSerial, name: named?.channelName ?? UNTIED, plans: own }
  })
  const isStopped = ({ plans: own }: FormerCard<P>) =>
    own.some(({ status }) => status === 'abnormal')
  return [...cards.filter(isStopped), ...cards.filter((card) => !isStopped(card))]
}
