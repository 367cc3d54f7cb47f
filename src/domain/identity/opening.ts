/** The steps of opening an account, and which of them an address may open: rules.md#opening-steps. */

/** In their order. `done`: the account is open and has its trading password. */
export const OPENING_STEPS = ['document', 'confirm', 'info', 'card', 'password', 'done'] as const
export type OpeningStep = (typeof OPENING_STEPS)[number]

/**
 * The parts of an opening that the provider holds. `pictures`: both sides of the identity card;
 * `document`: the confirmed text of it; `info`: personal information and tax residence; `account`:
 * the card was checked and the account exists.
 */
export type OpeningFact = 'pictures' | 'document' | 'info' | 'account' | 'password'

/**
 * The parts that must be there before a step opens. The product of a step is what the next one
 * needs more: the pictures, their confirmed text, the information, the account, the password.
 */
const NEEDS: Readonly<Record<OpeningStep, readonly OpeningFact[]>> = {
  document: [],
  confirm: ['pictures'],
  info: ['pictures', 'document'],
  card: ['pictures', 'document', 'info'],
  // An account that exists needs no documents here.
  password: ['account'],
  done: ['account', 'password'],
}

/** For how many days the provider keeps an opening that was not finished. */
export const OPENING_DAYS = 30

/** rules.md#opening-steps, 1: the step that is next, the last one that has all that it needs. */
export function nextOpeningStep(have: ReadonlySet<OpeningFact>): OpeningStep {
  const ready = OPENING_STEPS.filter((step) => NEEDS[step].every((fact) => have.has(fact)))
  return ready[ready.length - 1] ?? 'document'
}

const place = (step: OpeningStep): number => OPENING_STEPS.indexOf(step)

/**
 * rules.md#opening-steps, 2: the step that opens where an address names `wish` and the provider
 * allows `next`. An earlier one opens for correction until the account exists.
 */
export function openedStep(wish: OpeningStep, next: OpeningStep): OpeningStep {
  if (place(wish) > place(next)) return next
  return place(next) >= place('password') ? next : wish
}

/** The titles of the flow, as its indicator shows them, and each step's place among them. */
export const OPENING_TITLES = ['身份验证', '绑定银行卡', '设置密码', '完成'] as const

export const OPENING_TITLE_OF: Readonly<Record<OpeningStep, 0 | 1 | 2 | 3>> = {
  document: 0,
  confirm: 0,
  info: 0,
  card: 1,
  password: 2,
  done: 3,
}

/** Returns how many of the flow's steps are left before it is done. */
export const openingStepsLeft = (next: OpeningStep): number =>
  OPENING_TITLE_OF.done - OPENING_TITLE_OF[next]

/** The three steps of handing in an identity card: pictures, correction, review. */
export type DocumentStep = '1' | '2' | '3'

export interface DocumentFacts {
  /** Both sides were read and not confirmed yet. */
  readonly pictures: boolean
  /** As queryOcrStatus: 0 none, 1 waiting, 2 approved, 3 rejected. */
  readonly approveStatus: '0' | '1' | '2' | '3'
}

/**
 * rules.md#opening-steps, 4: renewing the document of an account that is open. While a reviewer has
 * it there is nothing to hand in; the correction needs pictures.
 */
export function openedDocumentStep(wish: DocumentStep, facts: DocumentFacts): DocumentStep {
  if (facts.approveStatus === '1') return '3'
  if (wish === '2' && !facts.pictures) return '1'
  return wish === '3' && facts.approveStatus === '0' ? '1' : wish
}
