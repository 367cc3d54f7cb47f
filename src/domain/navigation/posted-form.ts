import { HAND_OVER_FIELDS } from './hand-over.ts'
import { outsideAddress } from './outside-address.ts'

/** A form by a ticket, as the provider gives it (rules.md#posted-forms). */
export type PostedForm =
  | { readonly direction: 'in'; readonly route: string; readonly fields: readonly FormField[] }
  | { readonly direction: 'out'; readonly action: string; readonly fields: readonly FormField[] }

export interface FormField {
  readonly name: string
  readonly value: string
}

/** A bank that receives forms. */
export interface FormBank {
  /** The one host of its https addresses; subdomains are not included. */
  readonly host: string
  readonly name: string
}

/** The next step of a form. */
export type FormStep =
  | { readonly step: 'enter'; readonly route: string; readonly fields: readonly FormField[] }
  | {
      readonly step: 'send'
      readonly action: string
      readonly bank: string
      readonly fields: readonly FormField[]
    }
  | { readonly step: 'refuse' }

/**
 * The routes that a bank's form may open, with the fields that each takes; any other field is
 * dropped.
 */
const ROUTES: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ['/cmbResult', ['signNo', 'extStr']],
  ['/taxDelay/bankRedirect', ['purpose', 'bankId', 'signNo']],
  ['/icbc/result', ['signNo']],
  ['/qianda/portal', HAND_OVER_FIELDS],
])

/**
 * Returns where a form leads: into the app on a listed route, to a bank by an https address of a
 * listed host, else nowhere (rules.md#posted-forms).
 */
export function formStep(form: PostedForm, banks: readonly FormBank[]): FormStep {
  if (form.direction === 'in') {
    const names = ROUTES.get(form.route)
    if (names === undefined) return { step: 'refuse' }
    const fields = form.fields.filter(({ name }) => names.includes(name))
    return { step: 'enter', route: form.route, fields }
  }
  const found = outsideAddress(
    form.action,
    banks.map(({ host }) => host),
  )
  if ('refused' in found) return { step: 'refuse' }
  const bank = banks.find(({ host }) => host === found.url.hostname)
  if (bank === undefined) return { step: 'refuse' }
  return { step: 'send', action: found.url.href, bank: bank.name, fields: form.fields }
}
