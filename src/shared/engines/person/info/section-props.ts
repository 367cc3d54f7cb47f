import type { PersonalInfo } from '#domain/person/personal-info.ts'
import type { TaxInfo } from '#domain/person/tax-residence.ts'

/** A part of the form: what is entered, and how it changes. */
interface Editing<T> {
  readonly info: T
  readonly onChange: (change: Partial<T>) => void
}
export type SectionProps = Editing<PersonalInfo>
export type TaxSectionProps = Editing<TaxInfo>
