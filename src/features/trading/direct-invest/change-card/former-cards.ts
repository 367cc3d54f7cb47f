import type { Plan } from '#shared/plan/plan-words.ts'

export interface FormerCard {
  readonly bankSerial: string
  /** What pays, by name; one that is untied has none. */
  readonly name: string
  readonly plans: readonly Plan[]
}

const UNTIED = '已解绑的银行卡'

/** The cards from which plans are debited, those first that cannot pay any more. */
export function formerCards(plans: readonly Plan[]): readonly FormerCard[] {
  const serials = plans
    .map(({ bankSerial }) => bankSerial)
    .filter((serial, at, all) => all.indexOf(serial) === at)
  const cards = serials.map((bankSerial) => {
    const own = plans.filter((plan) => plan.bankSerial === bankSerial)
    const named = own.find(({ channelName }) => channelName !== '')
    return { bankSerial, name: named?.channelName ?? UNTIED, plans: own }
  })
  const isStopped = ({ plans: own }: FormerCard) => own.some(({ status }) => status === 'abnormal')
  return [...cards.filter(isStopped), ...cards.filter((card) => !isStopped(card))]
}
